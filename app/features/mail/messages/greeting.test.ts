import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Language } from '#app/platform/language/languages.ts';

import { findGreetingName } from './greeting.ts';

const words = getGuestWords('en');
const greet = (name: string, people: Parameters<typeof findGreetingName>[1]) =>
  findGreetingName(name, people, words);
const adult = (name: string) => ({ name, child: false });
const child = (name: string) => ({ name, child: true });
const family = [adult('Chiara Rossi'), adult('Marco Rossi'), child('Nina'), child('Leo')];

test('a person is greeted by the first name, a household by its name or by its adults (behaviour 35.7)', () => {
  expect(greet('Chiara Rossi', [])).toBe('Chiara');
  expect(greet('', [])).toBe('');
  expect(greet('The Rossis', family)).toBe('The Rossis');
  expect(greet('Chiara Rossi', family)).toBe('Chiara and Marco');
  expect(greet('', family)).toBe('Chiara and Marco');
  expect(greet('Chiara Rossi', [...family, adult('Ugo')])).toBe('Chiara, Marco and Ugo');
  expect(greet('Nina', [child('Nina'), child('Leo')])).toBe('Nina and Leo');
});

test('a household with too many adults is greeted together (behaviour 35.7)', () => {
  const many = [...family, adult('Ugo'), adult('Ida')];
  expect(greet('Chiara Rossi', many)).toBe('Chiara and all of you');
  expect(greet('', many)).toBe('');
});

test.each<[Language, string, string]>([
  ['de', 'Chiara und Marco', 'Chiara und alle anderen'],
  ['ja', 'Chiara、Marco', 'Chiaraさんと皆'],
  ['ar', '\u2068Chiara\u2069 و\u2068Marco\u2069', '\u2068Chiara\u2069 ومن معك'],
])('a household is greeted in its language: %s (behaviour 49.42)', (language, two, many) => {
  const own = getGuestWords(language);
  expect(findGreetingName('Chiara Rossi', family, own)).toBe(two);
  const all = [...family, adult('Ugo'), adult('Ida')];
  expect(findGreetingName('Chiara Rossi', all, own)).toBe(many);
});

test('a greeting is one short line, whatever people are called (behaviour 35.7)', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 90 });
  const person = fc.record({ name, child: fc.boolean() });
  fc.assert(
    fc.property(name, fc.array(person, { maxLength: 6 }), (own, people) => {
      const greeting = greet(own, people);
      expect(greeting.length).toBeLessThanOrEqual(60);
      expect(greeting).toBe(greeting.trim());
      // eslint-disable-next-line no-control-regex
      expect(greeting).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }),
  );
});
