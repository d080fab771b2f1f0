import { Writable } from 'node:stream';

import { renderToPipeableStream, renderToString } from 'react-dom/server';
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

type Bytes = Buffer<ArrayBuffer>;

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.flatMap(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined) ?? [],
  );
}

/**
 * What of maps the document may load. One with the framework's scripts reaches the screens with a map
 * without being loaded again, so all of them may show tiles; of the plain ones only those that say so.
 */
function mapAccess(
  handles: RouteHandle[],
  plain: boolean,
): { isMap: boolean; mayShowMap: boolean } {
  const isMap = handles.some((handle) => handle.map);
  return { isMap, mayShowMap: isMap || !plain };
}

/** Renders the whole document before answering: our pages hold nothing that comes later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const visit = context.get(visitContext);
  const handles = handlesOf(entry);
  const plain = handles.some((handle) => handle.plainHtml);
  Object.assign(visit, mapAccess(handles, plain));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const render = plain ? renderPlain : renderWithScripts;
  return new Response(await render(entry, request.url, visit.nonce), { status, headers });
}

/** The markup alone, and nothing of what the framework's scripts would start from. */
function renderPlain(entry: EntryContext, url: string, nonce?: string): Bytes {
  const { serverHandoffStream: _, ...context } = entry;
  const own = nonce === undefined ? {} : { nonce };
  return Buffer.from(renderToString(<ServerRouter context={context} url={url} {...own} />));
}

function renderWithScripts(entry: EntryContext, url: string, nonce = ''): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={entry} url={url} nonce={nonce} />,
      {
        nonce: { script: nonce, style: nonce },
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
