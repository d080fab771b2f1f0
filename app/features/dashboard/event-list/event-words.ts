import type { Invite } from '#app/features/invite/schema.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { getDateFormat } from '#app/features/schedule/date-format.ts';
import { formatMinutes, parseClock, toUtcDate } from '#app/features/schedule/rules.ts';
import { findToday } from '#app/features/schedule/today.ts';
import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say, sayNumber } from '#app/platform/language/say.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

function formatShortDay(date: string, today: string, isPast: boolean): string {
  const utc = toUtcDate(date);
  if (!utc) return '';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return getDateFormat(getLocale(getLanguage()), {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(isPast ? {} : { weekday: 'short' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(utc);
}

/** 'Sat, June 19 · in 26 days', 'Tonight, 6:00 PM', 'April 18', or 'No date yet' (behaviour 34.9). */
export function describeDay(
  event: Pick<Invite, 'date' | 'startTime' | 'timeZone'>,
  now: number,
  { isPast, today }: { isPast: boolean; today: 'Today' | 'Tonight' | null },
): string {
  if (event.date === '') return say('No date yet');
  const start = parseClock(event.startTime);
  if (today !== null) {
    if (start === null) return say(today);
    const time = formatMinutes(start);
    return today === 'Today' ? say('Today, {time}', { time }) : say('Tonight, {time}', { time });
  }
  const here = findToday(now, event.timeZone || 'UTC');
  const day = formatShortDay(event.date, here, isPast);
  const days = daysOf(event.date) - daysOf(here);
  if (isPast || days < 1) return day;
  return `${day} · ${days === 1 ? say('tomorrow') : say('{days, plural, one {in # day} other {in # days}}', { days })}`;
}

/** The people to expect, '35 to 41', and what they are called. */
export function describePeople({ people, maybe }: Figures): { count: string; unit: string } {
  const most = people + maybe;
  return {
    count:
      maybe === 0 ? sayNumber(people) : say('{people, number} to {most, number}', { people, most }),
    unit: say('{count, plural, one {person} other {people}}¦beneath their number', {
      count: most,
    }),
  };
}
