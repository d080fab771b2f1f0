import { useEffect, useState } from 'react';

import { type LineGrammar, makeGrammar } from '#app/features/draft/line/grammar.ts';
import { loadLineWords, loadParseDay } from '#app/features/draft/line/load-line.ts';
import { readLine } from '#app/features/draft/line/read-line.ts';
import type { Choices, LineReading } from '#app/features/draft/line/reading.ts';
import { getBrowserTimeZone } from '#app/features/schedule/time-zones.ts';
import { findToday } from '#app/features/schedule/today.ts';

/** The page is in English; the region's habits are the browser's, such as the day before the month. */
function findLocale(): string {
  const { region } = new Intl.Locale(navigator.language);
  return region ? `en-${region}` : 'en-US';
}

export interface LineReader {
  grammar: LineGrammar;
  read: (text: string, choices: Choices) => LineReading;
}

async function load(): Promise<LineReader> {
  const [words, parseDay, lexicon] = await Promise.all([
    loadLineWords('en'),
    loadParseDay('en'),
    import('#app/features/theme/lexicon/lexicon.ts'),
  ]);
  const grammar = makeGrammar(words, findLocale(), findToday(Date.now(), getBrowserTimeZone()));
  const knowsIdea = (word: string) => lexicon.listIdeaClaims(word).length > 0;
  return {
    grammar,
    read: (text, choices) => readLine(text, grammar, { parseDay, knowsIdea }, choices),
  };
}

/** Null until the words and the date library are there; they are fetched only when a line is to be read. */
export function useLineReader(needed: boolean): { reader: LineReader | null; failed: boolean } {
  const [reader, setReader] = useState<LineReader | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed || reader) return undefined;
    let isGone = false;
    const fetchWords = async () => {
      try {
        const loaded = await load();
        if (!isGone) setReader(loaded);
      } catch (error) {
        console.error('The line could not be read.', error);
        if (!isGone) setFailed(true);
      }
    };
    void fetchWords();
    return () => {
      isGone = true;
    };
  }, [needed, reader]);
  return { reader, failed };
}
