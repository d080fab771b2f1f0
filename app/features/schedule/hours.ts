import { say } from '#app/platform/language/say.ts';

import { minutesInTwoDays } from './calendar-date.ts';
import { type ActivityWindow, alignToWindow, isWithin } from './rules.ts';
import type { Activity } from './schema.ts';

/** Outside the event's hours (behaviour 8.19). */
export function findOutside(activities: readonly Activity[], window: ActivityWindow): Activity[] {
  return activities.filter(({ time }) => !isWithin(alignToWindow(time, window), window));
}

export function describeOutside(count: number): string {
  return say(
    "{count, plural, one {# activity is outside the event's hours} other {# activities are outside the event's hours}}",
    { count },
  );
}

/**
 * The change of the start time since the activities were planned, else the smallest move that brings all of them into
 * the window (behaviour 8.20). 0 when there is none, or when a time would leave the two days.
 */
export function proposeShift(
  activities: readonly Activity[],
  window: ActivityWindow,
  plannedStart: number | null,
): number {
  const times = activities.map(({ time }) => alignToWindow(time, window));
  const first = Math.min(...times);
  const last = Math.max(...times);
  const change = plannedStart === null ? 0 : window.start - plannedStart;
  const shift = change === 0 ? smallestMove(first, last, window) : change;
  return first + shift >= 0 && last + shift <= minutesInTwoDays ? shift : 0;
}

function smallestMove(first: number, last: number, { start, end }: ActivityWindow): number {
  if (last - first > end - start) return 0;
  return first < start ? start - first : Math.min(0, end - last);
}

export function shiftActivities(
  activities: readonly Activity[],
  minutes: number,
  window: ActivityWindow,
): Activity[] {
  return activities.map((each) => ({ ...each, time: alignToWindow(each.time, window) + minutes }));
}

/** '2 hours', '45 minutes', '1 hour 30 minutes', without a sign. */
export function describeDuration(minutes: number): string {
  const length = Math.abs(minutes);
  const [hours, rest] = [Math.floor(length / 60), length % 60];
  if (rest === 0 && hours === 0) return '';
  if (rest === 0) return say('{hours, plural, one {# hour} other {# hours}}', { hours });
  if (hours === 0) return say('{rest, plural, one {# minute} other {# minutes}}', { rest });
  return say(
    '{hours, plural, one {# hour} other {# hours}} {rest, plural, one {# minute} other {# minutes}}',
    { hours, rest },
  );
}

/** Extended to the activities outside the event's hours, so that a track can show them. */
export function widenWindow(
  activities: readonly Activity[],
  { start, end }: ActivityWindow,
): ActivityWindow {
  const times = activities.map(({ time }) => time);
  return { start: Math.min(start, ...times), end: Math.max(end, ...times) };
}
