import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findDailyEnd, findNoticeEnd, gatheredMs, settledMs } from './rules.ts';

const upwards = (one: number, other: number) => one - other;
const day = 24 * 60 * 60 * 1000;
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });

/** When a host gets messages about answers given at these times, if checked every `step`. */
function hear(notify: 'now' | 'daily', given: readonly number[], step: number) {
  const last = Math.max(...given) + 2 * day;
  const heard: { at: number; answers: number[] }[] = [];
  let told = -Infinity;
  for (let now = Math.min(...given); now <= last; now += step) {
    const waiting = given.filter((at) => at > told && at <= now);
    const end = waiting.length > 0 ? findNoticeEnd(notify, Math.min(...waiting), now) : null;
    if (end === null) continue;
    heard.push({ at: now, answers: waiting.filter((at) => at <= end) });
    told = end;
  }
  return heard;
}

test('a day of answers ends at 16:00 UTC, and is told within the next minute (behaviour 35.2)', () => {
  expect(new Date(findDailyEnd(Date.UTC(2027, 4, 2, 16, 0, 5))).toISOString()).toBe(
    '2027-05-01T16:00:00.000Z',
  );
  expect(new Date(findDailyEnd(Date.UTC(2027, 4, 2, 16, 1))).toISOString()).toBe(
    '2027-05-02T16:00:00.000Z',
  );
  fc.assert(
    fc.property(moments, (now) => {
      const end = findDailyEnd(now);
      expect(end).toBeLessThanOrEqual(now - settledMs);
      expect(now - settledMs - end).toBeLessThan(day);
    }),
  );
});

test('each answer is told once, at once within minutes and daily within a day (behaviour 35.2)', () => {
  const given = fc.array(fc.integer({ min: 0, max: 3 * day }), { minLength: 1, maxLength: 30 });
  const cases = fc.tuple(moments, given, fc.constantFrom('now' as const, 'daily' as const));
  fc.assert(
    fc.property(cases, ([start, offsets, notify]) => {
      const minute = 60_000;
      const all = offsets.map((offset) => start + offset);
      const heard = hear(notify, all, minute);
      const told = heard.flatMap(({ answers }) => answers);
      expect(told.toSorted(upwards)).toEqual(all.toSorted(upwards));
      const longest = notify === 'now' ? gatheredMs + minute : day + 2 * minute;
      for (const { at, answers } of heard) {
        for (const one of answers) expect(at - one).toBeLessThanOrEqual(longest);
      }
      const gaps = heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? 0));
      const shortest = notify === 'now' ? gatheredMs - settledMs : day - 2 * minute;
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(shortest);
    }),
    { numRuns: 30 },
  );
});

test('a host who wants none hears of none (behaviour 35.2)', () => {
  expect(findNoticeEnd('never', 0, 10 * day)).toBeNull();
});
