import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';

/** Date and number of invitees of those of these events that have any, by id. */
export async function countInviteesOf(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, { date: string; count: number }>> {
  const rows = await db
    .selectFrom('invites')
    .innerJoin('invitees', 'invitees.invite_id', 'invites.id')
    .select(({ fn }) => ['invites.id', 'invites.date', fn.countAll<number>().as('count')])
    .where(isOneOf(db, 'invites.id', inviteIds))
    .groupBy(['invites.id', 'invites.date'])
    .execute();
  return new Map(rows.map(({ id, date, count }) => [id, { date: date ?? '', count }]));
}
