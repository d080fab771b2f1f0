import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import {
  type RequestContext,
  type Services,
  requestContext,
  servicesContext,
} from '#app/context.ts';

import { createUnavailableResponse } from './standalone-page.ts';

export function createHostSite(services: Services, origins: readonly string[]) {
  const handle = createRequestHandler({
    ...build,
    allowedActionOrigins: origins.map((origin) => new URL(origin).host),
  });
  return async (request: Request, received: RequestContext): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, received);
    const response = await handle(withoutBody(request), context);
    return received.unavailable ? createUnavailableResponse(request, received.nonce) : response;
  };
}

/** The body has been read already, and actions take it from `RequestContext`. */
function withoutBody(request: Request): Request {
  if (request.method !== 'POST') return request;
  const { method, headers, signal, url } = request;
  return new Request(url, { method, headers, signal });
}
