import { expect, test } from 'vitest';

import { describeChanges, describeSame, listFactChanges } from './fact-changes.ts';

const facts = {
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/London',
  location: 'Bath',
};

test.each([
  [{}, undefined, 'The date, time and place are the same.'],
  [{ date: '2027-06-13' }, 'The date has changed', 'The time and place are the same.'],
  [{ startTime: '17:00' }, 'The time has changed', 'The date and place are the same.'],
  [{ location: '' }, 'The place has changed', 'The date and time are the same.'],
  [{ date: '', location: 'Wells' }, 'The date and place have changed', 'The time is the same.'],
  [
    { date: '2027-06-13', endTime: '22:00', location: 'Wells' },
    'The date, time and place have changed',
    '',
  ],
  [
    { timeZone: 'Europe/Vienna' },
    'The time zone has changed',
    'The date, time and place are the same.',
  ],
])('what changes with %j', (changed, sentence, same) => {
  const changes = listFactChanges(facts, { ...facts, ...changed });
  expect(describeChanges(changes)).toBe(sentence);
  expect(describeSame(changes)).toBe(same);
});

test('the zone’s name in another season is no other zone (behaviour 25.35)', () => {
  const changes = listFactChanges(facts, { ...facts, date: '2027-12-12' });
  expect(changes.map(({ fact }) => fact)).toEqual(['date']);
});

test('zones of one name are told apart by their places (behaviour 25.35)', () => {
  const berlin = { ...facts, timeZone: 'Europe/Berlin' };
  const zonesOf = (changes: Partial<typeof facts>) =>
    listFactChanges(
      { ...berlin, ...changes },
      { ...berlin, ...changes, timeZone: 'Europe/Vienna' },
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
  expect(listFactChanges(undecided, facts).map(({ fact }) => fact)).toEqual(['time']);
});
