import { expect, test } from 'vitest';

import { browserTimeZone, timeZoneGroups, timeZoneInWords } from './time-zones.ts';

const zones = (chosen: string) => timeZoneGroups(chosen).flatMap((group) => group.zones);

test('every known zone is listed once, by region and place', () => {
  const all = zones('');
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all).toContainEqual({ name: 'Europe/Paris', place: 'Paris' });
  expect(all).toContainEqual({ name: 'UTC', place: 'UTC' });
  expect(all.some(({ place }) => place === 'Monticello, Kentucky')).toBe(true);
});

test('a chosen zone is listed even under a name that this machine does not list', () => {
  expect(zones('')).not.toContainEqual({ name: 'US/Pacific', place: 'Pacific' });
  expect(zones('US/Pacific')).toContainEqual({ name: 'US/Pacific', place: 'Pacific' });
});

test('a zone is named as it is on the day of the event', () => {
  expect(timeZoneInWords('Europe/Paris', '2027-06-12')).toBe('Central European Summer Time');
  expect(timeZoneInWords('Europe/Paris', '2027-01-12')).toBe('Central European Standard Time');
  expect(timeZoneInWords('', '2027-01-12')).toBe('');
  expect(browserTimeZone()).toMatch(/^Asia\/Kath?mandu$/);
});
