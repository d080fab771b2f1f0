import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readLanguageName } from './language-names.ts';
import { languageCodes, languages } from './languages.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['zh_Hans_CN', 'zh'],
  ['German', 'de'],
  [' DEUTSCH ', 'de'],
  ['slovenščina', 'sl'],
  ['Slovenscina', 'sl'],
  ['Slovene', 'sl'],
  ['français', 'fr'],
  ['FRANCAIS', 'fr'],
  ['हिन्दी', 'hi'],
  ['العربية', 'ar'],
  ['简体中文', 'zh'],
  ['Klingon', null],
  ['xx', null],
  ['den', null],
  ['constructor', null],
  ['', null],
])('a cell that says %j is %s (behaviour 49.49)', (cell, language) => {
  expect(readLanguageName(cell)).toBe(language);
});

test('each language is found by its code, its own name and its English name, in any case (behaviour 49.49)', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const code of languageCodes) {
    for (const name of [code, languages[code], names.of(code) ?? '']) {
      for (const cell of [name, name.toUpperCase(), ` ${name.toLowerCase()} `]) {
        expect([cell, readLanguageName(cell)]).toEqual([cell, code]);
      }
    }
  }
});

test('any text is one of the languages or none (behaviour 49.49)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (cell) => {
      expect([...languageCodes, null]).toContain(readLanguageName(cell));
    }),
  );
});
