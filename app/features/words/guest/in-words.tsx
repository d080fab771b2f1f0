import { type ReactNode, useMemo } from 'react';

import {
  type GuestWords,
  GuestWordsContext,
  PageWordsContext,
  PresetNamesContext,
} from './guest-words.tsx';
import { namePreset } from './name-preset.ts';

/** Everything within is in the language of `words`. */
export function InWords({ words, children }: { words: GuestWords; children: ReactNode }) {
  const name = useMemo(() => (text: string) => namePreset(text, words), [words]);
  return (
    <PageWordsContext value={words}>
      <PresetNamesContext value={name}>
        <GuestWordsContext value={words}>{children}</GuestWordsContext>
      </PresetNamesContext>
    </PageWordsContext>
  );
}
