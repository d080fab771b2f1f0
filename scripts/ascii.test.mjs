import { runInThisContext } from 'node:vm';

import { expect, test } from 'vitest';

import { toAscii } from './ascii.mjs';

test('code outside of ASCII means the same when it is escaped', () => {
  const code = String.raw`[/[–‘]/.test('–'), 'é 🎂', '\\é', /^\p{L}🎂$/u.test('é🎂')].join()`;
  const escaped = toAscii(code, 'a.js');
  expect(escaped).toMatch(/^[\0-\u007F]*$/);
  expect(runInThisContext(escaped)).toBe(String.raw`true,é 🎂,\é,true`);
});

test.each([String.raw`/\–/`, String.raw`/\\\–/`, 'String.raw`a–b`', 'raw`a\n–b`'])(
  '%j cannot be escaped, and the build says so',
  (code) => {
    expect(() => toAscii(`let a = ${code};`, 'a.js')).toThrow(
      'a.js: please write the letter “–” as \\u2013, or without the backslash or String.raw before it: ',
    );
  },
);
