import type { Selectable } from 'kysely';
import * as v from 'valibot';

import type { Db } from '#app/platform/db/client.server.ts';
import type { PasskeysTable } from '#app/platform/db/host-tables.server.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

export const transportsColumn = jsonColumn('passkeys', 'transports', v.array(v.string()));

export async function insertPasskey(db: Db, row: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(row).execute();
}

/** The oldest first. */
export async function listPasskeyRows(db: Db, uid: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('host_uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const query = db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId);
  return (await query.executeTakeFirst()) ?? null;
}

/** False when the passkey is gone, or its stored count is not lower, as with a copied authenticator. */
export async function notePasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setPasskeyName(
  db: Db,
  { uid, id, name }: { uid: string; id: string; name: string },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('host_uid', '=', uid)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Db,
  { uid, id }: { uid: string; id: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('host_uid', '=', uid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
