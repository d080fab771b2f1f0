import type { IncomingMessage } from 'node:http';

import type { Services } from '#app/context.ts';
import { guestPath } from '#app/features/invite/links.ts';
import { findStamps } from '#app/features/invite/store.server.ts';
import { mayHoldTicket, ticketMint } from '#app/features/rsvp/guest.server.ts';
import { coalesce } from '#app/platform/coalesce.ts';

import type { PageSource } from './page-cache.ts';

const prefix = guestPath('-').slice(0, -1);

/** The shape of every invitation's id. */
const idShape = /^[\w-]{1,64}$/;

/** The address alone, and nobody in particular: a query or a known device is for the application. */
function sharedPageOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!url.startsWith(prefix) || mayHoldTicket(headers.cookie)) return null;
  if ('content-length' in headers || 'transfer-encoding' in headers) return null;
  const id = url.slice(prefix.length);
  return idShape.test(id) ? id : null;
}

/**
 * Guests' pages before anybody is known: the same for everybody but for a fresh ticket each. They are
 * rendered by `render` from a request that carries no cookie, so nothing of one guest's can be in them.
 */
export function guestPages(
  services: Services,
  render: (request: Request) => Promise<Response>,
): PageSource {
  const { db } = services;
  return {
    pageOf: sharedPageOf,
    stamp: coalesce((ids) => findStamps(db, ids)),
    render: (id) => render(new Request(services.origin + guestPath(id))),
    mint: (id) => ticketMint(services.origin, id),
  };
}
