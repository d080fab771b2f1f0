import type { Selectable } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import type { IdentitiesTable } from '#app/platform/db/host-tables.server.ts';

import type { Host } from '../schema.ts';

export type IdentityRow = Selectable<IdentitiesTable>;

/** Violates a unique index if another host has the identity, or the host another one of this issuer. */
export async function insertIdentity(db: Db, row: IdentityRow): Promise<void> {
  await db.insertInto('identities').values(row).execute();
}

/** The host whose identity it is, never by a name or an address (behaviour 47.3). */
export async function findHostOf(
  db: Db,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<Host | null> {
  const host = await db
    .selectFrom('identities')
    .innerJoin('hosts', 'hosts.uid', 'identities.host_uid')
    .select(['hosts.uid', 'hosts.username', 'hosts.email', 'hosts.display_name as displayName'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return host ?? null;
}

export async function noteIdentityUse(
  db: Db,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** The host's own at a provider; null if none is linked. */
export async function findIdentity(
  db: Db,
  { host_uid: uid, issuer }: Pick<IdentityRow, 'host_uid' | 'issuer'>,
): Promise<IdentityRow | null> {
  const row = await db
    .selectFrom('identities')
    .selectAll()
    .where('host_uid', '=', uid)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row ?? null;
}

/** False when none was linked. */
export async function deleteIdentity(
  db: Db,
  { host_uid: uid, issuer }: Pick<IdentityRow, 'host_uid' | 'issuer'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('host_uid', '=', uid)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
