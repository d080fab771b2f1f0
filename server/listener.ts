import type { RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { isAnnounced } from '#app/features/invite/live-notice.server.ts';
import { findStamps } from '#app/features/invite/store.server.ts';
import {
  classifyGuest,
  formatTicketCookie,
  createTicket,
} from '#app/features/rsvp/guest.server.ts';
import { createPageCache } from '#app/guest-site/page-cache.server.ts';
import { coalesce } from '#app/platform/coalesce.ts';

import { type AppOptions, createApp } from './app.ts';
import { replaceOldCookies } from './old-cookies.ts';

/** Handles every request, cookies under their old names included. */
export function createListener(options: AppOptions): RequestListener {
  const listener = createSiteListener(options);
  if (!options.services.origin.startsWith('https:')) return listener;
  return (request, response) => {
    replaceOldCookies(request, response);
    listener(request, response);
  };
}

/** Answers all requests: guest pages from the page cache where possible, everything else through the application. */
function createSiteListener(options: AppOptions): RequestListener {
  const { services, isReady } = options;
  const { db, counts, origin, settings } = services;
  const app = createApp(options);
  const application = getRequestListener(app.fetch);
  const maxBytes = settings.PAGE_CACHE_MB * 2 ** 20;
  if (maxBytes === 0) return application;
  const cache = {
    load: async (path: string) => app.fetch(new Request(origin + path), {}),
    stamp: coalesce((ids: string[]) => findStamps(db, ids)),
    classify: async (inviteId: string, cookies: string) =>
      isAnnounced(origin, cookies) ? 'guest' : classifyGuest(db, inviteId, cookies),
    newCookie: (inviteId: string) => formatTicketCookie(origin, inviteId, createTicket()),
    maxBytes,
    counts,
  };
  const cached = createPageCache(cache, application);
  return (request, response) => (isReady() ? cached : application)(request, response);
}
