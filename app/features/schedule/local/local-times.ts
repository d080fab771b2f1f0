import { type Language, getLocale } from '#app/platform/language/languages.ts';

import { formatDate, formatMinutes } from '../rules.ts';

/** '18:05', '٦:٠٥ م': with 12 or 24 hours as the language has them, and no line break inside. English has '6:05 PM'. */
export const formatLocalTime = (minutes: number, language: Language) =>
  formatMinutes(minutes, language);

/** 'Samstag, 12. Juni 2027'; '' when `date` is no date. */
export const formatLocalDate = (date: string, language: Language) =>
  formatDate(date, getLocale(language));

/** 'tomorrow', 'in 12 days'. */
export function formatDaysAhead(days: number, language: Language): string {
  // Some languages have a word for two days, which does not fit everywhere that a number fits.
  const numeric = days === 1 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(getLocale(language), { numeric }).format(days, 'day');
}

/** The weekday, with what separates it, stands before or after the rest; both are '' without one. */
export interface DateParts {
  before: string;
  rest: string;
  after: string;
}

const weekdayFirst = /^([\p{L}\p{M}-]+[,،]? )(.+)$/u;
const weekdayLast = /^(\p{Nd}.*\p{Nd}日|\p{Nd}.*(?= ))( ?[\p{L}\p{M}]+)$/u;

/** Of a date as `formatLocalDate` and `formatDay` write it; a text without a digit is no date. */
export function splitWeekday(text: string): DateParts {
  const whole = { before: '', rest: text, after: '' };
  if (!/\p{Nd}/u.test(text)) return whole;
  const [, before, following] = weekdayFirst.exec(text) ?? [];
  if (before && following) return { ...whole, before, rest: following };
  const [, rest, after] = weekdayLast.exec(text) ?? [];
  return rest && after ? { ...whole, rest, after } : whole;
}
