import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';

/** Where guests' replies to mail go; null until the host has chosen, and then to nobody. */
export type RepliesChoice = 'host' | 'nobody' | null;

interface MailAddress {
  address: string;
  isVerified: boolean;
  notify: 'now' | 'daily' | 'never';
  replies: RepliesChoice;
}

/** Null without an address. */
export async function findMailAddress(db: Db, uid: string): Promise<MailAddress | null> {
  const row = await db
    .selectFrom('hosts')
    .select(['mail_address as address', 'mail_verified_at as verifiedAt', 'notify'])
    .select(['mail_replies as toHost', 'mail_replies_chosen as isChosen'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!row || row.address === null) return null;
  const chosen = row.toHost === 1 ? 'host' : 'nobody';
  return {
    address: row.address,
    isVerified: row.verifiedAt !== null,
    notify: row.notify,
    replies: row.isChosen === 1 ? chosen : null,
  };
}

/** '' removes the address. A different one has to be verified again, and nobody has agreed to name it (behaviour 31.14). */
export async function setMailAddress(db: Db, uid: string, address: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ mail_address: address || null, mail_verified_at: null })
    .set({ mail_replies: 0, mail_replies_chosen: 0 })
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('mail_address', 'is', null), eb('mail_address', '<>', address)]))
    .execute();
}

/**
 * Whether the account has a confirmed address. Locks the account, so that a confirmation at the same time comes after
 * what the transaction queues.
 */
export async function lockConfirmed(trx: Db, uid: string): Promise<boolean> {
  const query = trx.selectFrom('hosts').select('mail_verified_at as at').where('uid', '=', uid);
  const row = await lockRows(trx, query).executeTakeFirst();
  return typeof row?.at === 'number';
}

/** False when the account has a different address by now. */
export async function verifyMailAddress(
  db: Db,
  { uid, address, now }: { uid: string; address: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('hosts')
    .set({ mail_verified_at: now })
    .where('uid', '=', uid)
    .where('mail_address', '=', address)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False without a verified address (behaviour 31.14). */
export async function chooseReplies(
  db: Db,
  uid: string,
  choice: Exclude<RepliesChoice, null>,
): Promise<boolean> {
  const result = await db
    .updateTable('hosts')
    .set({ mail_replies: choice === 'host' ? 1 : 0, mail_replies_chosen: 1 })
    .where('uid', '=', uid)
    .where('mail_verified_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
