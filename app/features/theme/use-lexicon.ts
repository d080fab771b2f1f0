import { useEffect, useState } from 'react';

import { type Lexicon, knowNoWords } from './custom-text.ts';
import { type ThemeInput, needsLexicon } from './tokens.ts';

let loaded: Lexicon | null = null;

/**
 * Fetched only when there is a word to look up, because the lexicon is large (behaviour 6.26). Until then, and if
 * fetching fails, no word is known. Null while it is fetched for words that the first render has: a look that changes
 * at once would load its typefaces for nothing.
 */
export function useLexicon(input: ThemeInput): Lexicon | null {
  const needed = needsLexicon(input);
  const [lexicon, setLexicon] = useState(() => loaded ?? (needed ? null : knowNoWords));
  const isWanted = needed && (lexicon === null || lexicon === knowNoWords);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      try {
        loaded = (await import('./lexicon/lexicon.ts')).listIdeaClaims;
      } catch (error) {
        console.error('The words for themes could not be loaded.', error);
      }
      if (!isGone) setLexicon(() => loaded ?? knowNoWords);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return lexicon ?? (needed ? null : knowNoWords);
}
