import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

import type { Counts } from '#app/context.ts';
import { type Encoding, chooseEncoding, encode } from '#app/platform/encodings.server.ts';
import { isKnown } from '#app/platform/etag.server.ts';
import { addLanguage, readLanguageQuery } from '#app/platform/language/language-query.ts';
import type { Language } from '#app/platform/language/languages.ts';
import type { Log } from '#app/platform/log.server.ts';
import { getGuestPath, isInviteId } from '#app/platform/paths.ts';

import type { PageFile } from './page-file.server.ts';
import { type SharedHeaders, createHeaderSharing } from './shared-headers.server.ts';

export interface PageCacheOptions {
  load: (path: string) => Promise<Response>;
  find: (inviteId: string, cookies: string | undefined) => Promise<Found>;
  /** A Set-Cookie value, different for every device. */
  newCookie: (path: string) => string;
  /** Its size limits the pages together with their entries in memory. */
  file: PageFile;
  counts: Pick<Counts, 'pagesFromCache' | 'pagesRendered'>;
  log: Pick<Log, 'warn'>;
}

export interface Found {
  /** A value that changes with what the page shows; undefined when there is no invitation. */
  stamp: string | undefined;
  /** Of the page whose address names none. */
  language: Language;
  /** Only a 'guest' has a page of their own. A 'device' has a cookie already. */
  who: 'guest' | 'device' | 'nobody';
}

interface CachedPage {
  etag: string;
  language: Language;
  shared: SharedHeaders;
  /** A page without room in the file keeps its bytes, for the requests that wait for it. */
  body: { place: number; length: number } | Bytes;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The most memory of an entry besides its body. */
const entryBytes = 1536;

/** As many as Node has threads to compress with. Each takes two megabytes meanwhile, and one that waits takes none. */
const mostLoading = 4;

/**
 * Sends cached pages to unknown guests before a `Request` is made; every other request goes to `application`. A page
 * is cached under the stamp that was stored when its request came, so an edit shows at once in every process; and once
 * in each language that is asked for (behaviour 49.8).
 */
export function createPageCache(
  { load, find, newCookie, file, counts, log }: PageCacheOptions,
  application: RequestListener,
): RequestListener {
  const loading = pLimit(mostLoading);
  const parts = { keep: createKeeper(file, log), share: createHeaderSharing() };
  const pages = new LRUCache<string, CachedPage, Wanted>({
    maxSize: file.size,
    sizeCalculation: ({ body: { length } }) => length + entryBytes,
    // Waiting requests get their page even when there is no room to cache it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => loading(() => render(context)),
  });

  async function render(wanted: Wanted): Promise<CachedPage | undefined> {
    counts.pagesRendered += 1;
    const response = await load(addLanguage(wanted.path, wanted.language));
    return response.ok ? represent(response, wanted, parts) : undefined;
  }

  async function findPage(stamp: string, wanted: Wanted): Promise<CachedPage | undefined> {
    const key = `${wanted.inviteId} ${stamp} ${wanted.language} ${wanted.encoding}`;
    const kept = pages.get(key);
    if (kept && isKept(kept, file)) {
      counts.pagesFromCache += 1;
      return kept;
    }
    if (kept) pages.delete(key);
    const rendered = await pages.fetch(key, { context: wanted });
    // The page may be newer than its stamp. A stamp can occur again, so such a page must not stay under it.
    const { stamp: newest } = await find(wanted.inviteId, undefined);
    if (newest !== stamp || (rendered && !isKept(rendered, file))) pages.delete(key);
    return rendered;
  }

  async function answer(at: Address, request: IncomingMessage, response: ServerResponse) {
    const { stamp, who, language } = await find(at.inviteId, request.headers.cookie);
    if (stamp === undefined || who === 'guest') return application(request, response);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const page = await findPage(stamp, { ...at, language: at.asked ?? language, encoding });
    if (!page || ('place' in page.body && !isKept(page, file)))
      return application(request, response);
    const own = who === 'nobody' ? ['set-cookie', newCookie(at.path)] : [];
    if (isKnown(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, [...page.shared.unchanged, 'etag', page.etag, ...own]).end();
    } else {
      send(response, file, page, own);
    }
  }

  return (request, response) => {
    const address = sharedPageOf(request);
    if (address === null) return application(request, response);
    // The application renders the page again, or fails in the same way and reports the error.
    answer(address, request, response).catch(() => application(request, response));
  };
}

/** Where there is no room, the log says so once, until there is some again. */
function createKeeper(file: PageFile, log: PageCacheOptions['log']) {
  let isFull = false;
  return (body: Bytes): CachedPage['body'] => {
    try {
      const place = file.write(body);
      isFull = false;
      return { place, length: body.length };
    } catch (error) {
      if (!isFull) log.warn('guest pages are not kept', { error });
      isFull = true;
      return body;
    }
  };
}

function isKept({ body }: CachedPage, file: PageFile): boolean {
  return 'place' in body && file.keeps(body.place);
}

interface Wanted extends Pick<Address, 'inviteId' | 'path'> {
  language: Language;
  encoding: Encoding;
}

const prefix = getGuestPath('');

interface Address {
  inviteId: string;
  /** Without the query. */
  path: string;
  /** The language that it names, or null. */
  asked: Language | null;
}

/** Null for what is no guest page, and for any query but that of a language. */
function sharedPageOf({ method, url = '', headers }: IncomingMessage): Address | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if ('content-length' in headers || 'transfer-encoding' in headers) return null;
  if (!url.startsWith(prefix)) return null;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const inviteId = path.slice(prefix.length);
  if (!isInviteId(inviteId)) return null;
  const asked = end < 0 ? null : readLanguageQuery(url.slice(end));
  return end >= 0 && asked === null ? null : { inviteId, path, asked };
}

interface Parts {
  keep: ReturnType<typeof createKeeper>;
  share: ReturnType<typeof createHeaderSharing>;
}

async function represent(
  response: Response,
  { language, encoding }: Wanted,
  { keep, share }: Parts,
): Promise<CachedPage> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 22);
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const body = keep(await encode(whole, encoding));
  // Frees the memory now. The garbage collector lets 64 MB of such buffers gather first.
  if (body !== whole) whole.buffer.transfer(0);
  return { etag, body, language, shared: share(response.headers, encoding) };
}

function send(
  response: ServerResponse,
  file: PageFile,
  { etag, body, language, shared }: CachedPage,
  own: string[],
) {
  const bytes = 'place' in body ? file.read(body.place, body.length) : body;
  const described = ['content-language', language, 'content-length', String(body.length)];
  response.writeHead(200, [...shared.headers, 'etag', etag, ...described, ...own]).end(bytes);
  // The system has not taken all of it.
  if (response.writableLength > 0) file.leave();
}
