import type { Chrono } from 'chrono-node';

import type { Language } from '#app/platform/language/languages.ts';

import { toDate } from './calendar.ts';
import type { ParseDay } from './dates.ts';
import type { LineWords } from './line-words.ts';

/** Each language's words are a file of their own: a browser fetches those of its page. */
const words: Record<Language, () => Promise<{ words: LineWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  es: () => import('./words/es.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
  sl: () => import('./words/sl.ts'),
  tr: () => import('./words/tr.ts'),
  ar: () => import('./words/ar.ts'),
  hi: () => import('./words/hi.ts'),
  zh: () => import('./words/zh.ts'),
  ja: () => import('./words/ja.ts'),
};

type Library = { casual: Chrono };

/** The date library reads these; the other languages have the names of `Intl` alone. */
const libraries: Partial<Record<Language, () => Promise<Library>>> = {
  en: () => import('chrono-node/en'),
  de: () => import('chrono-node/de'),
  fr: () => import('chrono-node/fr'),
  es: () => import('chrono-node/es'),
  it: () => import('chrono-node/it'),
  pt: () => import('chrono-node/pt'),
  nl: () => import('chrono-node/nl'),
  ar: () => import('chrono-node/ar'),
  zh: () => import('chrono-node/zh'),
  ja: () => import('chrono-node/ja'),
};

export const loadLineWords = async (language: Language): Promise<LineWords> =>
  (await words[language]()).words;

/** Null in languages that the library does not know. */
export async function loadParseDay(language: Language): Promise<ParseDay | null> {
  const library = await libraries[language]?.();
  return library ? (text, today) => parseDay(library, text, today) : null;
}

/** A day that the whole text names, as 'in two weeks' does; null when it names an hour, a span or only a part of it. */
function parseDay({ casual }: Library, text: string, today: string): string | null {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const found = casual.parse(text, new Date(year, month - 1, day, 12), { forwardDate: true });
  const [first] = found;
  if (!first || found.length > 1 || first.end || first.text.length !== text.length) return null;
  const { start } = first;
  if (!start.isCertain('day') || start.isCertain('hour')) return null;
  return toDate(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
}
