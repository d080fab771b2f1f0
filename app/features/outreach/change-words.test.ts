import { expect, test } from 'vitest';

import { nameChanges } from './change-words.ts';

const facts = {
  eventName: 'Supper',
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:00',
  endsNextDay: false,
  timeZone: 'Europe/London',
  location: 'Bath',
};

test('what has changed is named in the order of the invitation (behaviour 35.4)', () => {
  expect(nameChanges(facts, facts)).toBe('');
  expect(nameChanges(facts, { ...facts, timeZone: 'Europe/Berlin' })).toBe('time');
  const day = { ...facts, startTime: '', endTime: '' };
  expect(nameChanges(day, { ...day, timeZone: '' })).toBe('');
  expect(nameChanges(facts, { ...facts, location: 'Bristol', date: '' })).toBe('date and place');
  expect(nameChanges(facts, { ...facts, eventName: 'Tea', date: '', endTime: '' })).toBe(
    'title, date and time',
  );
});
