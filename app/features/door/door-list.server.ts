import { formatTimes } from '#app/features/invitation/facts.ts';
import type { DoorInvite } from '#app/features/invite/service.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { type DoorLine, describeExpected, isExpected } from './door-rules.ts';
import { listDoorGuests } from './door.server.ts';

/** The guests to print: those who come or might, or everybody (behaviour 41.8). */
export async function loadDoorList(
  db: Db,
  invite: DoorInvite,
  { everybody }: { everybody: boolean },
) {
  const all = await listDoorGuests(db, invite);
  const listed = everybody ? all : all.filter(isExpected);
  const people = listed.reduce((sum, { expected }) => sum + expected, 0);
  const lines = listed.map((guest): DoorLine => [
    guest.id,
    guest.name,
    describeExpected(guest),
    guest.household,
    guest.note,
  ]);
  const when = [formatDate(invite.date), formatTimes(invite, ' – ')].filter(Boolean).join(' · ');
  return { when, lines, people, everybody };
}
