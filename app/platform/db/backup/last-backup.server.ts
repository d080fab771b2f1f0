import type { Kysely } from 'kysely';

/** One row at most. */
export interface LastBackupTable {
  made_at: number;
}

type Tables = Kysely<{ last_backup: LastBackupTable }>;

/** Notes in the database itself that it was backed up, so that every process on it knows. */
export async function noteBackup(db: Tables, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('last_backup').execute();
    await trx.insertInto('last_backup').values({ made_at: now }).execute();
  });
}

/** Null when no backup has been made by Festoon's own means. */
export async function readLastBackup(db: Tables): Promise<number | null> {
  const row = await db.selectFrom('last_backup').select('made_at').executeTakeFirst();
  return row?.made_at ?? null;
}
