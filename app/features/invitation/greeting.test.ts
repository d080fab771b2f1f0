import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type SharedWords, englishWords } from '#app/features/words/guest/guest-words.tsx';

import { greet } from './greeting.tsx';

const greeted = (
  name: string,
  people: { name: string }[] = [],
  words: SharedWords = englishWords,
) => renderToStaticMarkup(greet(name, words, people)).replace(/<[^>]+>/g, '');

test('a guest is greeted by their first name, unless it is too long for a greeting (behaviour 13.20)', () => {
  expect(greeted('Chiara Rossi')).toBe('Chiara, you’re invited');
  expect(greeted('  Ana ')).toBe('Ana, you’re invited');
  expect(greeted('ليلى حسن')).toBe('ليلى, you’re invited');
  expect(renderToStaticMarkup(greet('x'.repeat(25), englishWords))).toContain(
    'data-greeting="long"',
  );
  expect(greet('x'.repeat(61), englishWords)).toBeNull();
  expect(greet('', englishWords)).toBeNull();
});

test('a household is greeted by its own name, or by first names (behaviour 25.30)', () => {
  const people = [{ name: 'Chiara Rossi' }, { name: 'Marco Rossi' }];
  expect(greeted('The Rossis', people)).toBe('The Rossis, you’re invited');
  expect(greeted('Chiara Rossi', people)).toBe('Chiara &amp; Marco, you’re invited');
  expect(greeted('Chiara', [...people, { name: 'Leo' }, { name: 'Nina' }])).toBe(
    'Chiara, Marco &amp; 2 more, you’re invited',
  );
  expect(greeted('The Rossis')).toBe('The Rossis, you’re invited');
});

test('one guest and several are greeted in the words of their language (behaviour 49.26)', () => {
  const german = getGuestWords('de');
  const people = [{ name: 'Chiara Rossi' }, { name: 'Marco Rossi' }, { name: 'Leo Rossi' }];
  expect(greeted('Chiara Rossi', [], german)).toBe('Chiara, du bist eingeladen');
  expect(greeted('Chiara Rossi', people, german)).toBe(
    'Chiara, Marco &amp; 1 weitere Person, ihr seid eingeladen',
  );
  expect(greeted('The Rossis', people.slice(1), getGuestWords('sl'))).toBe(
    'The Rossis, vabimo vaju',
  );
});
