import { Writable } from 'node:stream';

import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';

import { type PagePolicy, requestContext, servicesContext } from './context.ts';
import { findEntryScript } from './entry-files.server.ts';
import { listWordsParts } from './features/words/host/parts.ts';
import { readInlineStyles, listRouteStylesheets } from './inline-styles.server.ts';
import { startAfterFirstFrame } from './later-scripts.server.ts';
import { type InlineStyle, InlineStyles, type Page, getPage } from './page.ts';
import { isUnavailable } from './platform/db/dialects.server.ts';
import { getLanguage } from './platform/language/say.ts';
import { redactPath } from './platform/paths.ts';

type Bytes = Buffer<ArrayBuffer>;

function pageOfEntry({ staticHandlerContext, routeModules }: EntryContext): Page {
  const { matches, loaderData } = staticHandlerContext;
  return getPage(
    matches.map(({ route: { id } }) => ({
      handle: routeModules[id]?.handle,
      loaderData: loaderData[id],
    })),
  );
}

function routeIdsOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/** Every document but a map allows tiles: a client-side navigation can reach a screen with a map. */
function policyOf({ map }: Page, nonce: string, styles: readonly InlineStyle[]): PagePolicy {
  const hashes = styles.map(({ hash }) => hash);
  return {
    nonce,
    isMap: map,
    mayShowMap: true,
    styleSources: map ? hashes : ["'self'", ...hashes],
  };
}

const wordsFiles = new Map<string, string>();

function findWordsFile(name: string): string {
  const file = wordsFiles.get(name) ?? findEntryScript(`app/features/words/host/${name}`);
  wordsFiles.set(name, file);
  return file;
}

/** Hydration waits for the words, so they are fetched together with the scripts. */
function announceWords(headers: Headers, url: string): void {
  const language = getLanguage();
  headers.set('Content-Language', language);
  if (language === 'en' || !import.meta.env.PROD) return;
  for (const part of listWordsParts(new URL(url).pathname)) {
    headers.append(
      'Link',
      `<${findWordsFile(`${language}.json?part=${part}`)}>; rel=modulepreload`,
    );
  }
}

/** Renders the whole document before responding: no page has deferred content. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  announceWords(headers, request.url);
  const received = context.get(requestContext);
  const page = pageOfEntry(entry);
  const styles = readInlineStyles(
    listRouteStylesheets(entry.manifest, routeIdsOf(entry)),
    null,
    'english',
  );
  received.policy = policyOf(page, received.nonce, styles);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const render = page.map ? renderPlain : renderWithScripts;
  const asked = { url: request.url, nonce: received.nonce, styles };
  return new Response(await render(entry, asked), { status, headers });
}

interface RenderRequest {
  url: string;
  nonce: string;
  styles: readonly InlineStyle[];
}

function renderPlain(entry: EntryContext, { url, nonce, styles }: RenderRequest): Bytes {
  const { serverHandoffStream: _, ...context } = entry;
  const html = renderToString(
    <InlineStyles value={styles}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </InlineStyles>,
  );
  return Buffer.from(`<!DOCTYPE html>${html}`);
}

function renderWithScripts(
  entry: EntryContext,
  { url, nonce, styles }: RenderRequest,
): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collect = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(startAfterFirstFrame(Buffer.concat(chunks.splice(0)), nonce));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <InlineStyles value={styles}>
        <ServerRouter context={entry} url={url} nonce={nonce} />
      </InlineStyles>,
      {
        nonce: { script: nonce, style: nonce },
        // Disables splitting: no part is sent later and moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** An unknown address or an unsupported method is not an error of the server. */
function isVisitorsFault(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isVisitorsFault(error)) return;
  const { log } = context.get(servicesContext);
  const { method, url } = request;
  const path = redactPath(new URL(url).pathname);
  if (isUnavailable(error)) {
    context.get(requestContext).unavailable = true;
    log.warn('database unavailable', { method, path, reason: (error as Error).message });
  } else {
    log.error('request failed', { method, path, error });
  }
};
