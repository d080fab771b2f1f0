import { expect, test } from 'vitest';

import { describeDay, describePeople } from './event-words.ts';

const now = Date.UTC(2027, 4, 24, 12);
const event = { date: '2027-06-19', startTime: '18:00', timeZone: 'Europe/Berlin' };
const ahead = { isPast: false, today: null };

test('a day is told with how far it is (behaviour 34.9)', () => {
  expect(describeDay(event, now, ahead)).toBe('Sat, June 19 · in 26 days');
  expect(describeDay({ ...event, date: '2027-05-25' }, now, ahead)).toBe('Tue, May 25 · tomorrow');
  expect(describeDay({ ...event, date: '2028-05-24' }, now, ahead)).toBe(
    'Wed, May 24, 2028 · in 366 days',
  );
  expect(describeDay({ ...event, date: '' }, now, ahead)).toBe('No date yet');
  expect(describeDay(event, now, { isPast: false, today: 'Tonight' })).toBe('Tonight, 6:00 PM');
  expect(describeDay({ ...event, startTime: '' }, now, { isPast: false, today: 'Today' })).toBe(
    'Today',
  );
  expect(describeDay({ ...event, date: '2027-04-18' }, now, { ...ahead, isPast: true })).toBe(
    'April 18',
  );
});

test('the zone of the event says which day it is (behaviour 34.9)', () => {
  const late = Date.UTC(2027, 5, 18, 23);
  expect(describeDay({ ...event, timeZone: 'Asia/Kathmandu' }, late, ahead)).toBe('Sat, June 19');
  expect(describeDay({ ...event, timeZone: 'America/Lima' }, late, ahead)).toBe(
    'Sat, June 19 · tomorrow',
  );
});

test('the people are a range where some might come', () => {
  const figures = { going: 30, people: 35, maybe: 6, declined: 1, noResponse: 2 };
  expect(describePeople(figures)).toEqual({ count: '35 to 41', unit: 'people' });
  expect(describePeople({ ...figures, people: 1, maybe: 0 })).toEqual({
    count: '1',
    unit: 'person',
  });
});
