import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { HostsTable } from '#app/platform/db/host-tables.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import type { Host } from './schema.ts';

/** Has secrets that only this feature may read. */
export interface Account extends Host {
  passwordHash: string;
  recoveryHash: string;
  recoveredAt: number | null;
}

function toAccount(row: Selectable<HostsTable>): Account {
  return {
    uid: row.uid,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    passwordHash: row.password_hash,
    recoveryHash: row.recovery_hash,
    recoveredAt: row.recovered_at,
  };
}

/** English is left open, as the language of a browser that asks for no other. */
const findChosenLanguage = () => (getLanguage() === 'en' ? '' : getLanguage());

/** Violates a unique index if the username, the address or the uid is taken. */
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
      language: findChosenLanguage(),
    })
    .execute();
}

/** By normalized username, stored login address or uid. */
export async function findAccount(
  db: Db,
  by: { username: string } | { email: string } | { uid: string },
): Promise<Account | null> {
  const row = await db
    .selectFrom('hosts')
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** Those of the usernames that nobody has, in their order. */
export async function listFreeUsernames(db: Db, usernames: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('hosts')
    .select('username')
    .where('username', 'in', usernames)
    .execute();
  const taken = new Set(rows.map(({ username }) => username));
  return usernames.filter((username) => !taken.has(username));
}

export async function setPassword(db: Db, uid: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ password_hash: passwordHash })
    .where('uid', '=', uid)
    .execute();
}

export async function setRecoveryHash(db: Db, uid: string, recoveryHash: string): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ recovery_hash: recoveryHash })
    .where('uid', '=', uid)
    .execute();
}

interface NewSecrets extends Pick<Account, 'passwordHash' | 'recoveryHash'> {
  /** The hash of the code that is used. */
  from: string;
  recoveredAt: number;
}

/** False, with nothing written, if the account's code is no longer `from`. */
export async function replaceSecrets(
  db: Db,
  uid: string,
  { from, passwordHash, recoveryHash, recoveredAt }: NewSecrets,
): Promise<boolean> {
  const result = await db
    .updateTable('hosts')
    .set({
      password_hash: passwordHash,
      recovery_hash: recoveryHash,
      recovered_at: recoveredAt,
    })
    .where('uid', '=', uid)
    .where('recovery_hash', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False, with nothing written, if the account's password hash is no longer `from`. */
export async function setCredentials(
  db: Db,
  uid: string,
  from: string,
  changed: Partial<Pick<HostsTable, 'password_hash' | 'recovery_hash'>> & { recovered_at?: null },
): Promise<boolean> {
  const result = await db
    .updateTable('hosts')
    .set(changed)
    .where('uid', '=', uid)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setDisplayName(db: Db, uid: string, displayName: string): Promise<void> {
  await db.updateTable('hosts').set({ display_name: displayName }).where('uid', '=', uid).execute();
}

/** The account's events must be gone. */
export async function deleteHost(trx: Db, uid: string): Promise<void> {
  await trx.deleteFrom('hosts').where('uid', '=', uid).execute();
}
