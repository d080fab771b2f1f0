import type { Db } from '#app/platform/db/client.server.ts';
import { askForErasure } from '#app/platform/db/erase.server.ts';
import { jsonColumn } from '#app/platform/db/json-column.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';
import { isStorable } from '#app/platform/text.ts';

import { nameRendition } from './rules.ts';
import type { Picture, Rendition } from './schema.ts';
import { storedPicture } from './stored-picture.ts';

/** Its text is empty without a picture. */
export const pictureColumn = jsonColumn('invites', 'picture', storedPicture);

const idOf = (inviteId: string, name: string) => `${inviteId}/${name}`;

interface PictureWrite {
  inviteId: string;
  /** Null removes the picture. */
  picture: Picture | null;
  /** Undefined keeps the stored ones. */
  renditions?: readonly Rendition[] | undefined;
  now: number;
}

/**
 * False when the invitation is gone. Its version increases, so that no process sends a page with the earlier picture.
 * The bytes of a replaced picture are erased.
 */
export async function writePicture(
  trx: Db,
  { inviteId, picture, renditions, now }: PictureWrite,
): Promise<boolean> {
  const result = await changeInvite(trx, now)
    .set({ picture: picture === null ? '' : pictureColumn.encode(picture) })
    .where('id', '=', inviteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  if (picture !== null && renditions === undefined) return true;
  const removed = await trx
    .deleteFrom('pictures')
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  if (removed.numDeletedRows > 0n) await askForErasure(trx);
  if (picture === null || !renditions) return true;
  const rows = renditions.map(({ width, format, bytes }) => ({
    id: idOf(inviteId, nameRendition(picture.hash, width, format)),
    invite_id: inviteId,
    bytes,
  }));
  await trx.insertInto('pictures').values(rows).execute();
  return true;
}

/** Both arguments may be any text. */
export async function findRendition(
  db: Db,
  inviteId: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const id = idOf(inviteId, name);
  if (!isStorable(id)) return null;
  const row = await db
    .selectFrom('pictures')
    .innerJoin('invites', 'invites.id', 'pictures.invite_id')
    .select('pictures.bytes')
    .where('pictures.id', '=', id)
    .where('invites.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? new Uint8Array(row.bytes) : null;
}

/** Does nothing if the copy has a picture. Runs within a transaction. */
export async function copyPicture(
  trx: Db,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const of = (id: string) =>
    trx.selectFrom('invites').select('picture').where('id', '=', id).executeTakeFirst();
  const [original, copy] = [await of(from), await of(to)];
  if (!original?.picture || copy?.picture !== '') return;
  const picture = pictureColumn.decode(original.picture, from);
  const set = changeInvite(trx, now).set({ picture: original.picture });
  const taken = await set.where('id', '=', to).where('picture', '=', '').executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return;
  const rows = await trx.selectFrom('pictures').selectAll().where('invite_id', '=', from).execute();
  const copies = rows
    .filter(({ id }) => id.startsWith(idOf(from, picture.hash)))
    .map(({ id, bytes }) => ({ id: to + id.slice(from.length), invite_id: to, bytes }));
  if (copies.length > 0) await trx.insertInto('pictures').values(copies).execute();
}
