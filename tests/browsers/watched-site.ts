import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

import { type Site, openSite } from '#tests/setup/site.ts';
import { openTileServer } from '#tests/setup/tile-server.ts';

import { findFreePort } from '../../tools/ports.ts';

const reportPath = '/reported-violations';

export interface WatchedSite extends AsyncDisposable {
  url: string;
  site: Site;
  /** The violations of the content security policy since the last call. */
  takeViolations(): string[];
}

/** The built site over an empty database, behind a proxy that collects CSP reports: WebDriver does not expose them. */
export async function openWatchedSite(): Promise<WatchedSite> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const tiles = await openTileServer();
  const site = await openSite({ APP_ORIGIN: url, MAP_TILES_URL: tiles.template });
  const violations: string[] = [];
  const app = new Hono()
    // Either side may close the connection: browsers do when they leave a page.
    .onError((_, context) => context.body(null, 502))
    .post(reportPath, async (context) => {
      violations.push(await context.req.text());
      return context.body(null, 204);
    })
    .all('*', async ({ req: { url: asked, raw } }) => {
      const answer = await proxy(asked.replace(url, site.url), { raw, redirect: 'manual' });
      const policy = answer.headers.get('content-security-policy');
      if (policy) {
        answer.headers.set('content-security-policy', `${policy}; report-uri ${reportPath}`);
      }
      return answer;
    });
  const server = serve({ fetch: app.fetch, port });
  return {
    url,
    site,
    takeViolations: () => violations.splice(0),
    async [Symbol.asyncDispose]() {
      server.close();
      await site.close();
      await tiles[Symbol.asyncDispose]();
    },
  };
}
