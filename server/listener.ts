import type { RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { Services } from '#app/context.ts';

import type { App } from './app.ts';
import { guestPages } from './guest-pages.ts';
import { cachePages } from './page-cache.ts';

/** Answers all requests: guests' pages out of memory where they may be, everything else by the application. */
export function createListener(
  services: Services,
  isReady: () => boolean,
  fetch: App['fetch'],
): RequestListener {
  const application = getRequestListener((request, env) => fetch(request, env));
  const maxBytes = services.settings.PAGE_CACHE_MB * 2 ** 20;
  if (maxBytes === 0) return application;
  const pages = guestPages(services, async (request) => fetch(request, { shared: true }));
  const cached = cachePages(pages, maxBytes, application, services.counts);
  return (request, response) => (isReady() ? cached : application)(request, response);
}
