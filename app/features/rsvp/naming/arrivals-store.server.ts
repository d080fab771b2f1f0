import type { Db } from '#app/platform/db/client.server.ts';

import { mostAtDoor } from '../schema.ts';

interface Move {
  inviteId: string;
  /** The id of an answer of the open link. */
  from: string;
  /** The id of the invitee to whom the answer belongs now. */
  to: string;
  now: number;
}

/**
 * Moves who is here of an answer to its invitee (behaviour 41.11). People who were counted for both are different
 * people, so the numbers add up. The invitation must be locked.
 */
export async function moveArrivals(trx: Db, { inviteId, from, to, now }: Move): Promise<void> {
  const ofEvent = trx.selectFrom('arrivals').where('invite_id', '=', inviteId);
  const rows = await ofEvent.selectAll().where('guest', 'in', [from, to]).execute();
  const moved = rows.find(({ guest }) => guest === from);
  if (!moved) return;
  const there = rows.find(({ guest }) => guest === to);
  const { last } = await ofEvent
    .select(({ fn }) => fn.max('change').as('last'))
    .executeTakeFirstOrThrow();
  if (there) await trx.deleteFrom('arrivals').where('id', '=', there.id).execute();
  await trx
    .updateTable('arrivals')
    .set({
      guest: to,
      people: Math.min(mostAtDoor, moved.people + (there?.people ?? 0)),
      version: Math.max(moved.version, there?.version ?? 0) + 1,
      change: last + 1,
      changed_at: now,
    })
    .where('id', '=', moved.id)
    .execute();
}
