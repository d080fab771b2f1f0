import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatGuestTheme, formatGuestType, formatTimes } from './facts.ts';
import { formatGuestTitle } from './local/guest-title.ts';
import { formatZone } from './zone-label.ts';

const evening = { startTime: '18:00', endTime: '23:30', endsNextDay: false };

test('an end after midnight says so only where it is chosen and true (behaviour 13.4)', () => {
  const night = { startTime: '21:00', endTime: '02:00', endsNextDay: true };
  expect(formatTimes(night, ' – ')).toBe('9:00 PM – 2:00 AM the next day');
  expect(formatTimes({ ...night, endsNextDay: false }, ' – ')).toBe('9:00 PM – 2:00 AM');
  expect(formatTimes({ ...evening, endsNextDay: true }, ' – ')).toBe('6:00 PM – 11:30 PM');
});

test('the zone is named as people say it on that day (behaviour 13.4)', () => {
  const day = { date: '2027-06-12', startTime: '18:00' };
  expect(formatZone({ ...day, timeZone: 'Asia/Kathmandu' })).toBe('Nepal Time');
  expect(formatZone({ ...day, timeZone: 'Europe/London' })).toBe('British Summer Time');
  expect(formatZone({ ...day, timeZone: '' })).toBe('');
  expect(formatZone({ date: '', startTime: '', timeZone: 'Europe/London' })).toBe('');
});

// Where clocks change within a day, and where they never do.
const zones = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];

test.each([
  ['Australia/Sydney', '2031-04-05', '18:00', 'Australian Eastern Daylight Time'],
  ['Australia/Sydney', '2031-04-06', '18:00', 'Australian Eastern Standard Time'],
  ['America/New_York', '2027-11-06', '23:00', 'Eastern Daylight Time'],
  ['America/New_York', '2027-03-14', '18:00', 'Eastern Daylight Time'],
])('in %s the time of %s at %s is %s (behaviour 13.4)', (timeZone, date, startTime, name) => {
  expect(formatZone({ date, startTime, timeZone })).toBe(name);
});

test('the zone has the name of the moment at which its clocks show the start (behaviour 13.4)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2038-01-01'), noInvalidDate: true }),
      (timeZone, moment) => {
        const clock = new Intl.DateTimeFormat('sv', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        const shown = clock.format(moment);
        // A time that the clocks show twice has two names.
        const hours = [-2, -1, -0.5, 0.5, 1, 2].map((hour) => +moment + hour * 3_600_000);
        fc.pre(hours.every((other) => clock.format(other) !== shown));
        const [date = '', startTime = ''] = shown.split(' ');
        const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' })
          .formatToParts(moment)
          .find(({ type }) => type === 'timeZoneName')?.value;
        expect(formatZone({ date, startTime, timeZone })).toBe(name);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what is missing has words of its own', () => {
  expect(formatGuestTitle({ eventName: '' })).toBe("You're Invited!");
  expect(formatGuestTitle({ eventName: 'Supper' })).toBe('Supper');
  expect(formatGuestType({ eventType: [] })).toBe('No type specified');
  expect(formatGuestType({ eventType: ['Dinner Party', 'Pool Party'] })).toBe(
    'Dinner Party, Pool Party',
  );
  expect(formatGuestTheme({ theme: [] })).toBe('No theme specified');
  expect(formatGuestTheme({ theme: ['Spooky', 'deep red'] })).toBe('Spooky, deep red');
});
