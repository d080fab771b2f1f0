import type { IncomingMessage } from 'node:http';

import * as build from 'virtual:react-router/server-build';

import type { Services } from '#app/context.ts';
import { guestPath } from '#app/features/invite/links.ts';
import { findStamps } from '#app/features/invite/store.server.ts';
import { keepTicket, mayHoldTicket, newTicket } from '#app/features/rsvp/guest.server.ts';
import { coalesce } from '#app/platform/coalesce.ts';
import type { Gate } from '#app/platform/gate.server.ts';
import { renderSharedGuestPage } from '#app/routes/guest-page.server.tsx';

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

/** The address alone, and nobody in particular: a query or a known device is for the application. */
function sharedPageOf(request: IncomingMessage): string | null {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (mayHoldTicket(headers.cookie)) return null;
  if ('content-length' in headers || 'transfer-encoding' in headers) return null;
  return inviteIdIn(request);
}

/**
 * Guests' pages before anybody is known: the same for everybody but for a fresh ticket each. They are rendered
 * from what is stored of the invitation, and of no request, so nothing of one guest's can be in them.
 */
export function guestPages(services: Services, work: Gate): PageSource {
  const { db, settings, origin } = services;
  const site = { db, origin, manifest: build.assets };
  const maps = mapOrigins(settings);
  return {
    pageOf: sharedPageOf,
    stamp: coalesce((ids) => findStamps(db, ids)),
    async render(id) {
      const rendered = await work.run(() => renderSharedGuestPage(site, id));
      if (!rendered.ok || rendered.value === null) return null;
      const { html, styleHashes } = rendered.value;
      const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
      const visit = { mayShowMap: false, isMap: false, styleSources: styleHashes };
      setSecurityHeaders(headers, { visit, maps, https: origin.startsWith('https:') });
      return { headers, html };
    },
    mint: (id) => keepTicket(origin, id, newTicket()),
  };
}
