import { expect, test } from 'vitest';

import {
  countLabel,
  guestTheme,
  guestTime,
  guestTitle,
  guestType,
  timeRange,
  zoneLabel,
} from './facts.ts';

const evening = { startTime: '18:00', endTime: '23:30', endsNextDay: false };

test('a guest reads the date and beneath it the times', () => {
  expect(guestTime({ date: '2027-06-12', ...evening })).toBe(
    'Saturday, June 12, 2027\n6:00 PM - 11:30 PM',
  );
  expect(guestTime({ date: '', ...evening, endTime: '' })).toBe('6:00 PM');
  expect(guestTime({ date: '', startTime: '', endTime: '', endsNextDay: true })).toBe('');
});

test('an end after midnight says so only where it is chosen and true', () => {
  const night = { startTime: '21:00', endTime: '02:00', endsNextDay: true };
  expect(timeRange(night, ' – ')).toBe('9:00 PM – 2:00 AM the next day');
  expect(timeRange({ ...night, endsNextDay: false }, ' – ')).toBe('9:00 PM – 2:00 AM');
  expect(timeRange({ ...evening, endsNextDay: true }, ' – ')).toBe('6:00 PM – 11:30 PM');
});

test('the zone is named as people say it on that day', () => {
  const day = { date: '2027-06-12', startTime: '18:00' };
  expect(zoneLabel({ ...day, timeZone: 'Asia/Kathmandu' })).toBe('Nepal Time');
  expect(zoneLabel({ ...day, timeZone: 'Europe/London' })).toBe('British Summer Time');
  expect(zoneLabel({ ...day, timeZone: '' })).toBe('');
  expect(zoneLabel({ date: '', startTime: '', timeZone: 'Europe/London' })).toBe('');
});

test('what is missing has words of its own', () => {
  expect(guestTitle({ eventName: '' })).toBe("You're Invited!");
  expect(guestTitle({ eventName: 'Supper' })).toBe('Supper');
  expect(guestType({ eventType: [] })).toBe('No type specified');
  expect(guestType({ eventType: ['Dinner Party', 'Pool Party'] })).toBe('Dinner Party, Pool Party');
  expect(guestTheme({ theme: [] })).toBe('No theme specified');
  expect(guestTheme({ theme: ['Spooky', 'deep red'] })).toBe('Spooky, deep red');
});

test('counts agree in number', () => {
  const counts = [0, 1, 10_000].map((count) => countLabel(count, 'invitee'));
  expect(counts).toEqual(['0 invitees', '1 invitee', '10,000 invitees']);
});
