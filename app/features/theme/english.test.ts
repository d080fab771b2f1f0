import { expect, test } from 'vitest';

import { chooseLetters, englishRange } from './english.ts';

const english = englishRange.split(', ').flatMap((range) => {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
});

test('a page with every letter and sign of English needs no others', () => {
  expect(english.filter((letter) => chooseLetters(letter) !== 'english')).toEqual([]);
  expect(chooseLetters('Maya & Jonah’s “Garden” Supper – 4 PM, 25 °C, £5 🎂')).toBe('english');
});

test('every letter and sign of another language in Latin script needs the whole Latin file', () => {
  const codes = [...Array(0x1f00).keys()].filter((code) => code < 0x250 || code >= 0x1e00);
  const others = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{Script=Latin}\p{Sc}¡¿«»]/u.test(letter) && letter > '\u007F');
  expect(others.filter((letter) => chooseLetters(letter) === 'english')).toEqual(['£']);
  expect(chooseLetters('Fête d’été')).toBe('latin');
  expect(chooseLetters('Fe\u0302te')).toBe('latin');
});

test('scripts that have files of their own do not count', () => {
  expect(['Вечеринка', '誕生日', 'חג שמח', 'γιορτή'].map((text) => chooseLetters(text))).toEqual(
    Array(4).fill('english'),
  );
});
