import sharp from 'sharp';
import { expect, test } from 'vitest';

import { buildPng, chunk } from '#tests/fixtures/picture-bombs.ts';

import { isAnimated } from './animated.ts';

const draw = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } });

test('an animation tells so in its first bytes (behaviour 40.16)', async () => {
  const pages = await Promise.all(['#fff', '#000'].map((color) => draw(color).png().toBuffer()));
  const webp = await sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(webp).metadata()).pages).toBe(2);
  expect(isAnimated('webp', webp)).toBe(true);
  expect(isAnimated('png', buildPng([chunk('tEXt'), chunk('acTL')]))).toBe(true);
});

test('a still picture does not, nor does one cut short (behaviour 40.16)', async () => {
  expect(isAnimated('webp', await draw('#888').webp().toBuffer())).toBe(false);
  expect(isAnimated('png', buildPng())).toBe(false);
  expect(isAnimated('png', buildPng().subarray(0, 20))).toBe(false);
  expect(isAnimated('jpeg', await draw('#888').jpeg().toBuffer())).toBe(false);
});
