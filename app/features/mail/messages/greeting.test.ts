import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findGreetingName } from './greeting.ts';

const adult = (name: string) => ({ name, child: false });
const child = (name: string) => ({ name, child: true });
const family = [adult('Chiara Rossi'), adult('Marco Rossi'), child('Nina'), child('Leo')];

test('a person is greeted by the first name, a household by its name or by its adults (behaviour 35.7)', () => {
  expect(findGreetingName('Chiara Rossi', [])).toBe('Chiara');
  expect(findGreetingName('', [])).toBe('');
  expect(findGreetingName('The Rossis', family)).toBe('The Rossis');
  expect(findGreetingName('Chiara Rossi', family)).toBe('Chiara and Marco');
  expect(findGreetingName('', family)).toBe('Chiara and Marco');
  expect(findGreetingName('Chiara Rossi', [...family, adult('Ugo')])).toBe('Chiara, Marco and Ugo');
  expect(findGreetingName('Nina', [child('Nina'), child('Leo')])).toBe('Nina and Leo');
});

test('a household with too many adults is greeted together (behaviour 35.7)', () => {
  const many = [...family, adult('Ugo'), adult('Ida')];
  expect(findGreetingName('Chiara Rossi', many)).toBe('Chiara and all of you');
  expect(findGreetingName('', many)).toBe('');
});

test('a greeting is one short line, whatever people are called (behaviour 35.7)', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 90 });
  const person = fc.record({ name, child: fc.boolean() });
  fc.assert(
    fc.property(name, fc.array(person, { maxLength: 6 }), (own, people) => {
      const greeting = findGreetingName(own, people);
      expect(greeting.length).toBeLessThanOrEqual(60);
      expect(greeting).toBe(greeting.trim());
      // eslint-disable-next-line no-control-regex
      expect(greeting).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }),
  );
});
