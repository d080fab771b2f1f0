import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Counts } from '#app/context.ts';

import { ByteCache } from './byte-cache.ts';
import { chooseEncoding } from './encodings.ts';
import { type Representation, SharedPage } from './shared-page.ts';

/** Where the pages come from. */
export interface PageSource {
  /** The id of the page that a request wants and may have as everybody has it, or null. */
  pageOf(request: IncomingMessage): string | null;
  /** What changes with the page's content, as it is stored now; undefined when there is no such page. */
  stamp(id: string): Promise<string | undefined>;
  /** The page, holding nothing of anybody's, or null when it cannot be had now. */
  render(id: string): Promise<{ headers: Headers; html: string } | null>;
  /** A Set-Cookie value for a page: each device gets one of its own. */
  mint(id: string): string;
}

interface Entry {
  stamp: string;
  page: SharedPage;
}

/**
 * Answers what it can from pages kept as bytes, at most `maxBytes` of them, and leaves the rest to
 * `otherwise`. Each request asks for the stamp anew: an edit shows at once, whichever process stored it.
 */
export function cachePages(
  source: PageSource,
  maxBytes: number,
  otherwise: RequestListener,
  counts: Pick<Counts, 'pagesFromMemory' | 'pagesRendered'> = {
    pagesFromMemory: 0,
    pagesRendered: 0,
  },
): RequestListener {
  const kept = new ByteCache<Entry>(maxBytes);
  const rendering = new Map<string, { stamp: string; entry: Promise<Entry | null> }>();

  // The stamp is the older of the two, never the page: at worst it is rendered once more.
  async function render(id: string, stamp: string): Promise<Entry | null> {
    counts.pagesRendered += 1;
    const rendered = await source.render(id);
    if (!rendered) return null;
    return { stamp, page: new SharedPage(rendered.headers, Buffer.from(rendered.html)) };
  }

  /** However many want a page at once, it is rendered once. */
  function renderOnce(id: string, stamp: string): Promise<Entry | null> {
    const underWay = rendering.get(id);
    if (underWay?.stamp === stamp) return underWay.entry;
    const entry = render(id, stamp).finally(() => {
      if (rendering.get(id)?.entry === entry) rendering.delete(id);
    });
    rendering.set(id, { stamp, entry });
    return entry;
  }

  async function answer(id: string, request: IncomingMessage, response: ServerResponse) {
    const stamp = await source.stamp(id);
    if (stamp === undefined) return otherwise(request, response);
    let entry = kept.get(id) ?? null;
    if (entry?.stamp === stamp) counts.pagesFromMemory += 1;
    else entry = await renderOnce(id, stamp);
    if (!entry) return otherwise(request, response);
    let representation = entry.page.as(chooseEncoding(request.headers['accept-encoding']));
    if (representation instanceof Promise) {
      representation = await representation;
      kept.set(id, entry, entry.page.bytes);
    }
    send(request, response, representation, source.mint(id));
  }

  return (request, response) => {
    const id = source.pageOf(request);
    if (id === null) return otherwise(request, response);
    // What cannot be rendered, or the database not tell, is the application's to explain.
    answer(id, request, response).catch(() => otherwise(request, response));
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, headers, unchanged, body }: Representation,
  cookie: string,
): void {
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...unchanged, 'set-cookie', cookie]).end();
  } else {
    response.writeHead(200, [...headers, 'set-cookie', cookie]).end(body);
  }
}

/** Whether a browser's If-None-Match names the page it would get. */
function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
