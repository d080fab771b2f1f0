import { getDateFormat } from './date-format.ts';
import { parseClock, toUtcDate } from './rules.ts';
import type { Schedule } from './schema.ts';

/** The same day a year later; February 29 becomes a text that sorts before March 1. */
const yearAfter = (date: string) =>
  String(Number(date.slice(0, 4)) + 1).padStart(4, '0') + date.slice(4);

/** 'Sat June 19', with its year unless it is the next such day from `today` on; '' when `date` is no date. */
function writeDay(date: string, today: string): string {
  const utc = toUtcDate(date);
  if (!utc) return '';
  // A line knows no other years as years.
  if (!/^(?:19|20|21)/.test(date)) return date;
  const part = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat('en', { ...options, timeZone: 'UTC' }).format(utc);
  const day = `${part({ weekday: 'short' })} ${part({ month: 'long', day: 'numeric' })}`;
  const isNext = date >= today && date < yearAfter(today);
  return isNext ? day : `${day}, ${date.slice(0, 4)}`;
}

function splitClock(clock: string): { hour: string; half: string } | null {
  const minutes = parseClock(clock);
  if (minutes === null) return null;
  const past = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return {
    hour: `${hours % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`,
    half: hours < 12 ? 'am' : 'pm',
  };
}

function writeTimes(startTime: string, endTime: string): string {
  const [start, end] = [splitClock(startTime), splitClock(endTime)];
  const until = end ? `${end.hour} ${end.half}` : '';
  if (!start) return end ? `until ${until}` : '';
  if (!end) return `${start.hour} ${start.half}`;
  // 'am' or 'pm' of the end is that of both when the event is shorter so.
  const isShared = start.half === end.half && startTime < endTime;
  return `${start.hour}${isShared ? '' : ` ${start.half}`} to ${until}`;
}

/**
 * A day and its times as one types them, 'Sat June 19, 7 to 11 pm', which is read as just these (behaviour 7.15). The
 * parts that are not set are '' each. `today` is 'YYYY-MM-DD'.
 */
export function writeWhen(
  { date, startTime, endTime }: Pick<Schedule, 'date' | 'startTime' | 'endTime'>,
  today: string,
): { day: string; times: string } {
  return { day: writeDay(date, today), times: writeTimes(startTime, endTime) };
}
