import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { createUnavailableResponse } from './standalone-page.ts';

const baseStyles = readFileSync(new URL('../app/ui/brand/base.css', import.meta.url), 'utf8');

test('the page that needs no style sheet has the colours that the style sheet has', async () => {
  const page = await createUnavailableResponse(new Request('https://festoon.test/'), 'n').text();
  const colours = new Set(page.match(/#[\da-f]{6}\b/g));
  expect(colours.size).toBeGreaterThan(8);
  expect([...colours].filter((colour) => !baseStyles.includes(colour))).toEqual([]);
});
