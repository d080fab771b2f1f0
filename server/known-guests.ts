import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Services } from '#app/context.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { keepTicket, mayHoldTicket, recognise } from '#app/features/rsvp/guest.server.ts';
import { loadRsvp } from '#app/features/rsvp/service.server.ts';
import type { Gate } from '#app/platform/gate.server.ts';
import { renderGuestPage } from '#app/routes/guest-page.server.tsx';

import { chooseEncoding, encodeQuickly } from './encodings.ts';
import { guestPageIn, guestPageParts } from './guest-pages.ts';

interface KnownGuestOptions {
  services: Services;
  work: Gate;
  /** Answers everything else, and explains what cannot be rendered. */
  otherwise: RequestListener;
}

/** The invitation whose page somebody asks for who may be known to it, or null. */
function knownPageOf(request: IncomingMessage): string | null {
  const { method, headers } = request;
  return method === 'GET' && mayHoldTicket(headers.cookie) ? guestPageIn(request) : null;
}

/**
 * The pages of guests who come back, each rendered for that guest alone and kept nowhere. It is a shortcut to the
 * guest page's route and sends the same but for a nonce, for a fraction of the work: every answer given with the
 * page's script asks for such a page.
 */
export function showKnownGuests({ services, work, otherwise }: KnownGuestOptions): RequestListener {
  const { db, origin } = services;
  const { site, headersFor } = guestPageParts(services);

  async function render(id: string, cookies: string | null) {
    const invite = await findInvite(db, id);
    if (!invite) return null;
    const known = await recognise(db, id, cookies);
    const page = renderGuestPage(site, invite, await loadRsvp(db, id, known));
    const headers = headersFor(page);
    headers.set('Vary', 'Accept-Encoding');
    if (known.fresh) headers.set('Set-Cookie', keepTicket(origin, id, known.ticket));
    return { headers, whole: Buffer.from(page.html) };
  }

  async function answer(id: string, request: IncomingMessage, response: ServerResponse) {
    const rendered = await work.run(() => render(id, request.headers.cookie ?? null));
    if (!rendered.ok || rendered.value === null) return otherwise(request, response);
    const { headers, whole } = rendered.value;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = encoding === 'identity' ? whole : await encodeQuickly(whole, encoding);
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.length));
    response.writeHead(200, [...headers].flat()).end(body);
  }

  return (request, response) => {
    const id = knownPageOf(request);
    if (id === null) return otherwise(request, response);
    answer(id, request, response).catch(() => otherwise(request, response));
  };
}
