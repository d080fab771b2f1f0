import type { DoorInvite } from '#app/features/invite/service.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { type DoorLine, isExpected } from './door-rules.ts';
import { listDoorGuests } from './door.server.ts';
import { tellExpected, tellWhenOnPaper } from './paper-words.ts';

/** The guests to print: those who come or might, or everybody, in the event's language (behaviour 41.8, 49.52). */
export async function loadDoorList(
  db: Db,
  invite: DoorInvite,
  { everybody }: { everybody: boolean },
) {
  const all = await listDoorGuests(db, invite);
  const listed = everybody ? all : all.filter(isExpected);
  const people = listed.reduce((sum, { expected }) => sum + expected, 0);
  const words = getGuestWords(invite.language);
  const lines = listed.map((guest): DoorLine => [
    guest.id,
    guest.name,
    tellExpected(guest, words),
    guest.household,
    guest.note,
  ]);
  return {
    language: invite.language,
    heads: [
      words.say('paperHere'),
      words.say('paperName'),
      words.say('paperExpected'),
      words.say('paperNote'),
    ],
    when: tellWhenOnPaper(invite, words),
    lines,
    people,
    everybody,
  };
}
