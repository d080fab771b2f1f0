import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  getPictureShape,
  holdPicture,
  listWidths,
  nameRendition,
  readRenditionName,
  recognizePicture,
} from './rules.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = bytesOf('\x89PNG\r\n\x1a\n');
const box = (brands: string) =>
  bytesOf(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

test.each([
  ['a JPEG', bytesOf('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', png, 'png'],
  ['a WebP', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['an AVIF', box('avif\0\0\0\0mif1miaf'), 'avif'],
  ['an AVIF whose leading brand is a general one', box('mif1\0\0\0\0avifmiaf'), 'avif'],
])('the first bytes tell %s', (_name, bytes, format) => {
  expect(recognizePicture(bytes)).toEqual({ ok: true, value: format });
});

test.each([
  ['an animated AVIF', box('avis\0\0\0\0avifmsf1'), 'moving'],
  ['a GIF', bytesOf('GIF89a'), 'moving'],
  ['a HEIC', box('heic\0\0\0\0mif1heic'), 'heic'],
  ['an SVG', bytesOf('<?xml version="1.0"?>\n<svg xmlns="">'), 'drawing'],
  ['a page', bytesOf('<!doctype html>'), 'foreign'],
  ['a film', box('isom\0\0\0\0mp41'), 'foreign'],
])('the first bytes tell why %s is refused', (_name, bytes, error) => {
  expect(recognizePicture(bytes)).toEqual({ ok: false, error });
});

test('any bytes are recognized or refused (behaviour 40.4)', () => {
  const start = fc.constantFrom('', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '\0\0\0\x20ftyp', 'RIFF');
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (first, rest) => {
      expect(recognizePicture(Uint8Array.from([...bytesOf(first), ...rest]))).toHaveProperty('ok');
    }),
  );
});

test('a picture is stored in its own width and in smaller ones, never in a larger one (behaviour 40.2)', () => {
  expect(listWidths(1600)).toEqual([480, 960, 1600]);
  expect(listWidths(960)).toEqual([480, 960]);
  expect(listWidths(300)).toEqual([300]);
});

test('the name of a rendition reads back, and no other text does (behaviour 40.5)', () => {
  const hash = 'aB-_0123456789xy';
  const name = nameRendition(hash, 960, 'avif');
  expect(readRenditionName(name)).toEqual({ hash, width: 960, format: 'avif' });
  for (const other of ['', `${hash}-960.png`, `../${name}`, `${name}\n`, `${hash}-96000.avif`]) {
    expect(readRenditionName(other)).toBeNull();
  }
});

test('a cut picture is held at its focus, which counts as at most a little below the middle (behaviour 40.12)', () => {
  expect(holdPicture({ focus: { x: 12, y: 20 } })).toBe('12% 20%');
  expect(holdPicture({ focus: { x: 88, y: 95 } })).toBe('88% 60%');
  expect(holdPicture({})).toBeNull();
});

test('a picture that is about as wide as high counts as tall (behaviour 40.6)', () => {
  expect(getPictureShape({ width: 1000, height: 1000 })).toBe('tall');
  expect(getPictureShape({ width: 1200, height: 1000 })).toBe('wide');
});
