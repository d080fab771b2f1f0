import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { compressResponses } from './compress.ts';

const long = 'Guests, guests and guests. '.repeat(200);

function ask(response: Response, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono();
  app.use(compressResponses);
  app.all('*', () => response);
  return app.request('/', { headers, method });
}

function page(body: BodyInit | null = long, headers: Record<string, string> = {}) {
  return new Response(body, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

test('a page is sent as the browser can unpack it, and is what it was', async () => {
  const brotli = await ask(page(), { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(long);
  const gzip = await ask(page(), { 'accept-encoding': 'gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(long);
  expect(gzip.headers.get('vary')).toBe('Accept-Encoding');
});

test('without a wish, and when it is short, it is sent as it is', async () => {
  const plain = await ask(page());
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(long);
  const short = await ask(page('Hello'), { 'accept-encoding': 'br' });
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(await short.text()).toBe('Hello');
});

test('status, cookies and headers stay', async () => {
  const response = page(long, { 'Content-Length': String(long.length), 'X-Mine': 'yes' });
  response.headers.append('Set-Cookie', 'a=1');
  response.headers.append('Set-Cookie', 'b=2');
  const answer = await ask(
    new Response(response.body, { status: 404, headers: response.headers }),
    {
      'accept-encoding': 'br',
    },
  );
  expect(answer.status).toBe(404);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-mine')).toBe('yes');
  expect(answer.headers.get('content-length')).toBeNull();
});

async function encodingOf(headers: Record<string, string>) {
  const answer = await ask(page(long, headers), { 'accept-encoding': 'br' });
  return answer.headers.get('content-encoding');
}

test('React Router’s data is compressed, pictures and what is compressed are not', async () => {
  expect(await encodingOf({ 'Content-Type': 'text/x-script' })).toBe('br');
  expect(await encodingOf({ 'Content-Type': 'image/png' })).toBeNull();
  expect(await encodingOf({ 'Content-Encoding': 'gzip' })).toBe('gzip');
});

test('events go out as they come', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const events = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: now\n\n')),
    pull: () => never,
  });
  const answer = await ask(page(events, { 'Content-Type': 'text/event-stream; charset=utf-8' }), {
    'accept-encoding': 'br',
  });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: now\n\n');
  expect(answer.headers.get('content-encoding')).toBeNull();
});
