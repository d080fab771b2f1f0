import { randomBytes } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { type Services, type Visit, servicesContext, visitContext } from '#app/context.ts';
import type { Tried } from '#app/features/rsvp/form.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import type { Gate } from '#app/platform/gate.server.ts';
import { overloaded } from '#app/ui/unavailable.ts';

import { visitorAddress } from './address.ts';
import { readBody } from './body.ts';
import { compressAnswers } from './compress.ts';
import { mapOrigins, setSecurityHeaders } from './headers.ts';
import { isFromOrigin, isOwnQuestion } from './origin.ts';
import { setRetryAfter, unavailableResponse } from './unavailable.ts';

const foreignOrigin =
  'This form was sent from another address than the one this server is set up for (APP_ORIGIN). ' +
  'Nothing was changed. Please open the page again and retry.';

const malformed = 'This address is damaged. Please check it, or ask for the link again.';

/** Forms read and write with these; nothing else is spoken here. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/** What Hono carries along with a request. */
interface Env {
  Bindings: Partial<HttpBindings> & {
    /** Why what a guest sent was not taken, when that was tried already. */
    tried?: Tried;
  };
  Variables: { visit: Visit };
}

export type App = Hono<Env>;

export interface AppOptions {
  services: Services;
  /** Where forms may come from. */
  origins: readonly string[];
  /** What the requests that are worked on at a time go through. */
  work: Gate;
  /** Folder of the browser bundle. */
  clientDir: string;
  /** Whether the database has been reached; until then every page says that it has not. */
  isReady: () => boolean;
}

/** The whole site as one fetch-shaped application: static files, the origin check, then React Router. */
export function createApp({ services, origins, work, clientDir, isReady }: AppOptions): App {
  const { settings } = services;
  const https = services.origin.startsWith('https:');
  const maps = mapOrigins(settings);
  const answer = createPages(services, origins, work);

  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const visit: Visit = {
      nonce: randomBytes(16).toString('base64url'),
      address: visitorAddress(c.req.raw.headers, c.env?.incoming, settings.TRUST_PROXY),
      fromOwnPage: isOwnQuestion(c.req.raw, origins),
      bodyTooLarge: false,
      mayShowMap: false,
      isMap: false,
      styleSources: ["'self'"],
      unavailable: false,
      tried: c.env?.tried,
    };
    c.set('visit', visit);
    await next();
    setSecurityHeaders(c.res.headers, { visit, maps, https });
    setRetryAfter(c.res);
  });
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true, onFound: immutable }));
  app.use('/favicon.svg', serveStatic({ root: clientDir, precompressed: true, onFound: forADay }));
  app.use(compressAnswers);
  app.all('*', async (c) => {
    const request = c.req.raw;
    const visit = c.get('visit');
    if (!isReady()) return unavailableResponse(request, visit.nonce);
    if (!methods.has(request.method)) {
      return c.text('Method Not Allowed', 405, { Allow: [...methods].join(', ') });
    }
    if (!isWellFormed(new URL(request.url).pathname)) return c.text(malformed, 400);
    if (!isFromOrigin(request, origins)) {
      return c.text(foreignOrigin, 403);
    }
    return answer(request, visit);
  });
  app.onError((error, c) => {
    // Whoever sent it has gone away in the middle of it: nobody reads the answer, and nothing is wrong.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    if (isUnavailable(error)) return unavailableResponse(c.req.raw, c.get('visit').nonce);
    services.log.error('request failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Unexpected error. Please try again.', 500);
  });
  return app;
}

/** The routes, answering for React Router. */
function createPages(services: Services, origins: readonly string[], work: Gate) {
  const handle = createRequestHandler({
    ...build,
    allowedActionOrigins: origins.map((origin) => new URL(origin).host),
  });
  const render = async (request: Request, visit: Visit) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(visitContext, visit);
    const response = await handle(request, context);
    return visit.unavailable ? unavailableResponse(request, visit.nonce) : response;
  };
  return async (request: Request, visit: Visit): Promise<Response> => {
    // Who is still sending does not count: slow senders would keep everybody out.
    const sent = request.method === 'POST' ? await withBody(request, visit) : request;
    const answered = await work.run(() => render(sent, visit));
    return answered.ok ? answered.value : unavailableResponse(request, visit.nonce, overloaded);
  };
}

function isWellFormed(pathname: string): boolean {
  try {
    // Used, because the bundler drops a call of a function that it knows to be pure.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

type WithHeader = { header(name: string, value: string): void };

/** Every asset's name holds a hash of its content. */
function immutable(_path: string, c: WithHeader): void {
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
}

function forADay(_path: string, c: WithHeader): void {
  c.header('Cache-Control', 'public, max-age=86400');
}

/** The same request with its whole body in memory. */
async function withBody(request: Request, visit: Visit): Promise<Request> {
  const body = await readBody(request);
  visit.bodyTooLarge = body === null;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: body ?? new Uint8Array(),
  });
}
