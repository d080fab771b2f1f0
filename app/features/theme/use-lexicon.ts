import { useEffect, useState } from 'react';

import { type Lexicon, knowNoWords, normalizeText } from './custom-text.ts';
import { type ThemeInput, needsLexicon } from './tokens.ts';

let loaded: Lexicon | null = null;

async function load(texts: readonly string[]): Promise<Lexicon> {
  try {
    const { loadThings } = await import('./lexicon/typed-words.ts');
    loaded = await loadThings(texts);
  } catch (error) {
    console.error('The words for themes could not be loaded.', error);
  }
  return loaded ?? knowNoWords;
}

/**
 * Fetched only when there is a word to look up, because the lexicon is large, and with it the drawings of the things
 * that the words name (behaviour 6.26). Until then, and if fetching fails, no word is known. Null while it is fetched
 * for words that the first render has: a look that changes at once would load its typefaces for nothing.
 */
export function useLexicon(input: ThemeInput): Lexicon | null {
  const needed = needsLexicon(input);
  const [lexicon, setLexicon] = useState(() => loaded ?? (needed ? null : knowNoWords));
  const words = needed ? JSON.stringify([...input.theme, ...input.eventType]) : null;
  useEffect(() => {
    if (words === null) return undefined;
    let isGone = false;
    const fetchWords = async () => {
      const found = await load((JSON.parse(words) as string[]).map(normalizeText));
      if (!isGone) setLexicon(() => found);
    };
    void fetchWords();
    return () => {
      isGone = true;
    };
  }, [words]);
  return lexicon ?? (needed ? null : knowNoWords);
}
