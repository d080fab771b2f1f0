import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  createServer,
  request,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { openTileServer } from '#tests/fixtures/tile-server.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

import { findFreePort } from '../../tools/proxy/programs.ts';

const reportPath = '/reported-violations';

export interface WatchedSite {
  url: string;
  site: Site;
  /** The violations of the content security policy since the last call. */
  takeViolations(): string[];
  close(): Promise<void>;
}

/**
 * The built site on a free port over an empty database, behind a small proxy that asks browsers to report
 * violations of the content security policy, because WebDriver does not expose them.
 */
export async function openWatchedSite(): Promise<WatchedSite> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const tiles = await openTileServer();
  const site = await openSite({ APP_ORIGIN: url, MAP_TILES_URL: tiles.template });
  const violations: string[] = [];
  const proxy = createProxy(site.url, (report) => violations.push(report)).listen(port);
  return {
    url,
    site,
    takeViolations: () => violations.splice(0),
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await site.close();
      await tiles[Symbol.asyncDispose]();
    },
  };
}

function createProxy(target: string, onReport: (report: string) => void): Server {
  const { hostname, port } = new URL(target);
  return createServer(async (incoming, outgoing) => {
    if (incoming.url === reportPath) {
      onReport(await text(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    const { url: path, method, headers } = incoming;
    const asked = request({ hostname, port, path, method, headers });
    asked.once('response', (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, withReports(answer.headers));
      // Either side may close the connection: browsers do when they leave a page.
      pipeline(answer, outgoing).catch(() => asked.destroy());
    });
    asked.once('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
}

function withReports(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return { ...headers, 'content-security-policy': `${policy}; report-uri ${reportPath}` };
}
