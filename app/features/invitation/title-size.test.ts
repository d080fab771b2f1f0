import { expect, test } from 'vitest';

import { findTallScript } from './title-size.ts';

test.each([
  ['Midsummer night', undefined],
  ['حفل عيد ميلاد', 'arabic'],
  ['Party عيد', 'arabic'],
  ['जन्मदिन', 'devanagari'],
  ['誕生日', undefined],
])('the script of %j is %s (behaviour 49.6)', (title, script) => {
  expect(findTallScript(title)).toBe(script);
});
