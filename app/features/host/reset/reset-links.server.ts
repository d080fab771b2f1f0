import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';

/** How long a link is valid. */
const validMs = 60 * 60 * 1000;
/**
 * Sending is retried for a day. A used or expired link is kept longer than that, so that a retry cannot make it valid
 * again.
 */
const keptMs = 2 * 24 * 60 * 60 * 1000;

interface ResetServices {
  db: Db;
  clock: Clock;
}

/**
 * Makes the link with this token valid for an hour and returns where to send it: the account's confirmed address. Null
 * without an account or such an address, and for a token that was used or is too old (behaviour 37.8). Only a hash of the
 * token is stored.
 */
export async function openReset(
  { db, clock }: ResetServices,
  { username, token }: { username: string; token: string },
): Promise<string | null> {
  const now = clock();
  const hash = hashToken(token);
  const host = await db
    .selectFrom('hosts')
    .select(['uid', 'mail_address as address'])
    .where('username', '=', username)
    .where('mail_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!host || host.address === null) return null;
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<=', now - keptMs)
    .execute();
  const { uid, address } = host;
  const row = { token_hash: hash, host_uid: uid, address, expires_at: now + validMs };
  await db
    .insertInto('password_resets')
    .values({ ...row, used_at: null })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  return (await findReset({ db, clock }, token)) ? address : null;
}

/** The account that a link is for. Null when the link is not valid, or the account has a different address by now. */
export async function findReset(
  { db, clock }: ResetServices,
  token: string,
): Promise<{ uid: string; username: string } | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('hosts', 'hosts.uid', 'password_resets.host_uid')
    .select(['hosts.uid', 'hosts.username'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .where('mail_verified_at', 'is not', null)
    .whereRef('hosts.mail_address', '=', 'password_resets.address')
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. False when it was used already. */
export async function spendReset({ db, clock }: ResetServices, token: string): Promise<boolean> {
  const result = await db
    .updateTable('password_resets')
    .set({ used_at: clock() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every open link of a host, so that none can undo a change of the account's credentials. */
export async function revokeResets(db: Db, uid: string, now: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('host_uid', '=', uid)
    .where('used_at', 'is', null)
    .execute();
}
