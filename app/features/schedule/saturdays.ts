import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import { toUtcDate } from './rules.ts';

const saturday = 6;
const dayMs = 24 * 60 * 60 * 1000;
const offered = 3;

interface OfferedDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'Sat, Jun 19'. */
  label: string;
}

/** The next three Saturdays after `today` ('YYYY-MM-DD'); none for a text that is no day (behaviour 7.14). */
export function listNextSaturdays(today: string, locale = getLocale(getLanguage())): OfferedDay[] {
  const day = toUtcDate(today);
  if (day === null) return [];
  const first = (saturday - day.getUTCDay() + 7) % 7 || 7;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return Array.from({ length: offered }, (_, index) => {
    const at = new Date(day.getTime() + (first + 7 * index) * dayMs);
    return { date: at.toISOString().slice(0, 10), label: format.format(at) };
  });
}
