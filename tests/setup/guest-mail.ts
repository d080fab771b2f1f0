import type { Db } from '#app/platform/db/client.server.ts';
import { secretHost, setMailAddress } from '#tests/setup/hosts.ts';

/** Lets the test's host send mail. */
export const verifyHost = (db: Db) => setMailAddress(db, secretHost, 'host@example.org');

export function listMail(db: Db, inviteId: string) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('invite_id', '=', inviteId)
    .orderBy('id')
    .execute();
}

/** Keeps mail queued, as if the limit of this minute was used up. */
export async function holdMail(db: Db, now: number): Promise<void> {
  const period = new Date(now).toISOString().slice(0, 16);
  await db.insertInto('mail_counts').values({ scope: '', period, count: 1_000_000 }).execute();
}
