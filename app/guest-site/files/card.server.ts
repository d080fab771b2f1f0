import { toGuestView } from '#app/features/invite/views.ts';
import { type CardFacts, toCardFacts, neutralFacts } from '#app/features/link-card/facts.ts';

import type { GuestContext } from '../guest-context.ts';
import { findRequestedInvite } from '../page.server.tsx';

const forEver = 'public, max-age=31536000, immutable';
const fiveMinutes = 'public, max-age=300';

interface Found {
  facts: CardFacts;
  status: 200 | 404 | 503;
}

/**
 * The preview picture of an invitation's link. For a missing invitation it is Festoon's own card with 404, so that
 * messengers show something and search engines drop it. While the database is unavailable it is the same card with
 * 503.
 */
export async function showCard(c: GuestContext): Promise<Response> {
  const { cards, log } = c.var.services;
  const { facts, status } = await findFacts(c);
  const drawn = await cards.draw(facts).catch((error: unknown) => {
    log.error('a link preview cannot be drawn', { error });
    return null;
  });
  if (!drawn?.ok) {
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  const { png, hash } = drawn.value;
  const named = c.req.query('v') === hash;
  const etag = `"${hash}"`;
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': status === 200 ? (named ? forEver : fiveMinutes) : 'no-store',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  };
  if (status === 200 && c.req.header('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(png, {
    status,
    headers: { ...headers, 'Content-Length': `${png.byteLength}` },
  });
}

async function findFacts(c: GuestContext): Promise<Found> {
  try {
    const invite = await findRequestedInvite(c);
    if (!invite) return { facts: neutralFacts, status: 404 };
    return { facts: toCardFacts(toGuestView(invite)), status: 200 };
  } catch (error) {
    c.var.services.log.error('an invitation cannot be read for its link preview', { error });
    return { facts: neutralFacts, status: 503 };
  }
}
