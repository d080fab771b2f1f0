import { type LineGrammar, makeGrammar } from '#app/features/draft/line/grammar.ts';
import { loadLineWords } from '#app/features/draft/line/load-line.ts';
import { getBrowserTimeZone } from '#app/features/schedule/time-zones.ts';
import { findToday } from '#app/features/schedule/today.ts';

/** The page is in English; the region's habits are the browser's, such as the day before the month. */
function findLocale(): string {
  const { region } = new Intl.Locale(navigator.language);
  return region ? `en-${region}` : 'en-US';
}

export const loadGrammar = async (): Promise<LineGrammar> =>
  makeGrammar(await loadLineWords('en'), findLocale(), findToday(Date.now(), getBrowserTimeZone()));
