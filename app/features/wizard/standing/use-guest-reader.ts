import { limits } from '#app/features/draft/limits.ts';

import type { ReadGuests } from './invitee-entry.ts';
import { useLoaded } from './use-loaded.ts';

const lineLimits = {
  name: limits.inviteeName,
  email: limits.inviteeEmail,
  people: limits.people,
  companions: limits.companions,
};

async function load(): Promise<NonNullable<ReadGuests>> {
  const { readGuestLines } = await import('#app/features/guest-lists/formats/guest-lines.ts');
  return (lines) => readGuestLines(lines, lineLimits);
}

export const useGuestReader = (): ReadGuests => useLoaded(load);
