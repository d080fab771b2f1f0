import { readRenditionName } from '#app/features/picture/rules.ts';
import { findRendition } from '#app/features/picture/store.server.ts';
import { isInviteId } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { findPageWords } from '../language/guest-language.server.ts';

/** A picture's name holds the hash of its content, so it never changes (behaviour 40.5). */
export async function sendPicture(c: GuestContext): Promise<Response> {
  const inviteId = c.req.param('inviteId') ?? '';
  const name = c.req.param('name') ?? '';
  const asked = isInviteId(inviteId) ? readRenditionName(name) : null;
  const bytes = asked && (await findRendition(c.var.services.db, inviteId, name));
  if (!asked || !bytes) {
    return c.text(findPageWords(c, { invite: null }).say('pictureNotFound'), 404, {
      'Cache-Control': 'no-store',
    });
  }
  const etag = `"${name}"`;
  const headers = {
    'Content-Type': `image/${asked.format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  };
  if (c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'Content-Length': `${bytes.byteLength}` } });
}
