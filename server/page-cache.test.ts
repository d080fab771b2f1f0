import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type RawAnswer, sendRaw } from '#tests/setup/raw-request.ts';

import { type PageSource, cachePages } from './page-cache.ts';

let server: Server;
/** What is stored: the text of each page. */
let stored: Map<string, string>;
let rendered: string[];
/** Renders wait for it. */
let paused: Promise<void>;
let fault: Error | null;
let minted: number;

const source: PageSource = {
  pageOf: ({ url = '' }) => (url.startsWith('/page/') ? url.slice(6) : null),
  async stamp(id) {
    if (fault) throw fault;
    return stored.get(id);
  },
  async render(id) {
    rendered.push(id);
    const text = stored.get(id) ?? '';
    await paused;
    if (text === 'broken') return null;
    if (text === 'worse') throw new Error('it cannot be rendered');
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Set-Cookie': 'who=rendered',
    });
    return { headers, html: text.repeat(200) };
  },
  mint: () => `who=${(minted += 1)}`,
};

async function serve(maxBytes: number): Promise<void> {
  const pages = cachePages(source, maxBytes, (_, response) => response.end('otherwise'));
  server = createServer(pages);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return sendRaw(`http://127.0.0.1:${port}`, target, { method, headers });
}

const text = ({ body }: RawAnswer) => body.toString();

beforeEach(async () => {
  stored = new Map([['a', 'party ']]);
  rendered = [];
  paused = Promise.resolve();
  fault = null;
  minted = 0;
  await serve(1_000_000);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a page is rendered once and sent to everybody, with a cookie of their own', async () => {
  const answers = [await get('/page/a'), await get('/page/a')];
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

test('a crowd before a page that is not there yet has it rendered once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const crowd = Array.from({ length: 30 }, () => get('/page/a'));
  await expect.poll(() => rendered.length).toBe(1);
  resolve();
  for (const answer of await Promise.all(crowd)) expect(text(answer)).toBe('party '.repeat(200));
  expect(rendered).toEqual(['a']);
});

test('a change shows at once, also while the page of before is still being rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const early = get('/page/a');
  await expect.poll(() => rendered.length).toBe(1);
  stored.set('a', 'feast ');
  const late = get('/page/a');
  await expect.poll(() => rendered.length).toBe(2);
  resolve();
  expect(text(await early)).toBe('party '.repeat(200));
  expect(text(await late)).toBe('feast '.repeat(200));
  expect(text(await get('/page/a'))).toBe('feast '.repeat(200));
  stored.set('a', 'supper ');
  expect(text(await get('/page/a'))).toBe('supper '.repeat(200));
});

test('each browser gets the encoding it takes, under a tag of its own', async () => {
  const plain = await get('/page/a');
  const gzip = await get('/page/a', { 'accept-encoding': 'gzip' });
  const brotli = await get('/page/a', { 'accept-encoding': 'gzip, deflate, br' });
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
  expect(rendered).toEqual(['a']);
});

test('a browser that has the page already is told so, until it changes', async () => {
  const { headers } = await get('/page/a');
  const tag = headers.etag ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await get('/page/a', { 'if-none-match': known });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers.etag).toBe(tag);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['set-cookie']).toHaveLength(1);
  }
  expect((await get('/page/a', { 'if-none-match': '"other"' })).status).toBe(200);
  const zipped = { 'if-none-match': tag, 'accept-encoding': 'gzip' };
  expect((await get('/page/a', zipped)).status).toBe(200);
  stored.set('a', 'feast ');
  expect((await get('/page/a', { 'if-none-match': tag })).status).toBe(200);
});

test('HEAD answers as GET does, without a body', async () => {
  const [head, whole] = [await get('/page/a', {}, 'HEAD'), await get('/page/a')];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  const { date: _, 'set-cookie': __, ...headers } = head.headers;
  expect(whole.headers).toMatchObject(headers);
});

test('what is not there, cannot be rendered or is somebody’s own is left to the application', async () => {
  stored.set('b', 'broken');
  stored.set('c', 'worse');
  for (const target of ['/page/missing', '/page/b', '/page/c', '/other']) {
    expect(text(await get(target))).toBe('otherwise');
  }
  fault = new Error('the database is away');
  expect(text(await get('/page/a'))).toBe('otherwise');
  fault = null;
  expect(text(await get('/page/a'))).toBe('party '.repeat(200));
});

test('it holds no more bytes than it may: the page read longest ago is rendered again', async () => {
  server.close();
  await serve(8000);
  stored.set('b', 'feast ');
  stored.set('c', 'dance ');
  for (const page of ['a', 'b', 'a', 'c', 'a', 'b']) await get(`/page/${page}`);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

test('a visitor who goes away while a page is rendered keeps nobody from it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  paused = promise;
  const { port } = server.address() as AddressInfo;
  const leaving = new AbortController();
  const gone = fetch(`http://127.0.0.1:${port}/page/a`, { signal: leaving.signal });
  await expect.poll(() => rendered.length).toBe(1);
  const staying = get('/page/a');
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  resolve();
  expect(text(await staying)).toBe('party '.repeat(200));
});
