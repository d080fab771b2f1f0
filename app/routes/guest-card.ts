import { servicesContext } from '#app/context.ts';
import { type CardFacts, cardFacts, neutralFacts } from '#app/features/invite/card/facts.ts';
import { isInviteId } from '#app/features/invite/links.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';

import type { Route } from './+types/guest-card.ts';

const forEver = 'public, max-age=31536000, immutable';
const aWhile = 'public, max-age=300';

interface Found {
  facts: CardFacts;
  status: 200 | 404 | 503;
}

/**
 * The picture of an invitation's link. A link that leads nowhere gets the house's own card with 404, so that
 * what shows it shows something and no search engine keeps it; the same with 503 while the database cannot
 * be read, so that nobody keeps it as the invitation's.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { cards, log } = context.get(servicesContext);
  const { facts, status } = await findFacts(context, params.inviteId);
  const drawn = await cards.draw(facts).catch((error: unknown) => {
    log.error('a link preview cannot be drawn', { error });
    return null;
  });
  if (!drawn?.ok) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
    return new Response(null, { status: 503, headers });
  }
  const { png, hash } = drawn.value;
  const named = new URL(request.url).searchParams.get('v') === hash;
  const etag = `"${hash}"`;
  const headers = {
    'Content-Type': 'image/png',
    'Content-Length': `${png.byteLength}`,
    'Cache-Control': status === 200 ? (named ? forEver : aWhile) : 'no-store',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  };
  if (status === 200 && request.headers.get('If-None-Match') === etag) {
    const { 'Content-Length': _, ...kept } = headers;
    return new Response(null, { status: 304, headers: kept });
  }
  return new Response(png, { status, headers });
}

async function findFacts(context: Route.LoaderArgs['context'], id: string): Promise<Found> {
  const { db, log } = context.get(servicesContext);
  if (!isInviteId(id)) return { facts: neutralFacts, status: 404 };
  try {
    const invite = await findInvite(db, id);
    if (!invite) return { facts: neutralFacts, status: 404 };
    return { facts: cardFacts(toGuestView(invite)), status: 200 };
  } catch (error) {
    log.error('an invitation cannot be read for its link preview', { error });
    return { facts: neutralFacts, status: 503 };
  }
}
