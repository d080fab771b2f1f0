import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { describeSame, listFactChanges } from './fact-changes.ts';

const english = getGuestWords('en');
const facts = {
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/London',
  location: 'Bath',
};

test.each([
  [{}, [], 'The date, time and place are the same.'],
  [{ date: '2027-06-13' }, ['date'], 'The time and place are the same.'],
  [{ startTime: '17:00' }, ['time'], 'The date and place are the same.'],
  [{ location: '' }, ['place'], 'The date and time are the same.'],
  [{ date: '', location: 'Wells' }, ['date', 'place'], 'The time is the same.'],
  [{ date: '2027-06-13', endTime: '22:00', location: 'Wells' }, ['date', 'time', 'place'], ''],
  [{ timeZone: 'Europe/Vienna' }, ['time zone'], 'The date, time and place are the same.'],
])('what changes with %j', (changed, named, same) => {
  const changes = listFactChanges(facts, { ...facts, ...changed }, english);
  expect(changes.map(({ fact }) => fact)).toEqual(named);
  expect(describeSame(changes, english)).toBe(same);
});

test('the zone’s name in another season is no other zone (behaviour 25.35)', () => {
  const changes = listFactChanges(facts, { ...facts, date: '2027-12-12' }, english);
  expect(changes.map(({ fact }) => fact)).toEqual(['date']);
});

test('a change is told in the language of the page (behaviour 49.26)', () => {
  const german = getGuestWords('de');
  const changed = { ...facts, endTime: '01:30', endsNextDay: true, timeZone: 'Europe/Berlin' };
  const told = listFactChanges(
    { ...changed, timeZone: 'Europe/London', location: '' },
    changed,
    german,
  );
  expect(told.map(({ before, now }) => [before, now])).toEqual([
    ['Britische Sommerzeit', 'Mitteleuropäische Sommerzeit'],
    ['Ort steht noch nicht fest', 'Bath'],
  ]);
  const undecided = { ...facts, date: '', startTime: '', endTime: '' };
  expect(
    listFactChanges(undecided, changed, german).map(({ now }) => now.replaceAll('\u00A0', ' ')),
  ).toEqual(['Samstag, 12. Juni 2027', '18:00–01:30 Uhr am nächsten Tag']);
});

test('zones of one name are told apart by their places (behaviour 25.35)', () => {
  const berlin = { ...facts, timeZone: 'Europe/Berlin' };
  const zonesOf = (changes: Partial<typeof facts>) =>
    listFactChanges(
      { ...berlin, ...changes },
      { ...berlin, ...changes, timeZone: 'Europe/Vienna' },
      english,
    );
  expect(zonesOf({})).toEqual([
    {
      fact: 'time zone',
      before: 'Central European Summer Time (Berlin)',
      now: 'Central European Summer Time (Vienna)',
    },
  ]);
  expect(zonesOf({ startTime: '' })).toEqual([
    { fact: 'time zone', before: 'Berlin', now: 'Vienna' },
  ]);
  expect(zonesOf({ startTime: '', endTime: '' })).toEqual([]);
});

test('the zone of an event that has got its first time is no change of the zone (behaviour 25.35)', () => {
  const undecided = { ...facts, startTime: '', endTime: '', timeZone: '' };
  expect(listFactChanges(undecided, facts, english).map(({ fact }) => fact)).toEqual(['time']);
});
