import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createStrongToken, hashToken } from '#app/platform/ids.server.ts';

const validMs = 60 * 60 * 1000;
/** Links that strangers may have sent to one mailbox within this time, so that nobody is flooded (behaviour 37.11). */
const strangersMs = 3 * 60 * 60 * 1000;
const mostForStrangers = 3;
/** Longer than mail is retried, so that a retry cannot revive a used or expired link. */
const keptMs = 2 * 24 * 60 * 60 * 1000;
/** Of a link that whoever runs the site hands over by other ways than mail. */
const handedOverMs = 7 * 24 * 60 * 60 * 1000;
/** In place of the address that a link is mailed to. */
const handedOver = '';

interface ResetServices {
  db: Db;
  clock: Clock;
}

/** Whether the mailbox has had its links, without that of `hash`; a link that was used, or revoked, does not count. */
async function isFull(
  { db, clock }: ResetServices,
  { address, hash }: { address: string; hash: string },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('token_hash', '<>', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock() - strangersMs + validMs)
    .executeTakeFirstOrThrow();
  return count >= mostForStrangers;
}

/**
 * Makes a link valid for an hour and returns the account's confirmed address; null without one, for a token that was
 * used or is too old (behaviour 37.8), and, unless a known device asks, for a mailbox that has had enough of them
 * (behaviour 37.11). Stores only the token's hash.
 */
export async function openReset(
  { db, clock }: ResetServices,
  { username, token, isKnown = false }: { username: string; token: string; isKnown?: boolean },
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
  const isOpen = (await findReset({ db, clock }, token)) !== null;
  if (!isKnown && !isOpen && (await isFull({ db, clock }, { address, hash }))) return null;
  const row = { token_hash: hash, host_uid: uid, address, expires_at: now + validMs };
  await db
    .insertInto('password_resets')
    .values({ ...row, used_at: null })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  return (await findReset({ db, clock }, token)) ? address : null;
}

/**
 * Returns the token of a link that sets a host's password once within seven days, also of one who has none yet
 * (behaviour 46.11). It ends the one before it.
 */
export async function handOverReset({ db, clock }: ResetServices, uid: string): Promise<string> {
  const token = createStrongToken();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('password_resets')
      .where('host_uid', '=', uid)
      .where('address', '=', handedOver)
      .execute();
    await trx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        host_uid: uid,
        address: handedOver,
        expires_at: now + handedOverMs,
        used_at: null,
      })
      .execute();
  });
  return token;
}

interface OpenReset {
  uid: string;
  username: string;
  /** The link did not come by mail, but from whoever runs the site. */
  isHandedOver: boolean;
}

/** Null for an invalid link, or when the account's address has changed. */
export async function findReset(
  { db, clock }: ResetServices,
  token: string,
): Promise<OpenReset | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('hosts', 'hosts.uid', 'password_resets.host_uid')
    .select(['hosts.uid', 'hosts.username', 'password_resets.address'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .where((eb) =>
      eb.or([
        eb('password_resets.address', '=', handedOver),
        eb.and([
          eb('mail_verified_at', 'is not', null),
          eb('hosts.mail_address', '=', eb.ref('password_resets.address')),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { address, ...host } = row;
  return { ...host, isHandedOver: address === handedOver };
}

/** False when the link was used already. */
export async function spendReset({ db, clock }: ResetServices, token: string): Promise<boolean> {
  const result = await db
    .updateTable('password_resets')
    .set({ used_at: clock() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends open links, so that none can undo a change of the account's credentials. */
export async function revokeResets(db: Db, uid: string, now: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('host_uid', '=', uid)
    .where('used_at', 'is', null)
    .execute();
}
