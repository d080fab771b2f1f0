import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { handleSize, assignLanes, maxLanes, isLabelBefore, toPixels } from './lanes.ts';
import type { Activity } from './schema.ts';
import { listTicks } from './ticks.ts';

const evening = { start: 1080, end: 1560 };
const activity = (time: number, name = 'Cake', id = time): Activity => ({ id, name, time });
const plan = fc
  .array(
    fc.tuple(fc.integer({ min: evening.start, max: evening.end }), fc.string({ maxLength: 60 })),
    { maxLength: 40 },
  )
  .map((entries) =>
    entries
      .toSorted(([one], [other]) => one - other)
      .map(([time, name], id) => activity(time, name, id)),
  );

test('handles and labels of one lane never touch, and labels stay on the track', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 200, max: 700 }), (activities, width) => {
      const spans = assignLanes(activities, evening, width).flatMap((hanging, index) => {
        const x = toPixels(activities[index]?.time ?? 0, evening, width);
        const before = isLabelBefore(x, hanging.labelWidth, width);
        const from = x - handleSize / 2 - (before ? hanging.labelWidth : 0);
        const to = x + handleSize / 2 + (before ? 0 : hanging.labelWidth);
        return hanging.piled ? [] : [{ lane: hanging.lane, from, to }];
      });
      for (const [index, one] of spans.entries()) {
        expect(one.from).toBeGreaterThanOrEqual(-handleSize / 2);
        expect(one.to).toBeLessThanOrEqual(width + handleSize / 2);
        for (const other of spans.slice(index + 1)) {
          if (one.lane !== other.lane) continue;
          expect(one.to <= other.from || other.to <= one.from).toBe(true);
        }
      }
    }),
  );
});

test('every activity hangs somewhere, and nothing hangs deeper than the last lane', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 0, max: 700 }), (activities, width) => {
      const hangings = assignLanes(activities, evening, width);
      expect(hangings).toHaveLength(activities.length);
      expect(hangings.every(({ lane }) => lane >= 0 && lane < maxLanes)).toBe(true);
    }),
  );
});

test('a crowd at one minute fills the lanes in order and then piles up', () => {
  const crowd = Array.from({ length: 40 }, (_, id) => activity(1200, 'Same', id));
  const hangings = assignLanes(crowd, evening, 560);
  expect(hangings.slice(0, maxLanes).map(({ lane }) => lane)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(hangings.filter(({ piled }) => piled)).toHaveLength(40 - maxLanes);
});

test('neighbours form a staircase, so that no label lies across a thread', () => {
  const hangings = assignLanes([activity(1125), activity(1150), activity(1175)], evening, 560);
  expect(hangings.map(({ lane }) => lane)).toEqual([2, 1, 0]);
});

test.each([200, 280, 439])(
  'on a track of %d px every activity of an evening has its label',
  (width) => {
    const times = [1080, 1110, 1260, 1380, 1560];
    const hangings = assignLanes(
      times.map((time) => activity(time, 'Dinner in the garden')),
      evening,
      width,
    );
    const widths = hangings.map(({ labelWidth }) => labelWidth);
    expect(Math.min(...widths)).toBe(Math.min(164, width / 2));
  },
);

test('the written times begin and end with the window and keep apart', () => {
  expect(listTicks({ start: 1080, end: 1410 }, 500).map(({ label }) => label)).toEqual([
    '6 PM',
    '7 PM',
    '8 PM',
    '9 PM',
    '10 PM',
    '11:30 PM',
  ]);
  const anyWindow = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 60, max: 1440 }))
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(anyWindow, fc.integer({ min: 200, max: 700 }), (window, width) => {
      const ticks = listTicks(window, width);
      expect(ticks[0]?.minutes).toBe(window.start);
      expect(ticks.at(-1)?.minutes).toBe(window.end);
      const xs = ticks.map(({ minutes }) => toPixels(minutes, window, width));
      for (const [index, x] of xs.slice(1).entries())
        expect(x - (xs[index] ?? 0)).toBeGreaterThan(60);
    }),
  );
});
