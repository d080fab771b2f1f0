import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';

/** Waits until `count` connections wait for a lock of this PostgreSQL database. */
export async function waitForLocks(db: Db, count: number): Promise<void> {
  const blocked = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await blocked.execute(db)).rows.length < count);
}
