import type { Db } from '#app/platform/db/client.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import { revokeResets } from '../reset/reset-links.server.ts';
import { endSessionsOf } from '../sessions.server.ts';

interface LockServices {
  db: Db;
  clock: () => number;
  live: Publisher;
}

export async function isLocked(db: Db, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('hosts')
    .select('uid')
    .where('uid', '=', uid)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Signs a host out everywhere and keeps them from logging in by any way; their events stay. Administrators cannot be
 * locked, so that of two neither locks the other out. False when nothing was changed (behaviour 46.9).
 */
export async function lockAccount(
  { db, clock, live }: LockServices,
  uid: string,
): Promise<boolean> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('hosts')
      .set({ locked_at: now })
      .where('uid', '=', uid)
      .where('locked_at', 'is', null)
      .where('admin_since', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endSessionsOf(trx, uid);
    await revokeResets(trx, uid, now);
    return true;
  });
  if (done) live.publish(uid);
  return done;
}

/** False when the host was not locked. */
export async function unlockAccount(db: Db, uid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosts')
    .set({ locked_at: null })
    .where('uid', '=', uid)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
