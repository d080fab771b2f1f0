import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { SharedPage } from './shared-page.ts';

const body = new TextEncoder().encode('party '.repeat(2000));
const open = () => new SharedPage(new Headers({ 'Content-Type': 'text/html' }), body);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const whole = text(body);

test('in whatever order its encodings are asked for, each is the page', async () => {
  const encodings = ['br', 'identity', 'gzip'] as const;
  for (const first of encodings) {
    for (const second of encodings) {
      const page = open();
      const etags = new Set<string>();
      for (const encoding of [first, second, ...encodings, first]) {
        const { body: sent, etag } = await page.as(encoding);
        const decoded =
          encoding === 'identity'
            ? sent
            : encoding === 'br'
              ? brotliDecompressSync(sent)
              : gunzipSync(sent);
        expect(text(decoded)).toBe(whole);
        etags.add(etag);
      }
      expect(etags.size).toBe(3);
    }
  }
});

test('all encodings asked for at once are made once each', async () => {
  const page = open();
  const [one, two] = [page.as('br'), page.as('br')];
  const [gzip, identity] = [page.as('gzip'), page.as('identity')];
  expect(await one).toBe(await two);
  expect((await gzip).etag).not.toBe((await identity).etag);
  expect(page.as('br')).toBe(await one);
});

test('once it is compressed, only that is kept', async () => {
  const page = open();
  expect(page.bytes).toBeGreaterThan(body.length);
  const { body: sent } = await page.as('br');
  expect(page.bytes).toBeLessThan(body.length);
  expect(page.bytes).toBeGreaterThan(sent.length);
});
