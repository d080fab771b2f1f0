import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { makeGrammar } from '#app/features/draft/line/grammar.ts';
import { loadLineWords } from '#app/features/draft/line/load-line.ts';
import { readActivities } from '#app/features/draft/line/read-activities.ts';
import { getEmptyStep } from '#app/features/draft/parts.ts';
import {
  activityNameRequired,
  outOfRange,
  timeRequired,
  tooManyActivities,
} from '#app/features/schedule/plan.ts';
import { type ActivityWindow, toClock } from '#app/features/schedule/rules.ts';
import { maxActivities } from '#app/features/schedule/schema.ts';

import {
  describeActivities,
  offerHours,
  readActivityEntry,
  settleActivities,
  tellHours,
} from './activity-entry.ts';

const grammar = makeGrammar(await loadLineWords('en'), 'en-US', '2027-05-01');
const readLine = (text: string, hours: ActivityWindow) => readActivities(text, hours, grammar);
const schedule = { ...getEmptyStep('dateTime'), startTime: '19:00', endTime: '23:00' };
const empty = getEmptyStep('activity');
const settle = (name: string, time = '', reader: typeof readLine | null = readLine) =>
  settleActivities({ ...empty, name, time }, schedule, reader, 1000);
const added = (name: string, time = '') =>
  settle(name, time).value.activities.map((each) => `${each.name} ${each.time}`);

test('complete text is taken along, and its fields are empty (behaviour 3.17, 8.24)', () => {
  expect(added('7:30 dinner, 9 dancing')).toEqual(['Dinner 1170', 'Dancing 1260']);
  expect(added('Dinner, 7 courses', '20:00')).toEqual(['Dinner, 7 courses 1200']);
  expect(settle('9 dancing').value).toMatchObject({ name: '', time: '', plannedStart: 1140 });
});

test.for([
  ['', '', null],
  ['  ', '', null],
  ['Dinner', '', timeRequired],
  ['', '20:00', activityNameRequired],
  ['Fireworks', '23:30', outOfRange],
  ['7:30 dinner, 11:30 fireworks', '', outOfRange],
  ['7:30 dinner, dancing', '', '“dancing” has no time yet.'],
  ['x'.repeat(101), '20:00', 'Please use at most 100 characters for the name of an activity.'],
] as const)('“%s” with “%s” stays as it is (behaviour 3.17, 8.2, 8.3)', ([name, time, problem]) => {
  const left = settle(name, time);
  expect(left.problem).toBe(problem);
  expect(left.value).toEqual({ ...empty, name, time });
});

test('without the words the two fields count as they stand (behaviour 8.23)', () => {
  expect(settle('9 dancing', '', null).problem).toBe(timeRequired);
  expect(settle('Dancing', '21:00', null).value.activities).toHaveLength(1);
});

test('a full list takes nothing more (behaviour 8.15)', () => {
  const activities = Array.from({ length: maxActivities }, (_, id) => ({
    id,
    name: 'One',
    time: 1200,
  }));
  const full = { ...empty, activities, name: '9 dancing' };
  expect(settleActivities(full, schedule, readLine, 1).problem).toBe(tooManyActivities);
});

test('what is offered and told is in words (behaviour 8.22, 8.24)', () => {
  const entry = readActivityEntry({ ...empty, name: 'Fireworks', time: '23:30' }, schedule, null);
  expect(entry).toMatchObject({ kind: 'outside', widened: { begins: null, ends: 1470 } });
  const hours = { schedule, begins: null, ends: 1470 };
  expect(offerHours(1, hours)).toBe('Add it, end at 12:30 AM');
  expect(offerHours(1, { schedule, begins: 1080, ends: null })).toBe('Add it, begin at 6:00 PM');
  expect(tellHours(hours)).toBe('The event now ends at 12:30 AM.');
  const two = [
    { name: 'Dinner', time: 1170 },
    { name: 'Dancing', time: 1260 },
  ];
  expect(describeActivities(two)).toBe('2 activities: Dinner 7:30 PM, Dancing 9:00 PM');
});

test('nothing typed is lost: it stays in its fields, or is added (behaviour 3.17)', () => {
  const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(toClock), { nil: '' });
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), clock, (name, time) => {
      const { value, problem } = settle(name, time);
      const isKept = value.name === name && value.time === time;
      expect(isKept || value.activities.length > 0).toBe(true);
      expect(problem === null || isKept).toBe(true);
    }),
  );
});
