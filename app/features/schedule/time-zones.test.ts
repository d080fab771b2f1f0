import * as v from 'valibot';
import { expect, test } from 'vitest';

import { timeZone } from './schema.ts';
import { getBrowserTimeZone, listTimeZoneGroups, nameTimeZone } from './time-zones.ts';
import { getCurrentZoneName } from './zone-names.ts';

const june = '2027-06-12';
const zones = (chosen: string) => listTimeZoneGroups(chosen, june).flatMap((group) => group.zones);

test('every known zone is listed once, by region and place, with its offset on that day', () => {
  const all = zones('');
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all).toContainEqual({ name: 'Europe/Paris', place: 'Paris', offset: 'UTC+2' });
  expect(all).toContainEqual({ name: 'UTC', place: 'UTC', offset: 'UTC' });
  expect(all.some(({ place }) => place === 'Monticello, Kentucky')).toBe(true);
});

test.each([
  ['Asia/Calcutta', { name: 'Asia/Kolkata', place: 'Kolkata', offset: 'UTC+5:30' }],
  ['Europe/Kiev', { name: 'Europe/Kyiv', place: 'Kyiv', offset: 'UTC+3' }],
  ['Asia/Saigon', { name: 'Asia/Ho_Chi_Minh', place: 'Ho Chi Minh', offset: 'UTC+7' }],
])('%s is listed under its current name alone', (old, current) => {
  for (const chosen of ['', old]) {
    expect(zones(chosen)).toContainEqual(current);
    expect(zones(chosen).map(({ name }) => name)).not.toContain(old);
  }
});

test('no zone is listed twice under two names, and none under a name that has been replaced', () => {
  const replaced = Intl.supportedValuesOf('timeZone').filter(
    (name) => getCurrentZoneName(name) !== name,
  );
  expect(replaced.length).toBeGreaterThan(10);
  const names = zones('').map(({ name }) => name);
  expect(names.filter((name) => replaced.includes(name))).toEqual([]);
  expect(names.filter((name) => !v.is(timeZone, name))).toEqual([]);
});

test('a chosen zone is listed even under a name that this machine does not list', () => {
  const pacific = { name: 'US/Pacific', place: 'Pacific', offset: 'UTC-7' };
  expect(zones('')).not.toContainEqual(pacific);
  expect(zones('US/Pacific')).toContainEqual(pacific);
});

test('a zone is named as it is on the day of the event', () => {
  expect(nameTimeZone('Europe/Paris', '2027-06-12')).toBe('Central European Summer Time');
  expect(nameTimeZone('Europe/Paris', '2027-01-12')).toBe('Central European Standard Time');
  expect(nameTimeZone('', '2027-01-12')).toBe('');
  expect(getBrowserTimeZone()).toBe('Asia/Kathmandu');
});
