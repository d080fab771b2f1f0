import { getActivityWindow, toClock } from '#app/features/schedule/rules.ts';

import { type Draft, draft, isApart, none } from './claims.ts';
import { asTime, findEventTimes, findWindow, mayBeActivity } from './name-hours.ts';
import { findTitle } from './name-title.ts';
import type { Meaning } from './reading.ts';
import type { Scene } from './scene.ts';
import { fitHour, type TimeSpan } from './times.ts';

export function nameActivities(scene: Scene): Draft[] {
  const window = findWindow(scene);
  const own = findEventTimes(scene);
  const title = findTitle(scene).drafts[0];
  const segments = scene.segments.filter(
    (segment) =>
      mayBeActivity(segment) &&
      !segment.times.some((span) => own.includes(span)) &&
      (title === undefined || isApart(segment)(title)),
  );
  return segments.flatMap((segment, index) => {
    const [piece] = segment.pieces;
    const [time] = segment.times;
    if (!piece || !time) return [];
    const span = {
      start: Math.min(piece.leadStart, time.start),
      end: Math.max(piece.end, time.end),
    };
    const name = scene.line.slice(piece.start, piece.end);
    return nameActivity(span, name, time, window, index === 0 && own.length === 0);
  });
}

function nameActivity(
  span: { start: number; end: number },
  name: string,
  time: TimeSpan,
  window: { start: number; end: number | null } | null,
  mayBegin: boolean,
): Draft[] {
  const range = window && {
    start: window.start,
    end:
      window.end ??
      Math.max(
        window.start + 60,
        getActivityWindow({ startTime: toClock(window.start), endTime: '', endsNextDay: false })
          .end,
      ),
  };
  const minutes = fitHour(
    time,
    range && window?.end === null ? { start: range.start, end: range.start + 720 } : range,
  );
  if (minutes === null) return [];
  const activity: Meaning = { kind: 'activity', name, time: minutes };
  if (mayBegin) {
    const begins = time.times.map((each) => asTime(each, false));
    return [draft(span, [...begins, activity, none], null, 'begin')];
  }
  if (!range) return [draft(span, [activity, none], time.sure ? 0 : null, 'time')];
  if (minutes < range.start) return [draft(span, [activity, none], null, 'begin')];
  if (minutes <= range.end || window?.end === null) {
    return [draft(span, [activity, none], 0)];
  }
  return [draft(span, [{ ...activity, newEnd: toClock(minutes + 60) }, none], null, 'end')];
}
