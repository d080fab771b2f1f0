import type { Claims } from '../claims.ts';

/** ISO 639-1 codes; `ja` and `zh` are found in unspaced text. */
export type Language =
  | 'en'
  | 'de'
  | 'es'
  | 'fr'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'sl'
  | 'tr'
  | 'ar'
  | 'hi'
  | 'zh'
  | 'ja';

/**
 * Words of one language, separated by spaces. `_` stands for a space inside a term. A trailing `-` takes any ending
 * (`urodzin-`); a trailing `!` takes part in no compound (`rente!`); other words take the endings of their language.
 */
export type Words = Partial<Record<Language, string>>;

export interface Idea {
  /** The idea with the highest rank leads when a text names several; among equals, the first one named. */
  rank: number;
  claims: Claims;
  words: Words;
}

/**
 * In this order: a general word for a party, its setting or a course of its meal, its topic, its occasion, a farewell,
 * an illness or a grief, a funeral.
 */
export const rank = {
  backdrop: 0,
  setting: 1,
  topic: 2,
  occasion: 3,
  parting: 4,
  sorrow: 5,
  memorial: 6,
} as const;
