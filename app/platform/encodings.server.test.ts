import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { acceptsGzip, chooseEncoding, encode, encodeQuickly } from './encodings.server.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',,;;q', 'identity'],
] as const)('%j takes %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('gzip may be chosen even where brotli is preferred, but not where it is refused', () => {
  expect(acceptsGzip('gzip, deflate, br, zstd')).toBe(true);
  expect(acceptsGzip('br, gzip;q=0')).toBe(false);
  expect(acceptsGzip('br')).toBe(false);
  expect(acceptsGzip(undefined)).toBe(false);
});

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([5000, 500_000])('%i bytes, compressed, are what they were', async (length) => {
  const bytes = new Uint8Array(Buffer.alloc(length, 'party '));
  for (const encoding of ['br', 'gzip'] as const) {
    expect(decode[encoding](await encode(bytes, encoding)).equals(bytes)).toBe(true);
    const quick = await encodeQuickly(bytes, encoding);
    expect(quick.encoding).toBe(encoding);
    expect(decode[encoding](quick.bytes).equals(bytes)).toBe(true);
  }
  expect(await encode(bytes, 'identity')).toBe(bytes);
  expect(await encodeQuickly(bytes, 'identity')).toEqual({ bytes, encoding: 'identity' });
});

test('a few bytes that are sent once are sent as they are', async () => {
  const bytes = new Uint8Array(1023);
  expect(await encodeQuickly(bytes, 'br')).toEqual({ bytes, encoding: 'identity' });
});
