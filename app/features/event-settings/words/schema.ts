import * as v from 'valibot';

import { languageCodes } from '#app/platform/language/languages.ts';

const language = v.picklist(languageCodes);

/** The forms of the screen. The fields of a text have its key in their names, see `fieldNames`. */
export const wordsForms = [
  v.looseObject({ intent: v.literal('words'), language, shown: v.optional(v.string(), '') }),
  v.object({ intent: v.literal('remove-words'), language }),
] as const;

export type WordsForm = v.InferOutput<(typeof wordsForms)[number]>;

export const fieldNames = {
  text: (key: string) => `text:${key}`,
  /** Checked where words still fit an original that has changed. */
  fits: (key: string) => `fits:${key}`,
} as const;

/** What a refused form is about, by the keys of the texts. */
export interface WordsRefusal {
  errors: Readonly<Record<string, string>>;
  /** What was typed over. */
  typed: Readonly<Record<string, string>>;
  /** What the host has seen of each of them by now. */
  marks: Readonly<Record<string, string>>;
}
