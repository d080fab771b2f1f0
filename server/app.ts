import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';

import type { RequestContext, Services } from '#app/context.ts';
import type { PageFile } from '#app/guest-site/cache/page-file.server.ts';
import { sayWithoutDatabase } from '#app/host-words.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import type { Gate } from '#app/platform/limits/gate.server.ts';
import { redactPath } from '#app/platform/paths.ts';
import type { SiteEnv } from '#app/site-context.ts';
import { overloaded } from '#app/ui/unavailable.ts';

import { getVisitorAddress } from './address.ts';
import { getBodyLimit, readBody } from './body.ts';
import { compressResponses } from './compress.ts';
import { findFileLimit } from './file-uploads.ts';
import { findAddress } from './find-address.ts';
import { getMapOrigins, setSecurityHeaders, getTransportPolicy } from './headers.ts';
import { findHeavyHost, followBody } from './heavy-requests.ts';
import { isFromOrigin, isOpenToAll, isSameOriginRequest } from './origin.ts';
import { createSites } from './sites.ts';
import {
  setRetryAfter,
  createBusyResponse,
  createUnavailableResponse,
  createUnexpectedResponse,
} from './standalone-page.ts';
import { createUploads } from './uploads.ts';

const refused = texts({
  method: 'Method Not Allowed',
  address: 'This address is damaged. Please check it, or ask for the link again.',
  origin:
    'This form was sent from another address than the one this server is set up for (APP_ORIGIN). Nothing was changed. Please open the page again and retry.',
});

const methods = new Set(['GET', 'HEAD', 'POST']);

const refusals = new Set([403, 429]);

/** Requests from the page cache have no socket. */
interface Env extends SiteEnv {
  Bindings: Partial<HttpBindings>;
}

export type App = Hono<Env>;

export interface AppOptions {
  services: Services;
  origins: readonly string[];
  work: Gate;
  clientDir: string;
  /** Null to render each page anew. */
  pages: PageFile | null;
  /** Until then every page is a 503. */
  isReady: () => boolean;
}

export function createApp(options: AppOptions): App {
  const app = new Hono<Env>({ strict: false });
  describeRequests(app, options);
  serveFiles(app, options.clientDir);
  app.use(compressResponses);
  checkRequests(app, options);
  limitRequests(app, options);
  app.route('/', createSites(options.services, options.origins));
  handleErrors(app, options.services);
  return app;
}

function describeRequests(app: App, { services, origins }: AppOptions): void {
  const { settings, security } = services;
  const transport = getTransportPolicy(services.origin, settings);
  const maps = getMapOrigins(settings);
  app.use(async (c, next) => {
    const nonce = createId();
    const request: RequestContext = {
      nonce,
      address: getVisitorAddress(c.req.raw.headers, c.env.incoming, settings.TRUST_PROXY),
      fromOwnPage: isSameOriginRequest(c.req.raw, origins),
      body: new Uint8Array(),
      bodyTooLarge: false,
      bodyLimit: getBodyLimit(findAddress(c.req.path)),
      contentType: c.req.header('Content-Type') ?? '',
      policy: { nonce, styleSources: ["'self'"] },
      unavailable: false,
    };
    c.set('services', services);
    c.set('request', request);
    await next();
    setSecurityHeaders(c.res.headers, { policy: request.policy, maps, transport });
    setRetryAfter(c.res);
    if (refusals.has(c.res.status)) {
      security.refused(c.res.status, findAddress(c.req.path), request.address);
    }
  });
}

function serveFiles(app: App, root: string): void {
  app.use(addresses.assets, serveStatic({ root, precompressed: true, onFound: immutable }));
  app.use('/favicon.svg', serveStatic({ root, precompressed: true, onFound: forADay }));
}

type WithHeader = { header(name: string, value: string): void };

/** Asset names hold a hash of the content, so they can be cached for ever. */
function immutable(_path: string, c: WithHeader): void {
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
}

function forADay(_path: string, c: WithHeader): void {
  c.header('Cache-Control', 'public, max-age=86400');
}

function checkRequests(app: App, { origins, isReady }: AppOptions): void {
  app.use(async (c, next) => {
    const request = c.req.raw;
    const refuse = (words: string, status: 400 | 403 | 405, headers: Record<string, string> = {}) =>
      sayWithoutDatabase(c, () => {
        const language = { 'Content-Language': getLanguage() };
        return c.text(say(words), status, { ...headers, ...language });
      });
    if (!isReady()) {
      return sayWithoutDatabase(c, () => createUnavailableResponse(request, c.var.request.nonce));
    }
    if (!methods.has(request.method)) {
      return refuse(refused.method, 405, { Allow: [...methods].join(', ') });
    }
    if (!isWellFormed(new URL(request.url).pathname)) return refuse(refused.address, 400);
    if (!isOpenToAll(findAddress(c.req.path)) && !isFromOrigin(request, origins)) {
      return refuse(refused.origin, 403);
    }
    return next();
  });
}

function isWellFormed(pathname: string): boolean {
  try {
    // The result is used, because the bundler removes a call to a function that it knows to be pure.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Takes a slot only after the body has arrived; otherwise slow senders could take all slots. */
function limitRequests(app: App, { services, work }: AppOptions): void {
  const uploads = createUploads();
  app.use(async (c, next) => {
    const { request } = c.var;
    const fileLimit = await findFileLimit(services, c.req.raw, c.req.path);
    request.bodyLimit = fileLimit ?? request.bodyLimit;
    const upload = uploads.open(request.address, fileLimit ?? undefined);
    const refuse = () =>
      sayWithoutDatabase(c, () => createUnavailableResponse(c.req.raw, request.nonce, overloaded));
    try {
      if (c.req.raw.method === 'POST') {
        const body = await readBody(c.req.raw, request.bodyLimit, upload);
        if (body.ok) request.body = body.value;
        else if (body.error === 'busy') {
          // Only a signed-in host may send a file, and has one under way.
          return fileLimit === null ? refuse() : sayBusy(c);
        } else request.bodyTooLarge = true;
      }
      const host = await findHeavyHost(services, c.req.raw);
      const worked = await work.run(() => (host === null ? next() : runHeavy(c, host, next)));
      return worked.ok ? undefined : refuse();
    } finally {
      upload.release();
    }
  });
}

/** Keeps the host's turn until the response was read. */
async function runHeavy(c: Context<Env>, host: string, next: Next): Promise<void> {
  const { heavy } = c.var.services;
  const work = async () => {
    await next();
    const { response, ended } = followBody(c.res);
    c.res = response;
    // Of a response to HEAD nobody reads the body.
    return { ended: c.req.method === 'HEAD' ? Promise.resolve() : ended };
  };
  const done = await heavy.run(host, work, ({ ended }) => ended);
  if (!done.ok) c.res = await sayBusy(c);
}

const sayBusy = (c: Context<Env>): Promise<Response> =>
  sayWithoutDatabase(c, () => createBusyResponse(c.req.raw, c.var.request.nonce));

function handleErrors(app: App, { log }: Services): void {
  app.onError((error, c) => {
    const { method } = c.req;
    const path = redactPath(c.req.path);
    const { nonce } = c.var.request;
    // The client hung up, which is no error of the server.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    if (isUnavailable(error)) {
      log.warn('database unavailable', { method, path, reason: error.message });
      return sayWithoutDatabase(c, () => createUnavailableResponse(c.req.raw, nonce));
    }
    log.error('request failed', { method, path, error });
    return sayWithoutDatabase(c, () => createUnexpectedResponse(c.req.raw, nonce));
  });
}
