import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import {
  type ActivityWindow,
  alignToWindow,
  clampToWindow,
  isWithin,
  snapToStep,
  sortActivities,
} from './rules.ts';
import { type Activity, maxActivities } from './schema.ts';

export const activityNameRequired = texts('Please name the activity.');
export const timeRequired = texts('Please choose a time.');
export const outOfRange = texts('Time is out of range!');
export const tooManyActivities = texts('An invitation holds at most 200 activities.');
export const handleColours = 4;

/**
 * A timestamp (behaviour 8.16), increased so that the color (`id % handleColours`) follows that of the last activity.
 */
function newId(activities: readonly Activity[], now: number): number {
  if (activities.length === 0) return now;
  const last = Math.max(...activities.map(({ id }) => id));
  const earliest = Math.max(now, last + 1);
  const wanted = (last + 1) % handleColours;
  return earliest + ((((wanted - earliest) % handleColours) + handleColours) % handleColours);
}

/**
 * Adds what was typed, with times in minutes and `now` in epoch milliseconds. Fails when a time lies outside the window
 * or the list would be too long; then nothing is added (behaviour 8.1, 8.3, 8.15).
 */
export function addActivities(
  activities: readonly Activity[],
  typed: readonly Pick<Activity, 'name' | 'time'>[],
  window: ActivityWindow,
  now: number,
): Result<Activity[], string> {
  if (typed.some(({ time }) => !isWithin(time, window))) return fail(outOfRange);
  const all = [...activities];
  for (const { name, time } of typed) all.push({ id: newId(all, now), name: trimText(name), time });
  return all.length > maxActivities ? fail(tooManyActivities) : succeed(sortActivities(all));
}

export type MoveBy = 'pointer' | 'keyboard';

/** A drag ends on the nearest 5-minute step (behaviour 8.9); keys lead to the exact minute (behaviour 8.11). */
export function moveActivity(
  activities: readonly Activity[],
  { id, minutes, by }: { id: number; minutes: number; by: MoveBy },
  window: ActivityWindow,
): Activity[] {
  const time = by === 'pointer' ? snapToStep(minutes, window) : clampToWindow(minutes, window);
  return sortActivities(activities.map((each) => (each.id === id ? { ...each, time } : each)));
}

export interface RemovedActivity {
  activity: Activity;
  index: number;
}

/** Puts the removed activity back at its index, also among others of the same minute (behaviour 8.10). */
export function restoreActivity(
  activities: readonly Activity[],
  { activity, index }: RemovedActivity,
): Result<Activity[], string> {
  if (activities.some(({ id }) => id === activity.id)) return succeed([...activities]);
  if (activities.length >= maxActivities) return fail(tooManyActivities);
  return succeed(sortActivities(activities.toSpliced(index, 0, activity)));
}

/**
 * Each keeps its wall-clock time, on the side of midnight where it lies in the window (behaviour 8.14). Returns the
 * same array when nothing has to change.
 */
export function alignActivities(activities: Activity[], window: ActivityWindow): Activity[] {
  const aligned = sortActivities(
    activities.map((each) => {
      const time = alignToWindow(each.time, window);
      return time === each.time ? each : { ...each, time };
    }),
  );
  const unchanged = aligned.every((each, index) => each === activities[index]);
  return unchanged ? activities : aligned;
}
