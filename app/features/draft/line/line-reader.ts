import { toDate } from './calendar.ts';
import { type LineGrammar, makeGrammar } from './grammar.ts';
import { loadLineWords, loadParseDay } from './load-line.ts';
import type { KnowsIdea } from './looks.ts';
import { readLine } from './read-line.ts';
import type { Choices, LineReading } from './reading.ts';

/** The page is in English; the region's habits are the browser's, such as the day before the month. */
function findLocale(): string {
  const { region } = new Intl.Locale(navigator.language);
  return region ? `en-${region}` : 'en-US';
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

export const loadGrammar = async (): Promise<LineGrammar> =>
  makeGrammar(await loadLineWords('en'), findLocale(), findToday());

/** Fetches the language's words and its date library. */
export async function loadLineReader(idea: KnowsIdea | Promise<KnowsIdea>): Promise<LineReader> {
  const [grammar, parseDay, knowsIdea] = await Promise.all([
    loadGrammar(),
    loadParseDay('en'),
    idea,
  ]);
  return {
    grammar,
    read: (text, choices) => readLine(text, grammar, { parseDay, knowsIdea }, choices),
  };
}
