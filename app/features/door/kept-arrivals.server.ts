import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { isWalkIn } from './door-rules.ts';

/** Somebody who was added at the door and is here. */
interface WalkIn {
  name: string;
  people: number;
}

/** How many people are here by the id of their invitee or reply, and who was added at the door, the first first. */
export async function listHere(
  db: Db,
  inviteId: string,
): Promise<{ here: Map<string, number>; walkIns: WalkIn[] }> {
  const rows = await db
    .selectFrom('arrivals')
    .select(['guest', 'people', 'name'])
    .where('invite_id', '=', inviteId)
    .where('people', '>', 0)
    .orderBy('change')
    .execute();
  return {
    here: new Map(rows.map(({ guest, people }) => [guest, people])),
    walkIns: rows
      .filter(({ guest }) => isWalkIn(guest))
      .map(({ name, people }) => ({ name, people })),
  };
}

/** Stores who is here of an event that had no arrivals. No phone has pressed for them, so that any may correct them. */
export async function insertHere(
  trx: Db,
  inviteId: string,
  arrivals: {
    here: readonly { guest: string; people: number }[];
    walkIns: readonly WalkIn[];
    now: number;
  },
): Promise<void> {
  const { here, walkIns, now } = arrivals;
  const listed = here.filter(({ people }) => people > 0).map((one) => ({ ...one, name: '' }));
  const added = walkIns.map((one) => ({ ...one, guest: `+${createId()}` }));
  const rows = [...listed, ...added].map((one, index) => ({
    ...one,
    id: createId(),
    invite_id: inviteId,
    version: 1,
    phone: '',
    press: 0,
    change: index + 1,
    changed_at: now,
  }));
  for (const batch of inBatches(rows)) await trx.insertInto('arrivals').values(batch).execute();
}
