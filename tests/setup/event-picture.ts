import { findInvite } from '#app/features/invite/store.server.ts';
import { getGuestPath, getPictureScreenPath } from '#app/platform/paths.ts';
import { fillPictureForm } from '#tests/fixtures/pictures.ts';

import type { Reply } from './site.ts';
import { id, owner } from './use-event.ts';
import { site } from './use-site.ts';

/** What a test of an event's picture sends and reads; the event is that of `giveEachTestAnOwner`. */
export const screen = () => getPictureScreenPath(id);
export const post = (body: BodyInit, visitor = owner.visitor, headers = {}) =>
  visitor.send(screen(), { method: 'POST', body, headers: { origin: site.url, ...headers } });
export const upload = (bytes: Uint8Array | null, fields = {}, visitor = owner.visitor) =>
  post(fillPictureForm(bytes, fields), visitor);
export const stored = async () => (await findInvite(site.db, id))?.picture ?? null;
export const countRows = async () =>
  (await site.db.selectFrom('pictures').select('id').where('invite_id', '=', id).execute()).length;
export const guestPage = () => site.visitor().get(getGuestPath(id));
export const addressesOf = ({ text }: Reply) => [
  ...new Set(text.match(/\/guest\/[\w-]+\/picture\/[\w.-]+/g)),
];

export async function load(path: string) {
  const response = await fetch(new URL(path, site.url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
