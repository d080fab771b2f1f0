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
import { inlineStyles } from './inline-styles.server.ts';
import { type InlineStyle, InlineStyles, type Page, pageOf } from './page.ts';
import { isUnavailable } from './platform/db/dialects.server.ts';

type Bytes = Buffer<ArrayBuffer>;

function pageOfEntry({ staticHandlerContext, routeModules }: EntryContext): Page {
  const { matches, loaderData } = staticHandlerContext;
  return pageOf(
    matches.map(({ route: { id } }) => ({
      handle: routeModules[id]?.handle,
      loaderData: loaderData[id],
    })),
  );
}

function routeIdsOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/**
 * What of maps the document may load. One with the framework's scripts reaches the screens with a map
 * without being loaded again, so all of them may show tiles; of the plain ones only those that say so.
 */
function mapAccess({ map, plainHtml }: Page): { isMap: boolean; mayShowMap: boolean } {
  return { isMap: map, mayShowMap: map || !plainHtml };
}

/** A page without scripts never loads another style; a screen may lead to others, which do. */
function styleSources({ plainHtml }: Page, styles: readonly InlineStyle[]): string[] {
  return [...(plainHtml ? [] : ["'self'"]), ...styles.map(({ hash }) => hash)];
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
  const page = pageOfEntry(entry);
  const styles = inlineStyles(entry.manifest, routeIdsOf(entry), page.look?.faces ?? []);
  Object.assign(visit, mapAccess(page), { styleSources: styleSources(page, styles) });
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const render = page.plainHtml ? renderPlain : renderWithScripts;
  const asked = { url: request.url, nonce: visit.nonce, styles };
  return new Response(await render(entry, asked), { status, headers });
}

interface Asked {
  url: string;
  nonce: string;
  styles: readonly InlineStyle[];
}

/** The markup with its styles, and nothing of what the framework's scripts would start from. */
function renderPlain(entry: EntryContext, { url, nonce, styles }: Asked): Bytes {
  const { serverHandoffStream: _, ...context } = entry;
  const html = renderToString(
    <InlineStyles value={styles}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </InlineStyles>,
  );
  return Buffer.from(`<!DOCTYPE html>${html}`);
}

function renderWithScripts(entry: EntryContext, { url, nonce, styles }: Asked): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(withQuietScripts(Buffer.concat(chunks).toString()));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <InlineStyles value={styles}>
        <ServerRouter context={entry} url={url} nonce={nonce} />
      </InlineStyles>,
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

/** What is to be seen comes first: styles and faces before the scripts that take the page over. */
function withQuietScripts(html: string): Bytes {
  return Buffer.from(
    html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
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
