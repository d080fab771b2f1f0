import { type Result, fail, ok } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import {
  type ActivityWindow,
  fitToWindow,
  snapToStep,
  sortActivities,
  toWindowMinutes,
} from './rules.ts';
import { type Activity, maxActivities } from './schema.ts';

export const outOfRange = 'Time is out of range!';
export const tooManyActivities = `An invitation holds at most ${maxActivities} activities.`;
export const handleColours = 4;

/**
 * A new activity's id: a timestamp (spec §3), moved on by a few milliseconds where needed so that it is
 * unique and that its colour (`id % handleColours`) follows on from the activity added before.
 */
function newId(activities: readonly Activity[], now: number): number {
  if (activities.length === 0) return now;
  const last = Math.max(...activities.map(({ id }) => id));
  const earliest = Math.max(now, last + 1);
  const wanted = (last + 1) % handleColours;
  return earliest + ((((wanted - earliest) % handleColours) + handleColours) % handleColours);
}

/**
 * The activities with one more, in order of time (spec §4). `clock` is the typed 'HH:MM', `now` in epoch
 * milliseconds. Fails with the sentence to show when the time lies outside the window (spec §5) or the
 * list is full (decisions §12).
 */
export function addActivity(
  activities: readonly Activity[],
  typed: { name: string; clock: string },
  window: ActivityWindow,
  now: number,
): Result<Activity[], string> {
  const time = toWindowMinutes(typed.clock, window);
  if (time === null) return fail(outOfRange);
  if (activities.length >= maxActivities) return fail(tooManyActivities);
  const added = { id: newId(activities, now), name: trimText(typed.name), time };
  return ok(sortActivities([...activities, added]));
}

/** The activities with one moved to the rest nearest to `minutes`, sorted anew (spec §4). */
export function moveActivity(
  activities: readonly Activity[],
  id: number,
  minutes: number,
  window: ActivityWindow,
): Activity[] {
  const time = snapToStep(minutes, window);
  return sortActivities(activities.map((each) => (each.id === id ? { ...each, time } : each)));
}

/** What a removal took out, and from which place in the list. */
export interface Removed {
  activity: Activity;
  index: number;
}

/** The removed activity back at its place, also among others of the same minute (decisions §10). */
export function restoreActivity(
  activities: readonly Activity[],
  { activity, index }: Removed,
): Result<Activity[], string> {
  if (activities.some(({ id }) => id === activity.id)) return ok([...activities]);
  if (activities.length >= maxActivities) return fail(tooManyActivities);
  return ok(sortActivities(activities.toSpliced(index, 0, activity)));
}

/**
 * Stored activities as the window shows them, in order (spec §5: clamped into the range on restore). The
 * same array when nothing had to change.
 */
export function fitActivities(activities: Activity[], window: ActivityWindow): Activity[] {
  const fitted = sortActivities(
    activities.map((each) => {
      const time = fitToWindow(each.time, window);
      return time === each.time ? each : { ...each, time };
    }),
  );
  const unchanged = fitted.every((each, index) => each === activities[index]);
  return unchanged ? activities : fitted;
}
