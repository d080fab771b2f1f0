import type { Language } from '#app/platform/language/languages.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import { toDate } from './calendar.ts';
import { type LineGrammar, makeGrammar } from './grammar.ts';
import { loadLineWords, loadParseDay } from './load-line.ts';
import type { KnowsIdea } from './looks.ts';
import { readLine } from './read-line.ts';
import type { Choices, LineReading } from './reading.ts';

/** The language is the page's, the region's habits are the browser's, such as the day before the month. */
function findLocale(language: Language): string {
  const { region } = new Intl.Locale(navigator.language);
  if (region) return `${language}-${region}`;
  return language === 'en' ? 'en-US' : language;
}

/** By the device's own clock and zone. */
function findToday(): string {
  const now = new Date();
  return toDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}

export interface LineReader {
  grammar: LineGrammar;
  read: (text: string, choices: Choices) => LineReading;
}

/** In the language of the page (behaviour 42.1). */
export async function loadGrammar(): Promise<LineGrammar> {
  const language = getLanguage();
  return makeGrammar(await loadLineWords(language), findLocale(language), findToday());
}

/** Fetches the language's words and its date library. */
export async function loadLineReader(idea: KnowsIdea | Promise<KnowsIdea>): Promise<LineReader> {
  const [grammar, parseDay, knowsIdea] = await Promise.all([
    loadGrammar(),
    loadParseDay(getLanguage()),
    idea,
  ]);
  return {
    grammar,
    read: (text, choices) => readLine(text, grammar, { parseDay, knowsIdea }, choices),
  };
}
