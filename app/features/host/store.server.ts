import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { HostsTable } from '#app/platform/db/schema.server.ts';

import type { Host } from './schema.ts';

/** A host with what proves one. Never leaves this folder. */
export interface Account extends Host {
  passwordHash: string;
  recoveryHash: string;
}

function toAccount(row: Selectable<HostsTable>): Account {
  return {
    uid: row.uid,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    passwordHash: row.password_hash,
    recoveryHash: row.recovery_hash,
  };
}

/** Inserts an account. Meets a unique index when the username, the address or the uid is taken. */
export async function insertAccount(db: Db, account: Account, now: number): Promise<void> {
  await db
    .insertInto('hosts')
    .values({
      uid: account.uid,
      username: account.username,
      email: account.email,
      display_name: account.displayName,
      password_hash: account.passwordHash,
      recovery_hash: account.recoveryHash,
      created_at: now,
    })
    .execute();
}

/** The account of a normalised username or of a stored login address, or null. */
export async function findAccount(
  db: Db,
  by: { username: string } | { email: string },
): Promise<Account | null> {
  const query = db.selectFrom('hosts').selectAll();
  const row = await (
    'username' in by
      ? query.where('username', '=', by.username)
      : query.where('email', '=', by.email)
  ).executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function setRecoveryHash(db: Db, uid: string, recoveryHash: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ recovery_hash: recoveryHash })
    .where('uid', '=', uid)
    .execute();
}

/**
 * Sets a new password and recovery code if the account's code is still one of `from`.
 * Returns false, having written nothing, when it is not.
 */
export async function replaceSecrets(
  db: Db,
  uid: string,
  {
    from,
    passwordHash,
    recoveryHash,
  }: Pick<Account, 'passwordHash' | 'recoveryHash'> & { from: string[] },
): Promise<boolean> {
  const result = await db
    .updateTable('hosts')
    .set({ password_hash: passwordHash, recovery_hash: recoveryHash })
    .where('uid', '=', uid)
    .where('recovery_hash', 'in', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
