import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { labelLimits, readLabel } from './labels.ts';

test.each([
  ['  Table   1 ', 'Table 1'],
  ['family', 'Family'],
  ['', null],
  ['  ', null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['a\u0000b', null],
])('the label %j is stored as %j (behaviour 33.24)', (typed, stored) => {
  expect(readLabel(typed, ['Family'])).toBe(stored);
});

test('whatever is typed, a label reads as itself again and keeps to its length (behaviour 33.24)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const label = readLabel(typed, []);
      if (label === null) return;
      expect(label.length).toBeLessThanOrEqual(labelLimits.length);
      expect(readLabel(label, [])).toBe(label);
    }),
  );
});
