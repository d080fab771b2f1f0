import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type ActivityWindow,
  getActivityWindow,
  alignToWindow,
  canEndNextDay,
  clampToWindow,
  isClearlyNextDay,
  formatDate,
  formatTimeRange,
  minimumWindow,
  minutesInDay,
  parseClock,
  snapToStep,
  sortActivities,
  formatMinutes,
  toClock,
  toUtcDate,
} from './rules.ts';

const minuteOfDay = fc.integer({ min: 0, max: minutesInDay - 1 });
const clock = minuteOfDay.map((minutes) => toClock(minutes));
const times = fc.record({
  startTime: fc.oneof(clock, fc.constantFrom('', 'noon', '25:00')),
  endTime: fc.oneof(clock, fc.constantFrom('', '7:5', '12:60')),
  endsNextDay: fc.boolean(),
});
const range = times.map((each) => getActivityWindow(each));
const party = { startTime: '18:00', endTime: '02:00', endsNextDay: true };

describe('clock times', () => {
  test('every minute of the day survives being written and read', () => {
    fc.assert(
      fc.property(minuteOfDay, (minutes) => {
        expect(parseClock(toClock(minutes))).toBe(minutes);
      }),
    );
  });

  test.each(['', '24:00', '7:30', '07:60', ' 07:30', '07:30:00', 'noon'])(
    '%j is no clock time',
    (text) => expect(parseClock(text)).toBeNull(),
  );

  test.each([
    [0, '12:00 AM'],
    [5, '12:05 AM'],
    [720, '12:00 PM'],
    [870, '2:30 PM'],
    [1439, '11:59 PM'],
    [1470, '12:30 AM'],
  ])('minute %i reads %j (behaviour 7.8)', (minutes, label) =>
    expect(formatMinutes(minutes)).toBe(label),
  );

  test('past midnight the clock begins again (behaviour 7.8)', () => {
    expect(toClock(1470)).toBe('00:30');
    fc.assert(
      fc.property(minuteOfDay, (minutes) => {
        expect(formatMinutes(minutes + minutesInDay)).toBe(formatMinutes(minutes));
      }),
    );
  });
});

describe('the activity window', () => {
  test.each([
    ['09:00', '17:00', false, 540, 1020],
    ['', '', false, 540, 1020],
    ['nonsense', '12:00', false, 540, 720],
    ['18:00', '', false, 1080, 1140],
    ['18:00', '', true, 1080, 1140],
    ['18:00', '18:00', false, 1080, 1140],
    ['18:00', '02:00', false, 1080, 1140],
    ['18:00', '02:00', true, 1080, 1560],
    ['18:00', '18:00', true, 1080, 2520],
    ['18:00', '23:30', true, 1080, 1410],
    ['23:30', '23:00', false, 1410, 1470],
  ])(
    'from %j to %j, next day %j, is %i to %i (behaviour 8.4, 8.5, 8.6, 8.7)',
    (startTime, endTime, endsNextDay, start, end) => {
      expect(getActivityWindow({ startTime, endTime, endsNextDay })).toEqual({ start, end });
    },
  );

  test('has an end after its start, within two days, whatever the times are', () => {
    fc.assert(
      fc.property(range, ({ start, end }) => {
        expect(start >= 0 && end > start && end <= 2 * minutesInDay).toBe(true);
      }),
    );
  });

  test('is the least length when the end is not after the start and not the next day’s (behaviour 8.5)', () => {
    fc.assert(
      fc.property(clock, clock, (startTime, endTime) => {
        fc.pre(canEndNextDay({ startTime, endTime }));
        const { start, end } = getActivityWindow({ startTime, endTime, endsNextDay: false });
        expect(end - start).toBe(minimumWindow);
      }),
    );
  });

  test('may end the next day only when both times are set and the end is not after the start (behaviour 7.3)', () => {
    expect(canEndNextDay({ startTime: '18:00', endTime: '02:00' })).toBe(true);
    expect(canEndNextDay({ startTime: '18:00', endTime: '18:00' })).toBe(true);
    expect(canEndNextDay({ startTime: '18:00', endTime: '18:01' })).toBe(false);
    expect(canEndNextDay({ startTime: '18:00', endTime: '' })).toBe(false);
    expect(canEndNextDay({ startTime: '', endTime: '02:00' })).toBe(false);
  });
});

describe('times within the window', () => {
  test('a stored time is shown on the side of midnight that lies in the window, else as it is (behaviour 8.14)', () => {
    const window = getActivityWindow(party);
    expect(alignToWindow(30, window)).toBe(1470);
    expect(alignToWindow(1320, window)).toBe(1320);
    expect(alignToWindow(600, window)).toBe(600);
    expect(alignToWindow(1700, window)).toBe(1700);
    expect(alignToWindow(1470, { start: 0, end: 120 })).toBe(30);
  });

  test('a time that no activity may have is shown at the nearer end', () => {
    expect(alignToWindow(9000, getActivityWindow(party))).toBe(1560);
  });

  test('aligning keeps the time on the clock and changes nothing the second time (behaviour 8.14)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2880 }), range, (stored, window) => {
        const aligned = alignToWindow(stored, window);
        expect(toClock(aligned)).toBe(toClock(stored));
        expect(alignToWindow(aligned, window)).toBe(aligned);
      }),
    );
  });

  test.each([
    ['12:00', '11:59', true],
    ['18:00', '02:00', true],
    ['11:59', '02:00', false],
    ['18:00', '12:00', false],
    ['18:00', '', false],
    ['', '02:00', false],
  ])(
    'from “%s” to “%s” clearly ends the next day: %s (behaviour 7.10)',
    (startTime, endTime, clearly) => {
      expect(isClearlyNextDay({ startTime, endTime })).toBe(clearly);
    },
  );

  test('a handle rests on five-minute marks and on the window’s ends (behaviour 8.9)', () => {
    const window: ActivityWindow = { start: 1082, end: 1439 };
    expect(snapToStep(0, window)).toBe(1082);
    expect(snapToStep(1082, window)).toBe(1082);
    expect(snapToStep(1087, window)).toBe(1085);
    expect(snapToStep(1093, window)).toBe(1095);
    expect(snapToStep(1438, window)).toBe(1439);
    expect(snapToStep(9999, window)).toBe(1439);
  });

  test('snapping lands on a rest at most half a step away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2880 }), range, (minutes, window) => {
        const rest = snapToStep(minutes, window);
        const atRest = rest % 5 === 0 || rest === window.start || rest === window.end;
        const near = Math.abs(rest - clampToWindow(minutes, window)) <= 2.5;
        expect({ atRest, near, again: snapToStep(rest, window) }).toEqual({
          atRest: true,
          near: true,
          again: rest,
        });
      }),
    );
  });

  test('activities follow the evening, and equal times keep their order', () => {
    const sorted = sortActivities([
      { name: 'last', time: 1470 },
      { name: 'a', time: 1410 },
      { name: 'first', time: 1080 },
      { name: 'b', time: 1410 },
    ]);
    expect(sorted.map(({ name }) => name)).toEqual(['first', 'a', 'b', 'last']);
  });
});

describe('words', () => {
  test('a time range reads as the guest page and as the dashboard write it (behaviour 13.3, 18.11)', () => {
    expect(formatTimeRange('18:00', '23:30')).toBe('6:00 PM - 11:30 PM');
    expect(formatTimeRange('18:00', '23:30', ' – ')).toBe('6:00 PM – 11:30 PM');
    expect(formatTimeRange('18:00', '')).toBe('6:00 PM');
    expect(formatTimeRange('', '23:30', ' – ')).toBe('until 11:30 PM');
    expect(formatTimeRange('', '')).toBe('');
    expect(formatTimeRange('soon', 'late')).toBe('');
  });

  test('a date names its own day in every zone (behaviour 7.9)', () => {
    expect(formatDate('2027-06-12')).toBe('Saturday, June 12, 2027');
    expect(formatDate('2027-01-01')).toBe('Friday, January 1, 2027');
    expect(formatDate('2027-06-12', 'de')).toBe('Samstag, 12. Juni 2027');
    expect(formatDate('0050-03-01')).toContain('March 1, 50');
    expect(formatDate('9999-12-31')).toBe('Friday, December 31, 9999');
  });

  test.each(['', '2027-02-29', '2027-13-01', '12.6.2027', '2027-6-1'])(
    '%j is no date and reads as nothing',
    (text) => {
      expect(formatDate(text)).toBe('');
      expect(toUtcDate(text)).toBeNull();
    },
  );
});
