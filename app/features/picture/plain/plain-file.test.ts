import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import {
  buildPng,
  chunk,
  ihdr,
  listPictureBombs,
  riffChunk,
  segment,
} from '#tests/fixtures/picture-bombs.ts';
import { drawPhoto } from '#tests/fixtures/pictures.ts';

import { toPlainFile } from './plain-file.ts';

const plainOf = (bytes: Uint8Array): Uint8Array => {
  const plain = toPlainFile(bytes);
  if (!plain.ok) throw new Error(plain.error);
  return plain.value;
};
const has = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, 'latin1');
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const photo = () => drawPhoto(300, 240).withMetadata({ orientation: 6, icc: 'p3' });

test.each([
  ['PNG', () => photo().png()],
  ['palette PNG', () => photo().png({ palette: true })],
  ['interlaced PNG', () => photo().png({ progressive: true })],
  ['JPEG', () => photo().jpeg()],
  ['progressive JPEG', () => photo().jpeg({ progressive: true })],
  ['JPEG of four colors', () => drawPhoto(300, 240).toColourspace('cmyk').jpeg()],
  ['WebP', () => photo().webp()],
  ['WebP without loss', () => photo().ensureAlpha(0.5).webp({ lossless: true })],
  ['AVIF', () => photo().avif({ effort: 0 })],
])(
  'a %s keeps its pixels, its orientation and its profile (behaviour 40.14)',
  async (_name, draw) => {
    const bytes = await draw().toBuffer();
    const plain = plainOf(bytes);
    expect((await pixelsOf(plain)).equals(await pixelsOf(bytes))).toBe(true);
    const [before, after] = [await sharp(bytes).metadata(), await sharp(plain).metadata()];
    expect([after.orientation, after.icc]).toEqual([before.orientation, before.icc]);
  },
);

describe('what pixels do not need is dropped', () => {
  test.each(['zTXt', 'iTXt', 'tEXt', 'tIME', 'prVt'])('of a PNG: %s (behaviour 40.14)', (type) => {
    const png = buildPng([chunk(type, Buffer.from('secret'))]);
    expect(has(png, 'secret')).toBe(true);
    expect(plainOf(png)).toEqual(new Uint8Array(buildPng()));
  });

  test.each([0xe1, 0xe2, 0xe5, 0xef, 0xfe])(
    'of a JPEG: the segment %i (behaviour 40.14)',
    async (code) => {
      const jpeg = await sharp(buildPng()).jpeg().toBuffer();
      const marked = Buffer.concat([
        jpeg.subarray(0, 2),
        segment(code, Buffer.from('secret')),
        jpeg.subarray(2),
        Buffer.from('secret behind the end'),
      ]);
      expect(Buffer.from(plainOf(marked)).equals(jpeg)).toBe(true);
    },
  );

  test.each(['XMP ', 'abcd'])('of a WebP: %s (behaviour 40.14)', async (type) => {
    const webp = await sharp(buildPng()).webp().toBuffer();
    const marked = Buffer.concat([webp, riffChunk(type, Buffer.from('secret'))]);
    expect(has(plainOf(marked), 'secret')).toBe(false);
  });
});

test('a side of 20,000 pixels is the longest (behaviour 40.14)', () => {
  expect(toPlainFile(buildPng([], [], ihdr(20_000, 300))).ok).toBe(true);
  expect(toPlainFile(buildPng([], [], ihdr(20_001, 300)))).toEqual({ ok: false, error: 'tooLong' });
});

test('an animation is refused (behaviour 40.4)', () => {
  expect(toPlainFile(buildPng([chunk('acTL')]))).toEqual({ ok: false, error: 'moving' });
});

test('no bomb keeps more than its pixels need (behaviour 40.14)', async () => {
  for (const [name, bytes] of await listPictureBombs()) {
    const plain = toPlainFile(bytes);
    if (!plain.ok) continue;
    for (const dropped of ['zTXt', 'iTXt', 'tEXt', 'prVt', 'XMP ']) {
      expect(has(plain.value, dropped), `${name}: ${dropped}`).toBe(false);
    }
  }
});

test('any bytes are made plain or refused, and a plain file stays as it is (behaviour 40.14)', async () => {
  const png = buildPng();
  const others = await Promise.all([
    sharp(png).jpeg().toBuffer(),
    sharp(png).webp().toBuffer(),
    sharp(png).avif({ effort: 0 }).toBuffer(),
  ]);
  const hurt = fc.tuple(
    fc.constantFrom(png, ...others),
    fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { maxLength: 6 }),
    fc.nat(),
  );
  fc.assert(
    fc.property(hurt, ([start, changes, cut]) => {
      const bytes = Uint8Array.from(start.subarray(0, 1 + (cut % start.byteLength)));
      for (const [at, value] of changes) if (at < bytes.byteLength) bytes[at] = value;
      const plain = toPlainFile(bytes);
      expect(plain.ok ? toPlainFile(plain.value) : plain).toEqual(plain);
    }),
    { numRuns: 2000 },
  );
});
