import { createContext, use } from 'react';

import { type Words, makeWords } from '#app/platform/language/words.ts';

import { type guestMessages, sharedMessages } from './en.ts';
import type { presetMessages } from './en/presets.ts';

export type GuestMessages = typeof guestMessages;
/** All that guests read: on the server alone. */
export type GuestWords = Words<GuestMessages>;

/** What the invitation and its form say, also in hosts' previews. */
export type SharedWords = Words<typeof sharedMessages>;

/** With the names of presets. */
export type PreviewMessages = typeof sharedMessages & typeof presetMessages;
export type PreviewWords = Words<PreviewMessages>;

export const englishWords: SharedWords = makeWords('en', sharedMessages);

/** The language of the invitation that is drawn, which is the event’s in hosts’ previews (`InEventWords`). */
export const GuestWordsContext = createContext(englishWords);

export const useGuestWords = () => use(GuestWordsContext);

export const PageWordsContext = createContext<GuestWords | null>(null);

export const PresetNamesContext = createContext((text: string): string => text);

/** Names a preset in the language of the words. */
export const usePresetNames = () => use(PresetNamesContext);

/** The words of a page that only guests see. */
export function usePageWords(): GuestWords {
  const words = use(PageWordsContext);
  if (!words) throw new Error('A page for guests is drawn without a language.');
  return words;
}
