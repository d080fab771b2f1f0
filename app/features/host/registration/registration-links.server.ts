import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { takeTurn } from '#app/platform/db/dialects.server.ts';
import { createId, createStrongToken, hashToken } from '#app/platform/ids.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

const validMs = 7 * 24 * 60 * 60 * 1000;
const mostOpen = 200;

interface LinkServices {
  db: Db;
  clock: Clock;
}

export interface RegistrationLink {
  id: string;
  /** The administrator's username; null for a link of the command. */
  madeBy: string | null;
  expiresAt: number;
}

/**
 * Returns the token of a link that lets one person create an account within seven days (behaviour 46.3). Stores only
 * its hash, and removes what has expired. 'full' when there are 200 unused ones.
 */
export async function createRegistrationLink(
  { db, clock }: LinkServices,
  madeBy: string | null,
): Promise<Result<string, 'full'>> {
  const token = createStrongToken();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'registrationLinks');
    await trx.deleteFrom('registration_links').where('expires_at', '<=', now).execute();
    const { count } = await trx
      .selectFrom('registration_links')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('used_by', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= mostOpen) return fail('full');
    await trx
      .insertInto('registration_links')
      .values({
        id: createId(),
        token_hash: hashToken(token),
        made_by: madeBy,
        created_at: now,
        expires_at: now + validMs,
        used_by: null,
      })
      .execute();
    return succeed(token);
  });
}

/** Unused links, the newest first. */
export async function listRegistrationLinks({
  db,
  clock,
}: LinkServices): Promise<RegistrationLink[]> {
  return db
    .selectFrom('registration_links')
    .leftJoin('hosts', 'hosts.uid', 'registration_links.made_by')
    .select([
      'registration_links.id',
      'hosts.username as madeBy',
      'registration_links.expires_at as expiresAt',
    ])
    .where('used_by', 'is', null)
    .where('expires_at', '>', clock())
    .orderBy('registration_links.created_at', 'desc')
    .orderBy('registration_links.id')
    .execute();
}

/** False when there is no unused link with this id. */
export async function revokeRegistrationLink(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registration_links')
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of a host who is no administrator any more. */
export async function revokeLinksOf(db: Db, uid: string): Promise<void> {
  await db
    .deleteFrom('registration_links')
    .where('made_by', '=', uid)
    .where('used_by', 'is', null)
    .execute();
}

/** The uid of the account that a link has made; null while it is unused. Undefined for no link, or an expired one. */
export async function findLinkUse(
  { db, clock }: LinkServices,
  token: string,
): Promise<string | null | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const row = await db
    .selectFrom('registration_links')
    .select('used_by as usedBy')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row?.usedBy;
}

/** True for exactly one account, whose row exists in this transaction (behaviour 46.4). */
export async function spendRegistrationLink(
  trx: Db,
  { token, uid, now }: { token: string; uid: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('registration_links')
    .set({ used_by: uid })
    .where('token_hash', '=', hashToken(token))
    .where('used_by', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
