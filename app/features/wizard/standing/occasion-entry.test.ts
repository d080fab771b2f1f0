import { expect, test } from 'vitest';

import { tooManyEntries } from '#app/features/draft/parts/entry-list.ts';

import { findTypedOccasion, settleOccasions } from './occasion-entry.ts';

const step = { selected: ['Brunch Party'], custom: '', own: [] };

test('an occasion that stands in the field counts when the step is left (behaviour 5.7)', () => {
  const typed = { ...step, custom: ' Book launch ' };
  expect(findTypedOccasion(typed)).toBe('Book launch');
  expect(settleOccasions(typed)).toEqual({
    value: { selected: ['Brunch Party', 'Book launch'], custom: '', own: ['Book launch'] },
    problem: null,
  });
});

test('an empty field changes nothing, and what is chosen already is dropped (behaviour 5.7)', () => {
  expect(settleOccasions(step).value).toBe(step);
  for (const custom of ['  ', 'brunch PARTY']) {
    expect(findTypedOccasion({ ...step, custom })).toBeNull();
    expect(settleOccasions({ ...step, custom })).toEqual({ value: step, problem: null });
  }
});

test('one too many stays in the field and says so (behaviour 5.4, 5.7)', () => {
  const selected = Array.from({ length: 50 }, (_, index) => `Occasion ${index}`);
  const full = { selected, custom: 'One more', own: [] };
  expect(findTypedOccasion(full)).toBeNull();
  expect(settleOccasions(full)).toEqual({ value: full, problem: tooManyEntries });
});
