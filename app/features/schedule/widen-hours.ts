import {
  type ActivityWindow,
  canEndNextDay,
  getActivityWindow,
  isWithin,
  minutesInDay,
  toClock,
} from './rules.ts';
import type { Schedule } from './schema.ts';

const earlyHours = 6 * 60;
const noon = 12 * 60;
/** Between the last activity and the end that is proposed for it, in minutes. */
const lastActivity = 60;

/** The same hour on the day after, where it may belong to the night of the event. */
function listDays(minutes: number, { start }: ActivityWindow): number[] {
  return minutes < earlyHours && start >= noon ? [minutes, minutes + minutesInDay] : [minutes];
}

const distance = (minutes: number, { start, end }: ActivityWindow) =>
  Math.max(start - minutes, minutes - end, 0);

/**
 * The reading of an hour that lies within the event's hours, else the one nearest to them (behaviour 8.22). `options` are
 * minutes from midnight, the likeliest first; returns minutes from the event day's midnight, null without an option.
 */
export function placeInHours(options: readonly number[], hours: ActivityWindow): number | null {
  const within = options
    .flatMap((each) => [each, each + minutesInDay])
    .find((each) => isWithin(each, hours));
  const days = options.flatMap((each) => listDays(each, hours));
  const nearest = Math.min(...days.map((each) => distance(each, hours)));
  return within ?? days.find((each) => distance(each, hours) === nearest) ?? null;
}

type Times = Pick<Schedule, 'startTime' | 'endTime' | 'endsNextDay'>;

export interface WidenedHours<Value extends Times> {
  schedule: Value;
  /** Minutes from the event day's midnight; null where it stays. */
  begins: number | null;
  ends: number | null;
}

/** Ends at `end`, in minutes from the event day's midnight, at most a day after the start. */
export function endAt<Value extends Times>(schedule: Value, end: number): Value {
  return { ...schedule, endTime: toClock(end), endsNextDay: end >= minutesInDay };
}

/**
 * The event's hours with a new start or end, so that activities at `times` lie within them: the start is the first one,
 * the end an hour after the last (behaviour 8.22). Without any hours only the start is set, unless an end is needed. Null
 * when they would last longer than a day.
 */
export function widenHours<Value extends Times>(
  schedule: Value,
  times: readonly number[],
): WidenedHours<Value> | null {
  const hours = getActivityWindow(schedule);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const isUnset = schedule.startTime === '' && schedule.endTime === '';
  const begins = isUnset || first < hours.start ? first : null;
  const started = begins === null ? schedule : beginAt(schedule, begins);
  const { start, end } = getActivityWindow(started);
  if (last <= end) return { schedule: started, begins, ends: null };
  const ends = Math.min(last + lastActivity, start + minutesInDay - 1);
  if (ends < last || start >= minutesInDay) return null;
  // An end on the next day counts only with a start.
  const needsStart = started.startTime === '' && ends >= minutesInDay;
  return {
    schedule: endAt(needsStart ? beginAt(started, start) : started, ends),
    begins: needsStart ? start : begins,
    ends,
  };
}

function beginAt<Value extends Times>(schedule: Value, begins: number): Value {
  const next = { ...schedule, startTime: toClock(begins) };
  return { ...next, endsNextDay: next.endsNextDay && canEndNextDay(next) };
}
