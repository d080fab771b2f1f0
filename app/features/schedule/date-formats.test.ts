import { expect, test } from 'vitest';

import { dateFormat } from './date-formats.ts';

const noon = new Date('2027-06-12T12:00:00Z');

test('the same wish is met by the same formatter', () => {
  const first = dateFormat('en', { timeZone: 'UTC', dateStyle: 'full' });
  expect(dateFormat('en', { timeZone: 'UTC', dateStyle: 'full' })).toBe(first);
  expect(first.format(noon)).toBe('Saturday, June 12, 2027');
});

test('another locale, zone or style is another formatter', () => {
  const texts = [
    dateFormat('en', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' }),
    dateFormat('en', { timeZone: 'Europe/Vienna', timeStyle: 'short' }),
    dateFormat('de', { timeZone: 'Europe/Vienna', timeStyle: 'short' }),
    dateFormat('de', { timeZone: 'Europe/Vienna', dateStyle: 'short' }),
  ].map((format) => format.format(noon));
  expect(new Set(texts).size).toBe(4);
});

test('a few are kept, however many zones are asked for', () => {
  const first = dateFormat('en', { timeZone: 'UTC', dateStyle: 'medium' });
  for (const timeZone of Intl.supportedValuesOf('timeZone')) dateFormat('en', { timeZone });
  expect(dateFormat('en', { timeZone: 'UTC', dateStyle: 'medium' })).not.toBe(first);
});
