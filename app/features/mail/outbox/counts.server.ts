import type { Db } from '#app/platform/db/client.server.ts';

/** By scope. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Adds to the counts of a period, locks their rows until the transaction ends, and returns the new values. All processes
 * lock in the same order.
 */
export async function addCounts(trx: Db, period: string, added: Counts): Promise<Counts> {
  if (added.size === 0) return added;
  const rows = await trx
    .insertInto('mail_counts')
    .values(
      [...added]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([scope, count]) => ({ scope, period, count })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'period'])
        .doUpdateSet((eb) => ({ count: eb('mail_counts.count', '+', eb.ref('excluded.count')) })),
    )
    .returning(['scope', 'count'])
    .execute();
  return new Map(rows.map(({ scope, count }) => [scope, count]));
}

/** Without a lock; a scope without a count has no entry. */
export async function readCounts(
  db: Db,
  period: string,
  scopes: readonly string[],
): Promise<Counts> {
  const rows = await db
    .selectFrom('mail_counts')
    .select(['scope', 'count'])
    .where('period', '=', period)
    .where('scope', 'in', scopes)
    .execute();
  return new Map(rows.map(({ scope, count }) => [scope, count]));
}

export async function removeOldCounts(db: Db, today: string): Promise<void> {
  await db.deleteFrom('mail_counts').where('period', '<', today).execute();
}
