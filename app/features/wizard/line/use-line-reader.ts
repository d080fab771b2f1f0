import { useEffect, useState } from 'react';

import type { LineGrammar } from '#app/features/draft/line/grammar.ts';
import { loadParseDay } from '#app/features/draft/line/load-line.ts';
import { readLine } from '#app/features/draft/line/read-line.ts';
import type { Choices, LineReading } from '#app/features/draft/line/reading.ts';

import { loadGrammar } from './load-grammar.ts';

export interface LineReader {
  grammar: LineGrammar;
  read: (text: string, choices: Choices) => LineReading;
}

async function load(): Promise<LineReader> {
  const [grammar, parseDay, lexicon] = await Promise.all([
    loadGrammar(),
    loadParseDay('en'),
    import('#app/features/theme/lexicon/lexicon.ts'),
  ]);
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
