import { expect, test } from 'vitest';

import { addLanguage, readLanguageQuery } from './language-query.ts';

test('a language goes into the query of a path, before its hash', () => {
  const paths = ['/guest/a', '/guest/a?saved#answer', '/guest/a#about', '?change#answer'];
  expect(paths.map((path) => addLanguage(path, 'de'))).toEqual([
    '/guest/a?lang=de',
    '/guest/a?saved&lang=de#answer',
    '/guest/a?lang=de#about',
    '?change&lang=de#answer',
  ]);
  expect(paths.map((path) => addLanguage(path, null))).toEqual(paths);
});

test('a query of a language names one of the list and nothing else', () => {
  const queries = ['?lang=de', '?lang=xx', '?lang=', '?lang=de&a', '?a&lang=de', '?lang=toString'];
  expect(queries.map(readLanguageQuery)).toEqual(['de', null, null, null, null, null]);
});
