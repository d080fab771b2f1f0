import { expect, test } from 'vitest';

import { readMessage } from './read-message.ts';
import { makeWords } from './words.ts';

const source = {
  greeting: 'Hello {name}',
  places: '{count, plural, =0 {No place for {name}} one {# place} other {# places}}',
  inside: '{who, select, me {I have {count, plural, one {# cat} other {# cats}}} other {None}}',
  plain: 'Plain',
  listed: '{count, plural, one {listed, # cat} other {listed, # cats}}',
} as const;
const english = makeWords<typeof source>('en', source);

test('a message is filled with its values, numbers as the language writes them', () => {
  expect(english.say('plain')).toBe('Plain');
  expect(english.say('places', { count: 0, name: 'Ana' })).toBe('No place for Ana');
  expect(english.say('places', { count: 1, name: 'Ana' })).toBe('1 place');
  expect(english.say('places', { count: 1200, name: 'Ana' })).toBe('1,200 places');
  expect(english.say('inside', { who: 'me', count: 2 })).toBe('I have 2 cats');
  expect(english.say('inside', { who: 'you', count: 2 })).toBe('None');
  expect(english.say('listed', { count: 2 })).toBe('listed, 2 cats');
});

test('the compiler knows the values that a message needs', () => {
  // @ts-expect-error: it needs a name
  expect(english.say('greeting')).toBe('Hello {name}');
  // @ts-expect-error: the value has another name
  expect(english.say('greeting', { nam: 'Ana' })).toBe('Hello ');
  // @ts-expect-error: a count is a number
  expect(english.say('places', { count: '1', name: 'Ana' })).toBe('1 place');
  // @ts-expect-error: there is no such message
  expect(english.say('missing')).toBeUndefined();
});

test('what a value holds is no message', () => {
  expect(english.say('greeting', { name: '{count, plural, other {#}}' })).toBe(
    'Hello {count, plural, other {#}}',
  );
});

test('a name keeps its own direction (behaviour 22.8)', () => {
  const arabic = makeWords<typeof source>('ar', { ...source, greeting: 'أهلا {name}!' });
  expect(arabic.say('greeting', { name: 'Ana (1)' })).toBe('أهلا \u2068Ana (1)\u2069!');
  expect(english.say('greeting', { name: 'Ana' })).toBe('Hello Ana');
  expect(english.say('greeting', { name: 'ليلى' })).toBe('Hello \u2068ليلى\u2069');
  expect(english.say('greeting', { name: ['Ana', 'ليلى', 'Ben'] })).toBe(
    'Hello Ana, \u2068ليلى\u2069 and Ben',
  );
  expect(english.say('greeting', { name: '\u2069\u202eevil\u2068' })).toBe(
    'Hello \u2068\u202eevil\u2069',
  );
});

test.each(['{name', 'Hello }', '{count, plural, one {#}}', '{a b}', '{n, plural, other {#}', '{}'])(
  'a message that cannot be read is an error: %s',
  (text) => {
    expect(() => readMessage(text)).toThrow(/A message has/);
  },
);
