import { type ReactNode, useEffect, useMemo, useState } from 'react';

import type { Language } from '#app/platform/language/languages.ts';

import {
  GuestWordsContext,
  PresetNamesContext,
  type PreviewWords,
  type SharedWords,
  englishWords,
} from './guest-words.tsx';
import { namePreset } from './name-preset.ts';

/** By language. One whose words could not be loaded is tried again by the next preview. */
const loaded = new Map<Language, PreviewWords | 'english'>([['en', 'english']]);

async function load(language: Language): Promise<void> {
  try {
    const { loadPreviewWords } = await import('./load-previews.client.ts');
    loaded.set(language, (await loadPreviewWords(language)) ?? 'english');
  } catch (error) {
    console.warn(error);
  }
}

function useEventWords(language: Language): PreviewWords | 'english' | null {
  const [tried, setTried] = useState<Language | null>(null);
  useEffect(() => {
    if (loaded.has(language)) return undefined;
    let isGone = false;
    const fetchWords = async () => {
      await load(language);
      if (!isGone) setTried(language);
    };
    void fetchWords();
    return () => {
      isGone = true;
    };
  }, [language]);
  return loaded.get(language) ?? (tried === language ? 'english' : null);
}

interface InEventWordsProps {
  /** Of the event, whatever the host reads. */
  language: Language;
  /** While the words are loaded. */
  waiting: ReactNode;
  children: (words: SharedWords) => ReactNode;
}

/** What guests read within a host's screen, in the language of the event (behaviour 49.89). */
export function InEventWords({ language, waiting, children }: InEventWordsProps) {
  const found = useEventWords(language);
  const words = found === null || found === 'english' ? null : found;
  const name = useMemo(
    () => (text: string) => (words === null ? text : namePreset(text, words)),
    [words],
  );
  if (found === null) return waiting;
  const spoken = words ?? englishWords;
  return (
    <PresetNamesContext value={name}>
      <GuestWordsContext value={spoken}>{children(spoken)}</GuestWordsContext>
    </PresetNamesContext>
  );
}
