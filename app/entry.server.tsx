import { Writable } from 'node:stream';

import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';

import { servicesContext, visitContext } from './context.ts';
import { isUnavailable } from './platform/db/dialects.server.ts';
import type { RouteHandle } from './root.tsx';

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.flatMap(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined) ?? [],
  );
}

/**
 * What of maps the document may load. One with the framework's scripts reaches the screens with a map
 * without being loaded again, so all of them may show tiles; of the plain ones only those that say so.
 */
function mapAccess(entry: EntryContext): { isMap: boolean; mayShowMap: boolean } {
  const handles = handlesOf(entry);
  const isMap = handles.some((handle) => handle.map);
  return { isMap, mayShowMap: isMap || !handles.some((handle) => handle.plainHtml) };
}

/** Renders the whole document before answering: our pages hold nothing that comes later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const visit = context.get(visitContext);
  const { nonce } = visit;
  Object.assign(visit, mapAccess(entry));
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter
        context={entry}
        url={request.url}
        {...(nonce === undefined ? {} : { nonce })}
      />,
      {
        ...(nonce === undefined ? {} : { nonce: { script: nonce, style: nonce } }),
        // Everything is there: no part is sent after the others, to be put in its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** An address that leads nowhere or a method that a page does not have: answered with 4xx, nothing to repair. */
function isVisitorsFault(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isVisitorsFault(error)) return;
  const { log } = context.get(servicesContext);
  const { method, url } = request;
  const path = new URL(url).pathname;
  if (isUnavailable(error)) {
    context.get(visitContext).unavailable = true;
    log.warn('database unavailable', { method, path, reason: (error as Error).message });
  } else {
    log.error('request failed', { method, path, error });
  }
};
