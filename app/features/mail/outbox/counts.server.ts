import type { Db } from '#app/platform/db/client.server.ts';

interface Count {
  scope: string;
  period: string;
}

/** Adds to a count, locks its row until the transaction ends, and returns the new value. */
export async function addCount(trx: Db, { scope, period }: Count, added: number): Promise<number> {
  const row = await trx
    .insertInto('mail_counts')
    .values({ scope, period, count: added })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'period'])
        .doUpdateSet((eb) => ({ count: eb('mail_counts.count', '+', added) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export function readCount(trx: Db, count: Count): Promise<number> {
  return addCount(trx, count, 0);
}

export async function removeOldCounts(db: Db, today: string): Promise<void> {
  await db.deleteFrom('mail_counts').where('period', '<', today).execute();
}
