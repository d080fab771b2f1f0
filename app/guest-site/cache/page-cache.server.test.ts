import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findLanguage, languageCodes } from '#app/platform/language/languages.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';

import { type PageCacheOptions, createPageCache } from './page-cache.server.ts';
import { PageFile } from './page-file.server.ts';

let server: Server;
let file: PageFile;
/** The stored text of each page is its stamp too. */
let stored: Map<string, string>;
let rendered: string[];
let paused: Promise<void>;
let fault: Error | null;
let minted: number;
let lookups: number;
let warnings: string[];

async function load(path: string): Promise<Response> {
  const [id = '', language = ''] = path.slice('/guest/'.length).split('?lang=');
  rendered.push(language === 'en' ? id : `${id} ${language}`);
  const text = stored.get(id) ?? '';
  await paused;
  if (text === 'worse') throw new Error('it cannot be rendered');
  return new Response((language === 'en' ? text : `${language} ${text}`).repeat(200), {
    status: text === 'broken' ? 503 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Set-Cookie': 'who=rendered',
    },
  });
}

/** The test's cookies are the names of the classes, or a language. */
const find: PageCacheOptions['find'] = async (id, cookie) => {
  lookups += 1;
  if (fault) throw fault;
  const isKnown = cookie === 'guest' || cookie === 'device';
  const language = findLanguage(cookie ?? '') ?? 'en';
  return { stamp: stored.get(id), who: isKnown ? cookie : 'nobody', language };
};

const newCookie = () => `who=${(minted += 1)}`;

async function serve(size: number): Promise<void> {
  file = new PageFile(size);
  const counts = { pagesFromCache: 0, pagesRendered: 0 };
  const log = { warn: (event: string) => void warnings.push(event) };
  const pages = createPageCache({ load, find, newCookie, file, counts, log }, (_, response) =>
    response.end('application'),
  );
  server = createServer(pages);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return sendRaw(`http://127.0.0.1:${port}`, target, { method, headers });
}

const text = ({ body }: RawReply) => body.toString();

beforeEach(async () => {
  stored = new Map([['a', 'party ']]);
  rendered = [];
  paused = Promise.resolve();
  fault = null;
  minted = 0;
  lookups = 0;
  warnings = [];
  await serve(1_000_000);
});
afterEach(stop);

async function stop(): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  file.close();
}

test('a page is rendered once and sent to everybody, with a cookie of their own', async () => {
  const answers = [await get('/guest/a'), await get('/guest/a')];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(text(answer)).toBe('party '.repeat(200));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['content-length']).toBe('1200');
  }
  expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([['who=1'], ['who=2']]);
  expect(rendered).toEqual(['a']);
});

test('whoever is not known gets the page from memory, a guest one of their own', async () => {
  const [stranger, device, guest] = [
    await get('/guest/a', { cookie: 'other=1' }),
    await get('/guest/a', { cookie: 'device' }),
    await get('/guest/a', { cookie: 'guest' }),
  ];
  expect([stranger, device].map(text)).toEqual(['party '.repeat(200), 'party '.repeat(200)]);
  expect(stranger.headers['set-cookie']).toEqual(['who=1']);
  expect(device.headers['set-cookie']).toBeUndefined();
  expect(text(guest)).toBe('application');
  expect(rendered).toEqual(['a']);
});

test('a crowd before a page that is not there yet has it rendered once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const crowd = Array.from({ length: 30 }, () => get('/guest/a'));
  await expect.poll(() => rendered.length).toBe(1);
  resolve();
  for (const answer of await Promise.all(crowd)) expect(text(answer)).toBe('party '.repeat(200));
  expect(rendered).toEqual(['a']);
});

test('a stamp that comes back does not bring a page of another time (behaviour 25.38)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const early = get('/guest/a');
  await expect.poll(() => rendered.length).toBe(1);
  stored.set('a', 'feast ');
  resolve();
  await early;
  stored.set('a', 'party ');
  await get('/guest/a');
  expect(rendered).toEqual(['a', 'a']);
});

test('a change shows at once, also while the page of before is still being rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const early = get('/guest/a');
  await expect.poll(() => rendered.length).toBe(1);
  stored.set('a', 'feast ');
  const late = get('/guest/a');
  await expect.poll(() => rendered.length).toBe(2);
  resolve();
  expect(text(await early)).toBe('party '.repeat(200));
  expect(text(await late)).toBe('feast '.repeat(200));
  expect(text(await get('/guest/a'))).toBe('feast '.repeat(200));
  stored.set('a', 'supper ');
  expect(text(await get('/guest/a'))).toBe('supper '.repeat(200));
});

test('each browser gets the encoding it takes, rendered once and under a tag of its own', async () => {
  const plain = await get('/guest/a');
  const gzip = await get('/guest/a', { 'accept-encoding': 'gzip' });
  const brotli = await get('/guest/a', { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  for (const answer of [plain, gzip, brotli]) {
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }
  for (const encoding of ['', 'gzip', 'br']) await get('/guest/a', { 'accept-encoding': encoding });
  expect(rendered).toEqual(['a', 'a', 'a']);
});

test('a browser that has the page already is told so, until it changes', async () => {
  const { headers } = await get('/guest/a');
  const tag = headers.etag ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await get('/guest/a', { 'if-none-match': known });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers.etag).toBe(tag);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['set-cookie']).toHaveLength(1);
  }
  expect((await get('/guest/a', { 'if-none-match': '"other"' })).status).toBe(200);
  const zipped = { 'if-none-match': tag, 'accept-encoding': 'gzip' };
  expect((await get('/guest/a', zipped)).status).toBe(200);
  stored.set('a', 'feast ');
  expect((await get('/guest/a', { 'if-none-match': tag })).status).toBe(200);
});

test('HEAD answers as GET does, without a body', async () => {
  const [head, whole] = [await get('/guest/a', {}, 'HEAD'), await get('/guest/a')];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  const { date: _, 'set-cookie': __, ...headers } = head.headers;
  expect(whole.headers).toMatchObject(headers);
});

test('what is not there, cannot be rendered or is somebody’s own is left to the application', async () => {
  stored.set('b', 'broken');
  stored.set('c', 'worse');
  for (const target of ['/guest/missing', '/guest/b', '/guest/c', '/other']) {
    expect(text(await get(target))).toBe('application');
  }
  fault = new Error('the database is away');
  expect(text(await get('/guest/a'))).toBe('application');
  fault = null;
  expect(text(await get('/guest/a'))).toBe('party '.repeat(200));
});

test('it holds no more bytes than it may: the page read longest ago is rendered again', async () => {
  await stop();
  await serve(7000);
  stored.set('b', 'feast ');
  stored.set('c', 'dance ');
  for (const page of ['a', 'b', 'a', 'c', 'a', 'b']) await get(`/guest/${page}`);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

test('a page that another has overwritten is rendered again', async () => {
  await stop();
  await serve(8000);
  stored.set('long', 'a long party '.repeat(2));
  for (const page of ['a', 'long', 'a', 'long', 'a']) {
    expect(text(await get(`/guest/${page}`))).toBe(`${stored.get(page)}`.repeat(200));
  }
  expect(rendered).toEqual(['a', 'long', 'a', 'long', 'a']);
});

test('a page that cannot be kept is sent to all who wait for it, and the log says so once', async () => {
  file.close();
  stored.set('b', 'feast ');
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const asked = ['a', 'a', 'b'].map((page) => get(`/guest/${page}`));
  const packed = get('/guest/a', { 'accept-encoding': 'br' });
  await expect.poll(() => lookups).toBe(4);
  resolve();
  const pages = await Promise.all(asked);
  const [party, feast] = ['party ', 'feast '].map((word) => word.repeat(200));
  expect(pages.map(text)).toEqual([party, party, feast]);
  expect(brotliDecompressSync((await packed).body).toString()).toBe(party);
  expect(rendered.toSorted()).toEqual(['a', 'a', 'b']);
  await get('/guest/a');
  expect(rendered).toHaveLength(4);
  expect(warnings).toEqual(['guest pages are not kept']);
  file = new PageFile(1);
});

const askFor = (page: string, how: string) =>
  `GET /guest/${page} HTTP/1.1\r\nHost: localhost\r\nConnection: ${how}\r\n\r\n`;

test('a page that waits behind another on its connection stays as it is, whatever is sent meanwhile', async () => {
  stored.set('b', 'feast ');
  stored.set('late', 'late ');
  for (const page of ['a', 'b']) await get(`/guest/${page}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const received = readAll(socket);
  socket.write(askFor('late', 'keep-alive') + askFor('a', 'close'));
  await expect.poll(() => minted).toBe(3);
  await get('/guest/b');
  resolve();
  expect(await received).toContain('party '.repeat(200));
});

test('a visitor who goes away while a page is rendered keeps nobody from it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const { port } = server.address() as AddressInfo;
  const leaving = new AbortController();
  const gone = fetch(`http://127.0.0.1:${port}/guest/a`, { signal: leaving.signal });
  await expect.poll(() => rendered.length).toBe(1);
  const staying = get('/guest/a');
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  resolve();
  expect(text(await staying)).toBe('party '.repeat(200));
});

test('at most four pages are rendered at a time, and those that wait get theirs', async () => {
  const ids = ['b', 'c', 'd', 'e', 'f', 'g'];
  for (const id of ids) stored.set(id, `${id} `);
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const asked = ids.map((id) => get(`/guest/${id}`));
  await expect.poll(() => rendered.length).toBe(4);
  // Another page's request is answered, and still no fifth page is rendered.
  expect(text(await get('/guest/')).endsWith('application')).toBe(true);
  expect(rendered).toHaveLength(4);
  resolve();
  const replies = await Promise.all(asked);
  expect(replies.map((reply) => text(reply).slice(0, 2))).toEqual(ids.map((id) => `${id} `));
  expect(rendered.toSorted()).toEqual(ids);
});

test('a page is kept once in each language, named by address, cookie or event (behaviour 49.8)', async () => {
  const german = [await get('/guest/a?lang=de'), await get('/guest/a', { cookie: 'de' })];
  const english = [await get('/guest/a?lang=en', { cookie: 'de' }), await get('/guest/a')];
  expect([...german, ...english].map(text)).toEqual(
    ['de party ', 'de party ', 'party ', 'party '].map((word) => word.repeat(200)),
  );
  expect([...german, ...english].map(({ headers }) => headers['content-language'])).toEqual([
    'de',
    'de',
    'en',
    'en',
  ]);
  expect([...german, ...english].map(({ headers }) => headers.vary)).toEqual(
    Array.from({ length: 4 }, () => 'Accept-Encoding, Cookie'),
  );
  expect(rendered).toEqual(['a de', 'a']);
});

test('each language has its own tag, under which a browser is told that its page is unchanged', async () => {
  const [german, english] = [await get('/guest/a?lang=de'), await get('/guest/a')];
  const known = { 'if-none-match': german.headers.etag ?? '' };
  expect((await get('/guest/a?lang=de', known)).status).toBe(304);
  expect((await get('/guest/a', known)).status).toBe(200);
  expect(german.headers.etag).not.toBe(english.headers.etag);
});

test('a query that is no language of the list adds no page (behaviour 49.8)', async () => {
  const queries = [
    '?',
    '?lang',
    '?lang=',
    '?lang=xx',
    '?lang=DE',
    '?lang=de-DE',
    '?lang=d%65',
    '?lang=de&x',
    '?x&lang=de',
    '?lang=de#x',
    '?lang=constructor',
    '?lang=__proto__',
    `?lang=${'de'.repeat(4000)}`,
    '?g=token',
  ];
  for (const query of queries) expect(text(await get(`/guest/a${query}`))).toBe('application');
  expect(rendered).toEqual([]);
  expect(lookups).toBe(0);
  for (const code of languageCodes) await get(`/guest/a?lang=${code}`);
  for (const code of languageCodes) await get(`/guest/a?lang=${code}`);
  expect(rendered).toHaveLength(14);
});
