import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findLocalTime } from '#app/features/schedule/today.ts';

import { type ReminderKind, daysBefore, findReminderDay, judgeReminder } from './rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const toText = (now: number) => new Date(now).toISOString().slice(0, 16);

/** When a reminder is due, from and until (UTC). */
function findWindow(kind: ReminderKind, date: string, timeZone: string): string[] {
  const moments: string[] = [];
  const end = Date.parse(`${date}T00:00Z`) + 2 * day;
  let before = false;
  for (let now = end - 7 * day; now < end; now += 15 * minute) {
    const isDue = judgeReminder(kind, { date, timeZone }, now) === 'due';
    if (isDue !== before) moments.push(toText(now));
    before = isDue;
  }
  return moments;
}

describe('a reminder is due from 10:00 to 16:00', () => {
  test.each([
    ['in winter', '2027-03-27', 'Europe/Berlin', '2027-03-26T09:00', '2027-03-26T15:00'],
    [
      'before the night of the change',
      '2027-03-28',
      'Europe/Berlin',
      '2027-03-27T09:00',
      '2027-03-27T15:00',
    ],
    [
      'on the day of the change',
      '2027-03-29',
      'Europe/Berlin',
      '2027-03-28T08:00',
      '2027-03-28T14:00',
    ],
    ['back in winter', '2027-11-08', 'America/New_York', '2027-11-07T15:00', '2027-11-07T21:00'],
    ['a day ahead', '2027-06-12', 'Pacific/Kiritimati', '2027-06-10T20:00', '2027-06-11T02:00'],
    ['a day behind', '2027-06-12', 'Pacific/Pago_Pago', '2027-06-11T21:00', '2027-06-12T03:00'],
    ['without a zone, in UTC', '2027-06-12', '', '2027-06-11T10:00', '2027-06-11T16:00'],
  ])('%s (behaviour 35.5)', (_, date, zone, begins, ends) => {
    expect(findWindow('event', date, zone)).toEqual([begins, ends]);
  });

  test('once for any date in any zone, on its day there (behaviour 35.5)', () => {
    const zones = fc.constantFrom(
      '',
      'Europe/Berlin',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    );
    const dates = fc
      .integer({ min: Date.UTC(2026, 0, 1) / day, max: Date.UTC(2029, 0, 1) / day })
      .map((days) => toText(days * day).slice(0, 10));
    const kinds = fc.constantFrom<ReminderKind[]>('answer', 'event');
    fc.assert(
      fc.property(kinds, dates, zones, (kind, date, zone) => {
        const window = findWindow(kind, date, zone);
        expect(window).toHaveLength(2);
        const local = window.map((at) => findLocalTime(Date.parse(`${at}Z`), zone));
        const reminded = findReminderDay(kind, date);
        expect(local).toEqual([`${reminded} 10:00`, `${reminded} 16:00`]);
        expect(Date.parse(date) - Date.parse(reminded)).toBe(daysBefore[kind] * day);
      }),
      { numRuns: 40 },
    );
  });
});

test('without a date there is none, before its time it is planned, and afterwards it has passed (behaviour 35.5)', () => {
  const event = { date: '2027-06-12', timeZone: 'Europe/Berlin' };
  expect(judgeReminder('event', { ...event, date: '' }, 0)).toBe('none');
  expect(judgeReminder('event', event, Date.UTC(2027, 5, 11, 7, 59))).toBe('planned');
  expect(judgeReminder('event', event, Date.UTC(2027, 5, 11, 14))).toBe('passed');
});
