import type { Invite } from '#app/features/invite/schema.ts';
import { formatLocalDate, formatLocalTime } from '#app/features/schedule/local/local-times.ts';
import { canEndNextDay, parseClock } from '#app/features/schedule/rules.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { type Language, getLocale } from '#app/platform/language/languages.ts';

import { formatZone } from '../zone-label.ts';

type Times = Pick<Invite, 'startTime' | 'endTime' | 'endsNextDay'>;

/** The page's title as a guest reads it (behaviour 13.1). */
export const nameForGuests = ({ eventName }: Pick<Invite, 'eventName'>, { say }: SharedWords) =>
  eventName.trim() || say('noTitle');

/** '18:00–02:00 Uhr', either time alone, or ''; an end on the next day says so (behaviour 13.4, 49.30). */
export function tellTimes(times: Times, { say, language }: SharedWords): string {
  const [start = '', end = ''] = [times.startTime, times.endTime].map((clock) => {
    const minutes = parseClock(clock);
    return minutes === null ? '' : formatLocalTime(minutes, language);
  });
  if (start === '') return end === '' ? '' : say('timeUntil', { end });
  if (end === '') return say('timeFrom', { start });
  const isNextDay = times.endsNextDay && canEndNextDay(times);
  return say(isNextDay ? 'timesNextDay' : 'times', { start, end });
}

/** A missing line is '' and comes last. */
export function tellWhen(
  schedule: Times & Pick<Invite, 'date'>,
  words: SharedWords,
): readonly [string, string] {
  const [date, time] = [formatLocalDate(schedule.date, words.language), tellTimes(schedule, words)];
  return date === '' ? [time, ''] : [date, time];
}

/** The zone's name when the event starts; '' for floating times (behaviour 49.32). */
export const tellZone = (
  when: Pick<Invite, 'date' | 'startTime' | 'timeZone'>,
  language: Language,
) => formatZone(when, getLocale(language));

const commas: Partial<Record<Language, string>> = { ar: '، ', zh: '、', ja: '、' };

/** Texts that are no sentence, side by side. */
export const joinTexts = (texts: readonly string[], language: Language) =>
  texts.join(commas[language] ?? ', ');
