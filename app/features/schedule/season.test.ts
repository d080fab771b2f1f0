import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from './add-days.ts';
import { type SeasonOf, findNextTurn, findSeason, isSavedPast, markSeason } from './season.ts';
import { toInstant } from './zone-offsets.ts';

const minute = 60_000;
const party: SeasonOf = {
  date: '2027-06-19',
  startTime: '18:00',
  endTime: '23:00',
  endsNextDay: false,
  timeZone: 'Europe/Berlin',
  savedPast: false,
  canceled: false,
};
const night: SeasonOf = { ...party, endTime: '01:30', endsNextDay: true };
const brunch: SeasonOf = { ...party, startTime: '10:30', endTime: '13:00' };

/** 'YYYY-MM-DD HH:MM' on the clocks of a zone. */
const at = (text: string, zone = party.timeZone) =>
  toInstant(zone, Date.parse(`${text.replace(' ', 'T')}:00Z`));
const mark = (event: SeasonOf, text: string, zone?: string) =>
  markSeason(findSeason(event, at(text, zone)));

test.each([
  ['2027-05-19 23:59', 'before'],
  ['2027-05-20 00:00', 'in30'],
  ['2027-06-18 23:59', 'in1'],
  ['2027-06-19 00:00', 'tonight'],
  ['2027-06-19 22:59', 'tonight'],
  ['2027-06-19 23:00', 'before'],
  ['2027-06-20 03:59', 'before'],
  ['2027-06-20 04:00', 'after'],
  ['2031-01-01 12:00', 'after'],
])('an evening event at %s: %s (behaviour 44.1)', (now, season) => {
  expect(mark(party, now)).toBe(season);
});

test('a night lasts past midnight, and is over at 4 AM on the day after its end (behaviour 44.1)', () => {
  expect(mark(night, '2027-06-20 01:29')).toBe('tonight');
  expect(mark(night, '2027-06-20 01:30')).toBe('before');
  expect(mark(night, '2027-06-21 03:59')).toBe('before');
  expect(mark(night, '2027-06-21 04:00')).toBe('after');
});

test('‘tonight’ starts at 5 PM or later; without an end the event lasts until 4 AM (behaviour 44.1)', () => {
  expect(mark(brunch, '2027-06-19 09:00')).toBe('today');
  expect(mark({ ...brunch, startTime: '16:59' }, '2027-06-19 09:00')).toBe('today');
  expect(mark({ ...brunch, startTime: '17:00', endTime: '' }, '2027-06-20 03:59')).toBe('tonight');
  expect(mark({ ...brunch, startTime: '', endTime: '' }, '2027-06-20 03:59')).toBe('today');
});

test('an end that is not after the start is an hour after it (behaviour 8.5, 44.1)', () => {
  const hour = { ...party, endTime: '18:00' };
  expect(mark(hour, '2027-06-19 18:59')).toBe('tonight');
  expect(mark(hour, '2027-06-19 19:00')).toBe('before');
});

describe('without a zone (behaviour 44.1)', () => {
  const floating = { ...brunch, timeZone: '' };
  test('the day is that of UTC, and the event is over once it is over everywhere', () => {
    expect(mark(floating, '2027-06-18 23:59', 'UTC')).toBe('in1');
    expect(mark(floating, '2027-06-19 12:59', 'UTC')).toBe('today');
    expect(mark(floating, '2027-06-20 15:59', 'UTC')).toBe('before');
    expect(mark(floating, '2027-06-20 16:00', 'UTC')).toBe('after');
  });
});

test.each([
  ['America/New_York', '2027-11-07', '01:30'],
  ['Europe/Berlin', '2027-10-31', '02:30'],
])(
  'an hour that comes twice in %s ends an event once (behaviour 44.1)',
  (timeZone, day, endTime) => {
    const event = { ...night, date: addDays(day, -1), endTime, timeZone };
    const end = at(`${day} ${endTime}`, timeZone);
    expect(findNextTurn(event, end - 1)).toBe(end);
    for (let later = 0; later < 120; later += 10) {
      expect(findSeason(event, end + later * minute).kind).toBe('before');
    }
  },
);

test('without a date, canceled, or saved with a past date it stays an invitation (behaviour 44.1, 44.2)', () => {
  for (const event of [
    { ...party, date: '' },
    { ...party, canceled: true },
    { ...party, savedPast: true },
  ]) {
    expect(mark(event, '2028-01-01 12:00')).toBe('before');
    expect(findNextTurn(event, at('2027-06-10 12:00'))).toBeNull();
  }
});

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Antarctica'));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const events: fc.Arbitrary<SeasonOf> = fc
  .record({
    date: fc.integer({ min: 0, max: 15 * 366 }).map((days) => addDays('2024-01-01', days)),
    startTime: fc.oneof(fc.constant(''), clock),
    endTime: fc.oneof(fc.constant(''), clock),
    endsNextDay: fc.boolean(),
    timeZone: fc.oneof(fc.constant(''), fc.constantFrom(...zones)),
  })
  .map((event) => ({ ...event, savedPast: false, canceled: false }));
const order = ['before', 'countdown', 'today', 'tonight', 'before', 'after'];

test('in any zone and year each turn changes the season, and nothing changes between turns (behaviour 44.1)', () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 59 }), (event, share) => {
      const seen: string[] = [];
      let now = Date.parse(`${event.date}T00:00:00Z`) - 34 * 24 * 60 * minute;
      for (let turn = findNextTurn(event, now); turn !== null; turn = findNextTurn(event, now)) {
        const season = findSeason(event, now);
        seen.push(season.kind);
        const between = now + ((turn - now) * share) / 60;
        expect(findSeason(event, between)).toEqual(season);
        expect(findSeason(event, turn - 1)).toEqual(season);
        expect(findSeason(event, turn)).not.toEqual(season);
        now = turn;
      }
      expect(findSeason(event, now)).toEqual({ kind: 'after' });
      const kinds = seen.filter((kind, index) => kind !== seen[index - 1]);
      let from = 0;
      for (const kind of kinds) {
        from = order.indexOf(kind, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
      expect(seen.filter((kind) => kind === 'countdown')).toHaveLength(30);
    }),
    { numRuns: 150 },
  );
});

test('an event stays what it was when its date is corrected, and an invitation when it was saved past (behaviour 44.2)', () => {
  const now = at('2027-07-01 12:00');
  const future = { ...party, date: '2027-08-01' };
  const earlier = { ...party, date: '2027-06-18' };
  expect(isSavedPast(party, null, now)).toBe(true);
  expect(isSavedPast(future, null, now)).toBe(false);
  expect(isSavedPast(earlier, party, now)).toBe(false);
  expect(isSavedPast(future, party, now)).toBe(false);
  expect(isSavedPast(party, future, now)).toBe(true);
  expect(isSavedPast(earlier, { ...party, savedPast: true }, now)).toBe(true);
  expect(isSavedPast(future, { ...party, savedPast: true }, now)).toBe(false);
});
