import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { isWalkIn } from './door-rules.ts';

/** Somebody who was added at the door and is here. */
interface WalkIn {
  name: string;
  people: number;
}

/** Arrivals by the id of the invitee or reply, and people added at the door in order of arrival. */
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

/** Stores first arrivals of an event. No phone owns them, so any may correct them. */
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
  await insertRows(trx, 'arrivals', rows);
}
