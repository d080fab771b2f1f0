import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { changeReplies } from '#app/platform/db/versions.server.ts';

import type { ListedParty } from './seat-rules.ts';

/** The people of a yes: those of a household who come, or one person, and the companions. */
export const seats = sql<number>`coalesce(yes_count, 1) + extra`;

const takenIn = prepareStatement<
  { inviteId: string },
  { taken: number | null; last: number | null }
>((db, value) =>
  db
    .selectFrom('rsvps')
    .select([
      sql<number | null>`sum(case when waiting is null then ${seats} else 0 end)`.as('taken'),
      sql<number | null>`max(waiting)`.as('last'),
    ])
    .where('invite_id', '=', value('inviteId'))
    .where('answer', '=', 'yes'),
);

/** The taken seats, and the next number on the waiting list. */
export async function countTaken(
  db: Db,
  inviteId: string,
): Promise<{ taken: number; next: number }> {
  const [row] = (await takenIn(db, { inviteId })).rows;
  return { taken: row?.taken ?? 0, next: (row?.last ?? 0) + 1 };
}

export async function listWaiting(db: Db, inviteId: string): Promise<ListedParty[]> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['id', 'invitee_id as inviteeId', 'waiting', seats.as('seats')])
    .where('invite_id', '=', inviteId)
    .where('waiting', 'is not', null)
    .orderBy('waiting')
    .execute();
  return rows.map((row) => ({ ...row, waiting: row.waiting ?? 0 }));
}

export async function promoteReplies(trx: Db, ids: readonly string[], now: number): Promise<void> {
  for (const batch of inBatches(ids)) {
    await changeReplies(trx)
      .set({ waiting: null, promoted_at: now })
      .where(isOneOf(trx, 'id', batch))
      .execute();
  }
}
