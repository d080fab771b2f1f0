import { useEffect, useState } from 'react';

import { type Lexicon, knowNoWords } from './custom-text.ts';
import { type ThemeInput, needsLexicon } from './tokens.ts';

let loaded: Lexicon | null = null;

/**
 * The lexicon for a look in the browser (behaviour 6.26). It is large, so it is fetched only when there is a word to
 * look up. Until then, and when it cannot be fetched, no word is known.
 */
export function useLexicon(input: ThemeInput): Lexicon {
  const [lexicon, setLexicon] = useState<Lexicon>(() => loaded ?? knowNoWords);
  const isWanted = lexicon === knowNoWords && needsLexicon(input);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      try {
        loaded = (await import('./lexicon/lexicon.ts')).listIdeaClaims;
        if (!isGone) setLexicon(() => loaded ?? knowNoWords);
      } catch (error) {
        console.error('The words for themes could not be loaded.', error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return lexicon;
}
