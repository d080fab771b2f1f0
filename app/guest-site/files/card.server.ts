import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { hashCard, isCardHash } from '#app/features/link-card/content-hash.ts';
import { type CardFacts, toCardFacts, neutralFacts } from '#app/features/link-card/facts.ts';
import { nameMiddle } from '#app/features/picture/rules.ts';
import { findRendition } from '#app/features/picture/store.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import type { GuestContext } from '../guest-context.ts';
import { findRequestedInvite } from '../page.server.tsx';

const forEver = 'public, max-age=31536000, immutable';
const fiveMinutes = 'public, max-age=300';

interface Found {
  facts: CardFacts;
  status: 200 | 404 | 503;
  readPhoto?: () => Promise<Uint8Array | null>;
}

/**
 * Festoon's own card for a missing invitation (404) and while the database is unavailable (503): messengers need an
 * image.
 */
export async function showCard(c: GuestContext): Promise<Response> {
  const { cards, log } = c.var.services;
  const { facts, status, readPhoto } = await findFacts(c);
  const drawn = await cards.draw(facts, readPhoto).catch((error: unknown) => {
    log.error('a link preview cannot be drawn', { error });
    return null;
  });
  if (!drawn?.ok) {
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  const { bytes, type, hash } = drawn.value;
  const named = c.req.query('v') === hash;
  const etag = `"${hash}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': status === 200 ? (named ? forEver : fiveMinutes) : 'no-store',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  };
  if (status === 200 && c.req.header('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, {
    status,
    headers: { ...headers, 'Content-Length': `${bytes.byteLength}` },
  });
}

/** In the language whose card has the address, or else in the event's. */
function findCardFacts(invite: Invite, version: string | undefined): CardFacts {
  const inWordsOf = (language: Language) =>
    toCardFacts(toGuestView(inLanguage(invite, language)), getGuestWords(language));
  const own = inWordsOf(invite.language);
  if (version === undefined || !isCardHash(version) || hashCard(own) === version) return own;
  for (const language of languageCodes) {
    const facts = inWordsOf(language);
    if (hashCard(facts) === version) return facts;
  }
  return own;
}

async function findFacts(c: GuestContext): Promise<Found> {
  try {
    const invite = await findRequestedInvite(c);
    if (!invite) return { facts: neutralFacts, status: 404 };
    const { id, picture } = invite;
    const readPhoto = async () =>
      picture && findRendition(c.var.services.db, id, nameMiddle(picture));
    return { facts: findCardFacts(invite, c.req.query('v')), status: 200, readPhoto };
  } catch (error) {
    c.var.services.log.error('an invitation cannot be read for its link preview', { error });
    return { facts: neutralFacts, status: 503 };
  }
}
