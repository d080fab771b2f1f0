import { fail } from '#app/platform/result.ts';

import type { Places } from '../port.ts';

/** Without a provider, addresses are used as typed, and the page says so. */
export const offlinePlaces: Places = {
  search: async () => fail('unreachable'),
  resolve: async () => fail('unreachable'),
  geocode: async () => fail('unreachable'),
  attribution: '',
  mayKeep: true,
};
