import { type Language, getLocale } from '#app/platform/language/languages.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import { getDateFormat } from './date-format.ts';
import { toUtcDate } from './rules.ts';

/** The day of the same date so many months later; after the end of a short month, it sorts before the next one. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const later = month - 1 + months;
  const parts = [year + Math.floor(later / 12), ((later + 12) % 12) + 1, day];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** A year in all: a day without its year can be read in one way only. */
const nearMonths = { past: 1, coming: 11 };

/**
 * 'Saturday, May 29', with its year unless it is in the month before `today` or the eleven after it; '' when `date` is
 * no date. In the language of the host without another one.
 */
export function formatDay(
  date: string,
  today: string,
  {
    weekday = 'long',
    language = getLanguage(),
  }: { weekday?: 'long' | 'short' | false; language?: Language } = {},
): string {
  const utc = toUtcDate(date);
  if (!utc) return '';
  const isNear =
    date >= addMonths(today, -nearMonths.past) && date < addMonths(today, nearMonths.coming);
  return getDateFormat(getLocale(language), {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(weekday && { weekday }),
    ...(!isNear && { year: 'numeric' }),
  }).format(utc);
}
