import { limits } from '#app/features/draft/limits.ts';
import type { NamedTime, ReadActivities } from '#app/features/draft/line/read-activities.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import {
  activityNameRequired,
  addActivities,
  outOfRange,
  timeRequired,
  tooManyActivities,
} from '#app/features/schedule/plan.ts';
import {
  type ActivityWindow,
  formatMinutes,
  getActivityWindow,
  isWithin,
  parseClock,
} from '#app/features/schedule/rules.ts';
import { type Activity, maxActivities } from '#app/features/schedule/schema.ts';
import { type WidenedHours, placeInHours, widenHours } from '#app/features/schedule/widen-hours.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import { type Settled, settled } from './settled.ts';

type Value = StepValue<'activity'>;
type Schedule = StepValue<'dateTime'>;

/** Null while the words are being fetched: then the two fields count as they stand. */
export type ReadActivityLine = ((text: string, hours: ActivityWindow) => ReadActivities) | null;

/** What stands in the fields of the Activities step. */
export type ActivityEntry =
  | { kind: 'none' }
  /** Not complete; what is missing, by field. */
  | { kind: 'open'; name?: string; time?: string }
  /** Complete, but not within the event's hours; `widened` is null when no day holds them. */
  | { kind: 'outside'; activities: NamedTime[]; widened: WidenedHours<Schedule> | null }
  | { kind: 'ready'; activities: NamedTime[] };

const askShorter = () =>
  say('Please use at most {count, number} characters for the name of an activity.', {
    count: limits.listEntry,
  });

function readFields(
  { name: typed, time }: Value,
  hours: ActivityWindow,
  readLine: ReadActivityLine,
): NamedTime[] | { name?: string; time?: string } {
  const name = trimText(typed);
  if (name === '') {
    return { name: activityNameRequired, ...(time === '' && { time: timeRequired }) };
  }
  const clock = parseClock(time);
  if (clock !== null) {
    const placed = placeInHours([clock], hours) ?? clock;
    return name.length > limits.listEntry ? { name: askShorter() } : [{ name, time: placed }];
  }
  const read = readLine?.(name, hours) ?? { kind: 'name' };
  if (read.kind === 'activities') return read.activities;
  return read.kind === 'open' ? { name: read.problem } : { time: timeRequired };
}

/** With a time in its field, the other field is one name as typed; else its text may hold the times (behaviour 8.23). */
export function readActivityEntry(
  value: Value,
  schedule: Schedule,
  readLine: ReadActivityLine,
): ActivityEntry {
  if (trimText(value.name) === '' && value.time === '') return { kind: 'none' };
  const hours = getActivityWindow(schedule);
  const read = readFields(value, hours, readLine);
  if (!Array.isArray(read)) return { kind: 'open', ...read };
  if (value.activities.length + read.length > maxActivities) {
    return { kind: 'open', name: tooManyActivities };
  }
  if (read.every(({ time }) => isWithin(time, hours))) return { kind: 'ready', activities: read };
  const times = read.map(({ time }) => time);
  return { kind: 'outside', activities: read, widened: widenHours(schedule, times) };
}

/** What the fields hold and leaving the step would add, for the card; their ids are of no stored activity. */
export function previewActivities(
  value: Value,
  schedule: Schedule,
  readLine: ReadActivityLine,
): Activity[] {
  const entry = readActivityEntry(value, schedule, readLine);
  return entry.kind === 'ready'
    ? entry.activities.map((each, at) => ({ id: -1 - at, ...each }))
    : [];
}

/** The step with `activities` added and its fields empty. `now` in epoch milliseconds. */
export function takeActivities(
  value: Value,
  activities: readonly NamedTime[],
  hours: ActivityWindow,
  now: number,
): Value {
  const added = addActivities(value.activities, activities, hours, now);
  return added.ok
    ? { ...value, activities: added.value, name: '', time: '', plannedStart: hours.start }
    : value;
}

/** Complete activities are added; others stay and are asked about (behaviour 3.17, 8.24). */
export function settleActivities(
  value: Value,
  schedule: Schedule,
  readLine: ReadActivityLine,
  now: number,
): Settled<Value> {
  const entry = readActivityEntry(value, schedule, readLine);
  switch (entry.kind) {
    case 'none':
      return settled(value);
    case 'open':
      return settled(value, entry.name ?? entry.time ?? activityNameRequired);
    case 'outside':
      return settled(value, outOfRange);
    case 'ready':
      return settled(takeActivities(value, entry.activities, getActivityWindow(schedule), now));
  }
}

/** '2 activities: Dinner 7:30 PM, Dancing 9:00 PM'. */
export function describeActivities(activities: readonly NamedTime[]): string {
  const named = activities.map(({ name, time }) => `${name} ${formatMinutes(time)}`);
  return say('{count, plural, one {# activity: {named}} other {# activities: {named}}}', {
    count: activities.length,
    named: named.join(', '),
  });
}

/** The button that adds activities outside the event's hours together with the new hours. */
export function offerHours(count: number, hours: WidenedHours<Schedule>): string {
  const begins = formatMinutes(hours.begins ?? 0);
  const ends = formatMinutes(hours.ends ?? 0);
  if (hours.begins === null) {
    const at = { count, ends };
    return say('{count, plural, one {Add it, end at {ends}} other {Add them, end at {ends}}}', at);
  }
  if (hours.ends === null) {
    return say(
      '{count, plural, one {Add it, begin at {begins}} other {Add them, begin at {begins}}}',
      { count, begins },
    );
  }
  return say(
    '{count, plural, one {Add it, begin at {begins}, end at {ends}} other {Add them, begin at {begins}, end at {ends}}}',
    { count, begins, ends },
  );
}

/** 'The event now ends at 12:30 AM.' */
export function tellHours(hours: Pick<WidenedHours<Schedule>, 'begins' | 'ends'>): string {
  const begins = formatMinutes(hours.begins ?? 0);
  const ends = formatMinutes(hours.ends ?? 0);
  if (hours.begins === null) return say('The event now ends at {ends}.', { ends });
  if (hours.ends === null) return say('The event now begins at {begins}.', { begins });
  return say('The event now begins at {begins} and ends at {ends}.', { begins, ends });
}
