import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { greet } from './greeting.tsx';

const greeted = (name: string, people: { name: string }[] = []) =>
  renderToStaticMarkup(greet(name, people)).replace(/<[^>]+>/g, '');

test('a guest is greeted by their first name, unless it is too long for a greeting (behaviour 13.20)', () => {
  expect(greeted('Chiara Rossi')).toBe('Chiara, you’re invited');
  expect(greeted('  Ana ')).toBe('Ana, you’re invited');
  expect(greeted('ليلى حسن')).toBe('ليلى, you’re invited');
  expect(renderToStaticMarkup(greet('x'.repeat(25)))).toContain('data-greeting="long"');
  expect(greet('x'.repeat(61))).toBeNull();
  expect(greet('')).toBeNull();
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
