import { Hono } from 'hono';
import * as build from 'virtual:react-router/server-build';

import type { Services } from '#app/context.ts';
import type { GuestEnv } from '#app/guest-site/guest-context.ts';
import { guestSite } from '#app/guest-site/routes.server.ts';

import { createHostSite } from './host-site.ts';
import { listManifestPaths } from './route-name.ts';

/** The guest site answers every address under /guest/, the host site all others. */
export function createSites(services: Services, origins: readonly string[]): Hono<GuestEnv> {
  const hostSite = createHostSite(services, origins);
  return new Hono<GuestEnv>()
    .route('/', guestSite)
    .all('*', (c) => hostSite(c.req.raw, c.var.request));
}

/** The paths of both sites' routes, such as /guest/:inviteId. */
export function listRoutePaths(): string[] {
  return [...guestSite.routes.map(({ path }) => path), ...listManifestPaths(build.routes)];
}
