import { useEffect, useState } from 'react';

import { type LineReader, loadLineReader } from '#app/features/draft/line/line-reader.ts';
import type { KnowsIdea } from '#app/features/draft/line/looks.ts';

const loadIdeas = async (): Promise<KnowsIdea> =>
  (await import('#app/features/theme/lexicon/typed-words.ts')).isDrawn;

/** Null until the words and the date library are there; they are fetched only when a line is to be read. */
export function useLineReader(needed: boolean) {
  const [reader, setReader] = useState<LineReader | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed || reader || failed) return undefined;
    let isGone = false;
    const fetchWords = async () => {
      try {
        const loaded = await loadLineReader(loadIdeas());
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
  }, [needed, reader, failed]);
  return { reader, failed, retry: () => setFailed(false) };
}
