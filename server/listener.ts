import type { IncomingMessage, RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { Services } from '#app/context.ts';
import { liveCookie } from '#app/features/host/desk-tickets.server.ts';
import { createTicket, ticketCookie } from '#app/features/rsvp/guest.server.ts';
import {
  type PageVisit,
  findVisits,
  mostVisits,
  toVisit,
} from '#app/features/rsvp/page-visits.server.ts';
import { type Found, createPageCache } from '#app/guest-site/cache/page-cache.server.ts';
import { coalesce } from '#app/platform/coalesce.ts';

import { type AppOptions, createApp } from './app.ts';
import { type ProxyUserFault, createProxyUserGate } from './proxy-user.ts';

export function createListener(options: AppOptions): RequestListener {
  const listener = createSiteListener(options);
  const { settings, log } = options.services;
  const takeProxyUser = createProxyUserGate(settings, tellFaults(log));
  return (request, response) => {
    takeProxyUser(request);
    if (hasOneHost(request)) return listener(request, response);
    return response.writeHead(400, { Connection: 'close' }).end();
  };
}

const faultEveryMs = 60_000;

/** A proxy says it again with each request. */
function tellFaults(log: Services['log']) {
  let toldAt = -Infinity;
  return (reason: ProxyUserFault) => {
    const now = performance.now();
    if (now - toldAt < faultEveryMs) return;
    toldAt = now;
    log.warn('proxy named nobody', { reason });
  };
}

/** A proxy may take the other of two `Host` headers (RFC 9112, 3.2). Node drops the second before anybody reads it. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

function createSiteListener(options: AppOptions): RequestListener {
  const { services, isReady, pages } = options;
  const { counts, log, origin } = services;
  const app = createApp(options);
  const application = getRequestListener(app.fetch);
  if (!pages) return application;
  const cache = {
    load: async (path: string) => app.fetch(new Request(origin + path), {}),
    find: createVisitFinder(services),
    newCookie: (path: string) => ticketCookie.write(origin, createTicket(), path),
    file: pages,
    counts,
    log,
  };
  const cached = createPageCache(cache, application);
  return (request, response) => (isReady() ? cached : application)(request, response);
}

/** Lookups of one turn of the event loop share a statement, and those of visitors without a cookie are one. */
function createVisitFinder({ db, clock, origin }: Services) {
  const ask = coalesce((visits: PageVisit[]) => findVisits(db, visits, clock()), mostVisits);
  return async (inviteId: string, cookies: string | undefined): Promise<Found> => {
    const ticket = ticketCookie.read(origin, cookies);
    const found = await ask(toVisit(inviteId, ticket?.token ?? ''));
    const isGuest = found?.isGuest || liveCookie.read(origin, cookies) !== null;
    return {
      stamp: found?.stamp,
      language: ticket?.language ?? found?.language ?? 'en',
      who: isGuest ? 'guest' : ticket ? 'device' : 'nobody',
    };
  };
}
