import type { Language } from '#app/platform/language/languages.ts';
import { keyLength, toMessageKey } from '#app/platform/language/message-key.mjs';
import { setSpoken, speak } from '#app/platform/language/say.ts';

import { type WordsPart, listWordsParts } from './parts.ts';

/** The keys of messages, one after the other, and what is said for each. */
type Words = readonly [keys: string, said: readonly string[]];

const files: Readonly<Record<WordsPart, Record<string, () => Promise<Words>>>> = {
  shared: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=shared' }),
  wizard: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=wizard' }),
  review: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=review' }),
  login: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=login' }),
  desk: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=desk' }),
  guests: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=guests' }),
  day: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=day' }),
  settings: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=settings' }),
  telling: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=telling' }),
  host: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=host' }),
  account: import.meta.glob<Words>('./*.json', { import: 'default', query: '?part=account' }),
};

const words = new Map<string, string>();
const loading = new Map<WordsPart, Promise<void>>();

async function load(part: WordsPart, language: Language): Promise<void> {
  try {
    const [keys, said] = (await files[part][`./${language}.json`]?.()) ?? ['', []];
    for (const [at, each] of said.entries()) {
      words.set(keys.slice(at * keyLength, (at + 1) * keyLength), each);
    }
  } catch (error) {
    // English then; the next screen asks again.
    loading.delete(part);
    console.warn(error);
  }
}

/** Loads the words of the screen at the path, once. Nothing of it may be said before. */
export async function loadWords(language: Language, path: string): Promise<void> {
  const spoken = speak(language, (text) => words.get(toMessageKey(text)) ?? null);
  setSpoken(() => spoken);
  await Promise.all(
    listWordsParts(path).map((part) => {
      const begun = loading.get(part) ?? load(part, language);
      loading.set(part, begun);
      return begun;
    }),
  );
}
