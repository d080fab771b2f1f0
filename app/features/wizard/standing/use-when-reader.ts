import { useState } from 'react';

import { getLanguage } from '#app/platform/language/say.ts';

import { useLoaded } from './use-loaded.ts';
import type { ReadWhen } from './when-entry.ts';

async function load(): Promise<NonNullable<ReadWhen>> {
  const [{ loadGrammar }, { loadParseDay }, { readWhen }] = await Promise.all([
    import('#app/features/draft/line/line-reader.ts'),
    import('#app/features/draft/line/load-line.ts'),
    import('#app/features/draft/line/read-when.ts'),
  ]);
  const [grammar, parseDay] = await Promise.all([loadGrammar(), loadParseDay(getLanguage())]);
  return (text, isDayKnown) => readWhen(text, grammar, parseDay, isDayKnown);
}

/** Fetches the words and the date library only once `want` was called. */
export function useWhenReader(): { readWhen: ReadWhen; want: () => void } {
  const [isWanted, setWanted] = useState(false);
  return { readWhen: useLoaded(load, isWanted) ?? null, want: () => setWanted(true) };
}
