import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

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
  const isNext = date >= today && date < yearAfter(today);
  const language = getLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(getLocale(language), { ...options, timeZone: 'UTC' }).format(utc);
  if (language !== 'en') {
    const year = isNext ? {} : ({ year: 'numeric' } as const);
    const day = part({ weekday: 'short', day: 'numeric', month: 'long', ...year });
    // A comma in Arabic would part the weekday from its date.
    return day.replaceAll('،', '');
  }
  const day = `${part({ weekday: 'short' })} ${part({ month: 'long', day: 'numeric' })}`;
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

/** 10 to 12: in these hours alone a clock of 24 hours looks like one of 12. */
const isUnclear = (minutes: number) => minutes >= 10 * 60 && minutes < 13 * 60;

/** By the clock of 24 hours, with the half of the day where a line would have to ask for it. */
function writeHours(startTime: string, endTime: string): string {
  const format = getDateFormat(getLocale(getLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const [start = null, end = null] = [startTime, endTime].map(parseClock);
  const write = (minutes: number) => format.format(minutes * 60_000);
  const tell = (minutes: number) => {
    const time = write(minutes);
    if (!isUnclear(minutes)) return time;
    return minutes < 12 * 60
      ? say('{time} in the morning', { time })
      : say('{time} in the afternoon', { time });
  };
  if (start === null) return end === null ? '' : say('until {time}', { time: tell(end) });
  if (end === null) return tell(start);
  const isAsked = isUnclear(start) && isUnclear(end);
  return [start, end].map(isAsked ? tell : write).join('–');
}

function writeTimes(startTime: string, endTime: string): string {
  if (getLanguage() !== 'en') return writeHours(startTime, endTime);
  const [start, end] = [splitClock(startTime), splitClock(endTime)];
  const until = end ? `${end.hour} ${end.half}` : '';
  if (!start) return end ? say('until {time}', { time: until }) : '';
  if (!end) return `${start.hour} ${start.half}`;
  // 'am' or 'pm' of the end is that of both when the event is shorter so.
  const isShared = start.half === end.half && startTime < endTime;
  return `${start.hour}${isShared ? '' : ` ${start.half}`} to ${until}`;
}

/**
 * A day and its times as one types them in the language of the page, 'Sat June 19, 7 to 11 pm', which is read as just
 * these (behaviour 7.15). The parts that are not set are '' each. `today` is 'YYYY-MM-DD'.
 */
export function writeWhen(
  { date, startTime, endTime }: Pick<Schedule, 'date' | 'startTime' | 'endTime'>,
  today: string,
): { day: string; times: string } {
  // A field is typed into, so it holds none of the marks that `say` sets around a value in Arabic.
  const times = writeTimes(startTime, endTime).replaceAll(/[\u2068\u2069]/g, '');
  return { day: writeDay(date, today), times };
}
