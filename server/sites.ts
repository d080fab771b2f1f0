import { Hono } from 'hono';
import * as build from 'virtual:react-router/server-build';

import { apiSite } from '#app/api-site/routes.server.ts';
import type { Services } from '#app/context.ts';
import { guestSite } from '#app/guest-site/routes.server.ts';
import { createHomeSite } from '#app/home-site/routes.server.tsx';
import { sayInHostLanguage } from '#app/host-words.server.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { createHostSite } from './host-site.ts';

/**
 * /guest/ belongs to the guest site, / to the home site, what scripts request to the API site, the rest to the host
 * site.
 */
export function createSites(services: Services, origins: readonly string[]): Hono<SiteEnv> {
  const hostSite = createHostSite(services, origins);
  return new Hono<SiteEnv>()
    .route('/', guestSite)
    .use(sayInHostLanguage)
    .route('/', apiSite)
    .route('/', createHomeSite(listFirstStepFiles()))
    .all('*', (c) => hostSite(c.req.raw, c.var.request));
}

function listFirstStepFiles(): string[] {
  const { entry, routes } = build.assets;
  const chain = ['root', 'routes/wizard/layout', 'routes/wizard/event-name'];
  const chunks = [entry, ...chain.flatMap((id) => routes[id] ?? [])];
  return [...new Set(chunks.flatMap(({ module, imports = [] }) => [module, ...imports]))];
}
