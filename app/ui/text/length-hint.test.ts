import { expect, test } from 'vitest';

import { getLengthHint } from './length-hint.ts';

test('a text’s length is shown from nine tenths of its limit on, and beyond it (behaviour 22.9)', () => {
  const hints = [0, 17_999, 18_000, 20_000, 20_400].map((length) => getLengthHint(length, 20_000));
  expect(hints).toEqual([
    undefined,
    undefined,
    '18,000/20,000 characters',
    '20,000/20,000 characters',
    '20,400/20,000 characters',
  ]);
});
