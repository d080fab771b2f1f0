import type { Clock } from '#app/platform/clock.ts';

import { proxyIssuer } from '../proxy-user.ts';
import type { Vouched } from './provider.server.ts';

/** The proxy vouches with each request, so that its user has proved just now who they are (behaviour 47.17). */
export function vouchForProxyUser({ clock }: { clock: Clock }, name: string): Vouched {
  return {
    issuer: proxyIssuer,
    subject: name,
    provenAt: clock(),
    findNames: async () => ({ username: name, name: '' }),
  };
}
