import { toClock } from '#app/features/schedule/rules.ts';

import { type Draft, draft, leaveUnused, none, words } from './claims.ts';
import type { Meaning } from './reading.ts';
import type { Scene } from './scene.ts';
import type { TimeSpan } from './times.ts';

export const asTime = ({ start, end }: TimeSpan['times'][number], openEnd: boolean): Meaning => ({
  kind: 'time',
  start: start === null ? '' : toClock(start),
  end: end === null ? '' : toClock(end),
  ...(openEnd ? { openEnd } : {}),
});

/** The line's day; several, a weekday among words, and days that do not exist are asked (behaviour 42.5). */
export function nameDays({ days, line }: Scene): Draft[] {
  const all = [...new Set(days.flatMap((span) => span.days))];
  return days.map((span) => {
    const own = span.days.map((date): Meaning => ({ kind: 'date', date }));
    if (own.length === 0) return leaveUnused(line, span);
    const isSure = own.length === 1 && all.length === 1 && !span.unsure;
    return draft(span, [...own, words], isSure ? 0 : null, 'day');
  });
}

/** The segment's one hour belongs to its few words: an activity, unless it is the event's own time. */
export const mayBeActivity = ({ pieces, times, days }: Scene['segments'][number]) =>
  times.length === 1 &&
  times[0]?.form === 'single' &&
  days.length === 0 &&
  pieces.length === 1 &&
  ['at', 'with', 'by', 'hostedBy'].every((lead) => pieces[0]?.lead !== lead);

/** The hours that are the event's: a range, else hours that stand alone or with the day, else the title's. */
export function findEventTimes({ segments, times }: Scene): TimeSpan[] {
  const range = times.find(({ form }) => form === 'range');
  if (range) return [range];
  const ends = times.filter(({ form }) => form === 'until' || form === 'late').slice(0, 1);
  const first = segments[0];
  const starts = segments
    .filter((segment) => segment === first || !mayBeActivity(segment))
    .toSorted((one, other) => Number(one === first) - Number(other === first))
    .flatMap((segment) => segment.times.filter(({ form }) => form === 'single'));
  return [...starts.slice(0, 1), ...ends];
}

function isActivityTime({ segments }: Scene, span: TimeSpan): boolean {
  const segment = segments.find(({ times }) => times.includes(span));
  return segment !== undefined && segment !== segments[0] && mayBeActivity(segment);
}

export function nameTimes(scene: Scene): Draft[] {
  const own = findEventTimes(scene);
  const isOpen = scene.times.some((span) => !own.includes(span) && !isActivityTime(scene, span));
  return scene.times.flatMap((span) => {
    const meanings = span.times.map((time) => asTime(time, span.form === 'late'));
    if (own.includes(span)) {
      const isSure = span.sure && !isOpen;
      return [draft(span, [...meanings, words], isSure ? 0 : null, 'time')];
    }
    if (isActivityTime(scene, span)) return [];
    return [draft(span, [...meanings, none], null, 'time')];
  });
}

/** The event's window by the times that count; null without a start. */
export function findWindow(scene: Scene): { start: number; end: number | null } | null {
  const own = findEventTimes(scene);
  const start =
    own.map(({ times }) => times[0]?.start ?? null).find((each) => each !== null) ?? null;
  const end = own.map(({ times }) => times[0]?.end ?? null).find((each) => each !== null) ?? null;
  if (start === null) return null;
  if (end === null) return { start, end: null };
  return { start, end: end > start ? end : end + 1440 };
}
