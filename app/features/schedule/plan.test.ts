import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addActivities,
  alignActivities,
  handleColours,
  moveActivity,
  outOfRange,
  restoreActivity,
  tooManyActivities,
} from './plan.ts';
import { type Activity, maxActivities } from './schema.ts';

const evening = { start: 1080, end: 1560 };
const names = (activities: readonly Activity[]) => activities.map(({ name }) => name);
const three: Activity[] = [
  { id: 8, name: 'Drinks', time: 1080 },
  { id: 9, name: 'Cake', time: 1200 },
  { id: 10, name: 'Toast', time: 1200 },
];
const planArbitrary = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1e6 }),
    name: fc.string({ minLength: 1, maxLength: 20 }),
    time: fc.integer({ min: evening.start, max: evening.end }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

test('adding trims the name and keeps the order of the evening (behaviour 8.1)', () => {
  const late = addActivities(three, [{ name: ' Sparklers ', time: 1470 }], evening, 100);
  expect(late).toMatchObject({ ok: true });
  if (!late.ok) return;
  const both = addActivities(late.value, [{ name: 'Last song', time: 1410 }], evening, 100);
  expect(both.ok && names(both.value)).toEqual([
    'Drinks',
    'Cake',
    'Toast',
    'Last song',
    'Sparklers',
  ]);
});

test('a time outside the window is refused with its sentence (behaviour 8.3)', () => {
  expect(addActivities(three, [{ name: 'Brunch', time: 600 }], evening, 100)).toEqual({
    ok: false,
    error: outOfRange,
  });
  expect(outOfRange).toBe('Time is out of range!');
});

test('the list takes 200 activities and no more (behaviour 8.15)', () => {
  const almost = Array.from({ length: maxActivities - 1 }, (_, id) => ({
    id,
    name: 'One',
    time: 1100,
  }));
  const full = addActivities(almost, [{ name: 'Last', time: 1080 }], evening, 500);
  expect(full.ok && full.value).toHaveLength(maxActivities);
  if (!full.ok) return;
  const refused = { ok: false, error: tooManyActivities };
  expect(addActivities(full.value, [{ name: 'More', time: 1080 }], evening, 600)).toEqual(refused);
  const removed = { activity: { id: 999, name: 'Back', time: 1100 }, index: 3 };
  expect(restoreActivity(full.value, removed)).toEqual(refused);
});

test('ids are unique timestamps, and each new one takes the next colour (behaviour 8.16)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 20 }), (waits) => {
      let now = 1_700_000_000_000;
      let plan: Activity[] = [];
      const ids: number[] = [];
      for (const wait of waits) {
        now += wait;
        const before = new Set(plan.map(({ id }) => id));
        const added = addActivities(plan, [{ name: 'x', time: 1140 }], evening, now);
        if (!added.ok) throw new Error(added.error);
        plan = added.value;
        ids.push(plan.find(({ id }) => !before.has(id))?.id ?? -1);
      }
      for (const [index, id] of ids.slice(1).entries()) {
        const last = ids[index] ?? 0;
        expect(id).toBeGreaterThan(last);
        expect(id % handleColours).toBe((last + 1) % handleColours);
      }
    }),
  );
});

test('moving snaps, stays within the window and sorts anew (behaviour 8.9)', () => {
  const moved = moveActivity(three, { id: 8, minutes: 1233, by: 'pointer' }, evening);
  expect(names(moved)).toEqual(['Cake', 'Toast', 'Drinks']);
  expect(moved[2]?.time).toBe(1235);
  const far = { id: 8, minutes: 99_999, by: 'pointer' } as const;
  expect(moveActivity(three, far, evening)[2]?.time).toBe(1560);
});

test('a key moves to the exact minute within the window (behaviour 8.11)', () => {
  const by = 'keyboard';
  expect(moveActivity(three, { id: 8, minutes: 1088, by }, evening)[0]?.time).toBe(1088);
  expect(moveActivity(three, { id: 8, minutes: 1075, by }, evening)[0]?.time).toBe(1080);
});

test('what was removed comes back at its place, also among equal times (behaviour 8.10)', () => {
  fc.assert(
    fc.property(planArbitrary, fc.nat(), (unsorted, pick) => {
      fc.pre(unsorted.length > 0);
      const plan = alignActivities(unsorted, evening);
      const index = pick % plan.length;
      const activity = plan[index];
      if (!activity) throw new Error('the plan is not empty');
      const back = restoreActivity(plan.toSpliced(index, 1), { activity, index });
      expect(back).toEqual({ ok: true, value: plan });
      expect(restoreActivity(plan, { activity, index })).toEqual({ ok: true, value: plan });
    }),
  );
});

test('no change of the window changes a time, except for the day that a time after midnight counts to (behaviour 8.14, 8.16)', () => {
  const narrow = { start: 1100, end: 1160 };
  expect(alignActivities(three, narrow)).toBe(three);
  expect(alignActivities(three, evening)).toBe(three);
  const early = [...three, { id: 11, name: 'Night swim', time: 30 }];
  expect(alignActivities(early, evening).at(-1)).toEqual({
    id: 11,
    name: 'Night swim',
    time: 1470,
  });
});
