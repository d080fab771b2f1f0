import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { languageCodes } from './languages.ts';
import { findPreferredLanguage } from './preferred-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv-SE,sv;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
  ['en;q=0.3, PL;q=0.7', 'pl'],
  ['fr;q=0, it;q=0.1', 'it'],
  ['zh-Hant-TW', 'zh'],
  ['ja ; q=1.0', 'ja'],
  ['*', 'en'],
  ['sv, *;q=0.5', 'en'],
  ['de;q=high, tr', 'tr'],
  ['', 'en'],
  [null, 'en'],
])('a browser that asks for %j gets %s (behaviour 49.43)', (header, language) => {
  expect(findPreferredLanguage(header)).toBe(language);
});

test('any text gives one of the languages, and the heaviest known wish wins (behaviour 49.43)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(languageCodes).toContain(findPreferredLanguage(text));
    }),
  );
  const weight = fc.integer({ min: 1, max: 999 });
  const wish = fc.tuple(fc.constantFrom(...languageCodes, 'sv', 'ko', 'eu'), weight);
  const wishes = fc.uniqueArray(wish, {
    selector: ([, each]) => each,
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(wishes, (all) => {
      const header = all.map(([code, each]) => `${code};q=${each / 1000}`).join(', ');
      const known = all.filter(([code]) => languageCodes.some((one) => one === code));
      const [best] = known.toSorted(([, one], [, other]) => other - one);
      expect(findPreferredLanguage(header)).toBe(best?.[0] ?? 'en');
    }),
  );
});
