import { expect, test } from 'vitest';

import {
  dateLabel,
  guestTitle,
  programme,
  themeLabel,
  timeLabel,
  typeLabel,
  zoneLabel,
} from './guest-facts.ts';

test('the date is written out, whatever zone the server lives in', () => {
  expect(dateLabel('2027-06-12')).toBe('Saturday, June 12, 2027');
  expect(dateLabel('0001-01-01')).toBe('Monday, January 1, 1');
  expect(dateLabel('')).toBe('Date to be decided');
});

test('a time range is in 12-hour form, with either time alone if that is all there is', () => {
  expect(timeLabel({ startTime: '18:00', endTime: '23:30' })).toBe('6:00 PM - 11:30 PM');
  expect(timeLabel({ startTime: '00:00', endTime: '12:05' })).toBe('12:00 AM - 12:05 PM');
  expect(timeLabel({ startTime: '09:00', endTime: '' })).toBe('9:00 AM');
  expect(timeLabel({ startTime: '', endTime: '23:30' })).toBe('11:30 PM');
  expect(timeLabel({ startTime: '', endTime: '' })).toBe('Time to be decided');
});

test('the zone is named as people say it on that day', () => {
  const day = { date: '2027-06-12', startTime: '18:00' };
  expect(zoneLabel({ ...day, timeZone: 'Asia/Kathmandu' })).toBe('Nepal Time');
  expect(zoneLabel({ ...day, timeZone: 'Europe/London' })).toBe('British Summer Time');
  expect(zoneLabel({ ...day, timeZone: '' })).toBe('');
  expect(zoneLabel({ date: '', startTime: '', timeZone: 'Europe/London' })).toBe('');
});

test('what is missing has a name of its own', () => {
  expect(guestTitle({ eventName: '' })).toBe("You're Invited!");
  expect(guestTitle({ eventName: 'Supper' })).toBe('Supper');
  expect(typeLabel({ eventType: [] })).toBe('No type specified');
  expect(typeLabel({ eventType: ['Dinner Party', 'Pool Party'] })).toBe('Dinner Party, Pool Party');
  expect(themeLabel({ theme: [] })).toBe('No theme specified');
  expect(themeLabel({ theme: ['Spooky', 'deep red'] })).toBe('Spooky, deep red');
});

test('the programme follows the evening past midnight', () => {
  const dancing = { id: 1, name: 'Dancing', time: 24 * 60 + 30 };
  const cake = { id: 2, name: 'Cake', time: 23 * 60 + 30 };
  expect(programme({ activities: [dancing, cake] })).toEqual([cake, dancing]);
});
