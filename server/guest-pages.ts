import type { IncomingMessage } from 'node:http';

import * as build from 'virtual:react-router/server-build';

import type { Services } from '#app/context.ts';
import { guestPath } from '#app/features/invite/links.ts';
import { findInvite, findStamps } from '#app/features/invite/store.server.ts';
import { keepTicket, mayHoldTicket, newTicket } from '#app/features/rsvp/guest.server.ts';
import { unanswered } from '#app/features/rsvp/schema.ts';
import { coalesce } from '#app/platform/coalesce.ts';
import type { Gate } from '#app/platform/gate.server.ts';
import { type RenderedGuestPage, renderGuestPage } from '#app/routes/guest-page.server.tsx';

import { mapOrigins, setSecurityHeaders } from './headers.ts';
import type { PageSource } from './page-cache.ts';

const prefix = guestPath('-').slice(0, -1);

/** The shape of every invitation's id. */
const idShape = /^[\w-]{1,64}$/;

/** The id in the address of a guest's page, without a query; else null. */
export function inviteIdIn({ url = '' }: Pick<IncomingMessage, 'url'>): string | null {
  const id = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return idShape.test(id) ? id : null;
}

/** The id of the invitation whose page is asked for by its address alone; a query is for the application. */
export function guestPageIn(request: IncomingMessage): string | null {
  const { headers } = request;
  if ('content-length' in headers || 'transfer-encoding' in headers) return null;
  return inviteIdIn(request);
}

/** Such a request of nobody in particular. */
function sharedPageOf(request: IncomingMessage): string | null {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  return mayHoldTicket(headers.cookie) ? null : guestPageIn(request);
}

/** What guests' pages are rendered for, and the headers that one of them is sent with. */
export function guestPageParts({ settings, origin }: Services) {
  const maps = mapOrigins(settings);
  const https = origin.startsWith('https:');
  const headersFor = ({ styleHashes }: RenderedGuestPage): Headers => {
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
    const visit = { mayShowMap: false, isMap: false, styleSources: styleHashes };
    setSecurityHeaders(headers, { visit, maps, https });
    return headers;
  };
  return { site: { origin, manifest: build.assets }, headersFor };
}

/**
 * Guests' pages before anybody is known: the same for everybody but for a fresh ticket each. They are rendered
 * from what is stored of the invitation, and of no request, so nothing of one guest's can be in them.
 */
export function guestPages(services: Services, work: Gate): PageSource {
  const { db, origin } = services;
  const { site, headersFor } = guestPageParts(services);
  const render = async (id: string) => {
    const invite = await findInvite(db, id);
    return invite && renderGuestPage(site, invite, unanswered);
  };
  return {
    pageOf: sharedPageOf,
    stamp: coalesce((ids) => findStamps(db, ids)),
    async render(id) {
      const rendered = await work.run(() => render(id));
      if (!rendered.ok || rendered.value === null) return null;
      return { headers: headersFor(rendered.value), html: rendered.value.html };
    },
    mint: (id) => keepTicket(origin, id, newTicket()),
  };
}
