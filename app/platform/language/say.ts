import type { Language } from './languages.ts';
import { type Given, type Values, makeFiller } from './words.ts';

export { texts } from './texts.ts';

/** What hosts read in one language: the translation of an English text, or null. */
export interface Spoken {
  language: Language;
  say: (text: string, values?: Values) => string;
}

/** 'Open¦verb': what stands behind the bar tells translators which of several meanings is meant, and is not read. */
const meaning = /¦[a-z ]+$/;

/** `find` gives the translation of an English text, null where there is none: the English one is said then. */
export function speak(language: Language, find: (text: string) => string | null): Spoken {
  const fill = makeFiller(language);
  return {
    language,
    say: (text, values) => fill(find(text) ?? text.replace(meaning, ''), values),
  };
}

/** What a catalog has for an English text. */
export const findIn =
  (catalog: Readonly<Record<string, string>>) =>
  (text: string): string | null =>
    Object.hasOwn(catalog, text) ? (catalog[text] ?? null) : null;

const english = speak('en', () => null);

let source: () => Spoken = () => english;

/** A browser has one language for a document; the server has one for each request (say.server.ts). */
export function setSpoken(next: () => Spoken | undefined): void {
  source = () => next() ?? english;
}

/** The language that the host reads. */
export const getLanguage = (): Language => source().language;

/**
 * What hosts read, in their language. The text is the English message, in ICU MessageFormat, and is found in the
 * catalogs by it (docs/languages.md). Call it where the text is made for a reader, never while a module loads.
 */
export function say<Text extends string>(text: Text, ...given: Given<Text>): string {
  const [values] = given as [Values?];
  return source().say(text, values);
}

/** '1,200' in the language of the host. */
export const sayNumber = (count: number): string => say('{count, number}', { count });

/** 'Ana, Ben and Chiara' in the language of the host. */
export const sayList = (items: readonly string[]): string => say('{items}', { items });
