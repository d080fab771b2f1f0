import {
  minimumWindow,
  minutesInDay,
  parseClock,
  toUtcDate,
} from '#app/features/schedule/rules.ts';
import { dayMs, minuteMs, toInstant, toWall } from '#app/features/schedule/zone-offsets.ts';

import type { EventSchedule } from './schema.ts';

const lastMinute = Date.UTC(9999, 11, 31, 23, 59);

/** In the event's own wall-clock time, written as if it were UTC, in epoch milliseconds. */
export interface EventTimes {
  isAllDay: boolean;
  start: number;
  /** The first moment after the event; of a whole day, the next day. */
  end: number;
}

function endMinutes({ endTime, endsNextDay }: EventSchedule, start: number): number {
  const end = parseClock(endTime);
  if (end === null) return start + minimumWindow;
  if (end > start) return end;
  return endsNextDay ? end + minutesInDay : start + minimumWindow;
}

/** Null without a date; a whole day without a start; an hour without an end after the start (behaviour 26.4). */
export function findEventTimes(schedule: EventSchedule): EventTimes | null {
  const day = toUtcDate(schedule.date)?.getTime();
  if (day === undefined) return null;
  const from = parseClock(schedule.startTime);
  if (from === null) return { isAllDay: true, start: day, end: day + dayMs };
  const wall = {
    start: day + from * minuteMs,
    end: day + endMinutes(schedule, from) * minuteMs,
  };
  const times = schedule.timeZone === '' ? wall : skipGaps(schedule.timeZone, wall);
  return { isAllDay: false, start: times.start, end: Math.min(times.end, lastMinute) };
}

/** Moves times out of the hour that clocks skip in spring; the end stays after the start. */
function skipGaps(timeZone: string, wall: { start: number; end: number }) {
  const start = toWall(timeZone, toInstant(timeZone, wall.start));
  const end = toWall(timeZone, toInstant(timeZone, wall.end));
  return { start, end: end > start ? end : start + (wall.end - wall.start) };
}
