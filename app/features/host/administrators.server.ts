import type { Db } from '#app/platform/db/client.server.ts';

import { revokeLinksOf } from './registration/registration-links.server.ts';

/** Read with every request, so that the right ends at once (behaviour 46.6). */
export async function isAdministrator(db: Db, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', '=', uid)
    .where('admin_since', 'is not', null)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also lets in a host who was locked, because an administrator cannot be. False when they are one already. */
export async function appoint(db: Db, uid: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosts')
    .set({ admin_since: now, locked_at: null })
    .where('uid', '=', uid)
    .where('admin_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also withdraws the unused links that they have made. False when they are none. */
export async function dismiss(db: Db, uid: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('hosts')
      .set({ admin_since: null })
      .where('uid', '=', uid)
      .where('admin_since', 'is not', null)
      .executeTakeFirst();
    await revokeLinksOf(trx, uid);
    return numUpdatedRows > 0n;
  });
}

export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('admin_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
