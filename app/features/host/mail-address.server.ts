import type { Db } from '#app/platform/db/client.server.ts';

/** Null without an address. */
export async function findMailAddress(
  db: Db,
  uid: string,
): Promise<{ address: string; isVerified: boolean; notify: 'now' | 'daily' | 'never' } | null> {
  const row = await db
    .selectFrom('hosts')
    .select(['mail_address as address', 'mail_verified_at as verifiedAt', 'notify'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!row || row.address === null) return null;
  return { address: row.address, isVerified: row.verifiedAt !== null, notify: row.notify };
}

/** '' removes the address. A different one has to be verified again. */
export async function setMailAddress(db: Db, uid: string, address: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ mail_address: address || null, mail_verified_at: null })
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('mail_address', 'is', null), eb('mail_address', '<>', address)]))
    .execute();
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
