import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { languageCodes } from '#app/platform/language/languages.ts';
import { texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import { longest } from '../longest.ts';
import type { OwnWords } from '../schema.ts';
import { findLongest, keyPattern } from './originals.ts';

export const tooManyWords = texts(
  'These are more words than an event can keep. Please shorten some, or remove a language.',
);

export const fitsInAll = (words: OwnWords) => JSON.stringify(words).length <= longest.ownWords;

/** More than an invitation has of activities, questions and choices. */
const mostTexts = 2000;

const text = v.pipe(defineTrimmedText(limits.message), v.nonEmpty());

/** The entries are counted before any is validated (behaviour 22.11). */
const textsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((words) => Object.keys(words).length <= mostTexts),
  v.record(v.pipe(v.string(), v.regex(keyPattern)), v.object({ text, of: text })),
  v.check((words) =>
    Object.entries(words).every(([key, word]) =>
      [word.text, word.of].every(({ length }) => length <= findLongest(key)),
    ),
  ),
);

/** As a file holds them. */
export const ownWordsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((languages) => Object.keys(languages).length <= languageCodes.length),
  v.record(v.picklist(languageCodes), textsSchema),
  v.check(fitsInAll, tooManyWords),
);
