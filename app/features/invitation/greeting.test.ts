import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { greet } from './greeting.tsx';

const greeted = (name: string) => renderToStaticMarkup(greet(name)).replace(/<[^>]+>/g, '');

test('a guest is greeted by their first name, unless it is too long for a greeting', () => {
  expect(greeted('Chiara Rossi')).toBe('Chiara, you’re invited');
  expect(greeted('  Ana ')).toBe('Ana, you’re invited');
  expect(greeted('ليلى حسن')).toBe('ليلى, you’re invited');
  expect(renderToStaticMarkup(greet('x'.repeat(25)))).toContain('data-greeting="long"');
  expect(greet('x'.repeat(61))).toBeNull();
  expect(greet('')).toBeNull();
});
