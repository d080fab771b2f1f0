import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { BodyPart, joinGzip, joinParts } from './gzip-parts.server.ts';

test.each([
  [],
  [''],
  ['one part'],
  ['', 'between empty ones', '', ''],
  ['a'.repeat(100_000), 'Zoë 🎉', 'a'.repeat(100_000), '\u0000'],
])('parts %#, joined and unpacked, are what they were', (...texts) => {
  const parts = texts.map((text) => new BodyPart(text));
  const whole = Buffer.from(texts.join(''));
  expect(joinParts(parts).equals(whole)).toBe(true);
  expect(gunzipSync(joinGzip(parts)).equals(whole)).toBe(true);
});

test('a part is compressed once, and fits into any body', () => {
  const shared = new BodyPart('for every guest '.repeat(1000));
  const bodies = ['Ana', 'Ben'].map((name) => joinGzip([new BodyPart(name), shared]));
  expect(bodies.map((body) => gunzipSync(body).toString().slice(0, 6))).toEqual([
    'Anafor',
    'Benfor',
  ]);
  expect(shared.blocks).toBe(shared.blocks);
  expect(bodies[0]?.length).toBeLessThan(300);
});
