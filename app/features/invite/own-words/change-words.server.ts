import { hash } from 'node:crypto';

import * as v from 'valibot';

import type { Language } from '#app/platform/language/languages.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Invite, OwnWord, OwnWords } from '../schema.ts';
import { wordsIn } from './in-language.ts';
import { type Original, choiceKey, listOriginals, questionKey } from './originals.ts';
import { fitsInAll, tooManyWords } from './schema.ts';

/** Forms that are sent without JavaScript end lines with CRLF. */
const withLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const markText = (text: string) =>
  text === '' ? '' : hash('sha256', withLines(text), 'base64url').slice(0, 8);

/** Recognizes an original and the words for it, as a page showed them. */
export const markWord = (original: string, text: string) =>
  `${markText(original)}.${markText(text)}`;

/** Whether a text is another one than what a page with this mark showed. */
export const isTypedOver = (text: string, mark = '.') => markText(text) !== mark.split('.')[1];

/** By the keys of the originals; what is absent stays. */
export interface TypedWords {
  texts: ReadonlyMap<string, string>;
  /** Those whose original has changed and that still fit. */
  fits: ReadonlySet<string>;
  /** What the page showed, by `markWord`. */
  seen: ReadonlyMap<string, string>;
}

/** Why nothing was stored: a sentence for each text at fault. */
export interface WordProblems {
  status: 409 | 422;
  message: string;
  errors: Readonly<Record<string, string>>;
  /** By `markWord`: what is there now, of those that the sentence tells of it. */
  marks: Readonly<Record<string, string>>;
}

type WordsByKey = Readonly<Record<string, OwnWord>>;

const stale = texts(
  'Somebody just changed some of this, so nothing was saved. Have a look, then save again.',
);
const sameChoices = texts('Two choices of this question read the same.');
const faulty = texts('Nothing was saved yet: some words need another look.');
const originalChanged = texts('The original has just changed. Does this still fit?');

const tellStored = (text: string) =>
  text === ''
    ? say('Somebody just changed this, so nothing was overwritten. It is empty now.')
    : say('Somebody just changed this, so nothing was overwritten. It says now: “{text}”.', {
        text,
      });

interface OfOriginal {
  original: Original;
  stored: OwnWord | undefined;
}

/** What one field asks for: the word, null for none, undefined for what is stored; or the sentence of a problem. */
function judge(
  { original, stored }: OfOriginal,
  { texts: typedTexts, fits, seen }: TypedWords,
): Result<OwnWord | null | undefined, { status: 409 | 422; message: string }> {
  const { key, text: of, max } = original;
  const [seenOriginal = '', seenText = ''] = (seen.get(key) ?? '').split('.');
  const typed = typedTexts.get(key);
  const parsed = v.safeParse(defineTrimmedText(max), withLines(typed ?? stored?.text ?? ''));
  if (!parsed.success) return fail({ status: 422, message: parsed.issues[0].message });
  const text = parsed.output;
  const now = stored?.text ?? '';
  const isFit = fits.has(key) && text !== '' && markText(of) === seenOriginal;
  if (typed === undefined || text === now || markText(text) === seenText) {
    return succeed(isFit && text === now ? { text, of } : undefined);
  }
  if (markText(now) !== seenText) return fail({ status: 409, message: tellStored(now) });
  if (text === '') return succeed(null);
  if (markText(of) !== seenOriginal) return fail({ status: 409, message: originalChanged });
  return succeed({ text, of });
}

/** Two choices that read the same could not be told apart. */
function findSameChoices({ answerSettings }: Invite, words: WordsByKey): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { id, choices } of answerSettings.questions) {
    const labels = choices.map((choice) => words[choiceKey(id, choice)]?.text ?? choice);
    for (const [index, label] of labels.entries()) {
      const key = choiceKey(id, choices[index] ?? '');
      const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
      if (isTwice && words[key]) errors[key] = sameChoices;
    }
  }
  return errors;
}

/** Drops the words of activities, questions and choices that are no more. */
function dropRemoved(
  { retiredQuestions }: Invite,
  originals: readonly Original[],
  words: WordsByKey,
) {
  const known = new Set(originals.map(({ key }) => key));
  for (const { id, choices } of retiredQuestions) {
    known.add(questionKey(id));
    for (const choice of choices) known.add(choiceKey(id, choice));
  }
  return Object.fromEntries(
    Object.entries(words).filter(([key]) => !key.includes('.') || known.has(key)),
  );
}

export function replaceLanguage(all: OwnWords, language: Language, words: WordsByKey): OwnWords {
  const { [language]: _before, ...others } = all;
  return Object.keys(words).length === 0 ? others : { ...others, [language]: words };
}

/** All words of the invitation after a form; stores every field or none (behaviour 49.62, 49.63). */
export function changeWords(
  invite: Invite,
  language: Language,
  typed: TypedWords,
): Result<OwnWords, WordProblems> {
  const originals = listOriginals(invite);
  const stored = wordsIn(invite, language);
  const next: Record<string, OwnWord> = dropRemoved(invite, originals, stored);
  const errors: Record<string, string> = {};
  const marks: Record<string, string> = {};
  let status: 409 | 422 = 409;
  for (const original of originals) {
    const { key } = original;
    const judged = judge({ original, stored: next[key] }, typed);
    if (!judged.ok) {
      errors[key] = judged.error.message;
      if (judged.error.status === 422) status = 422;
      else marks[key] = markWord(original.text, next[key]?.text ?? '');
    } else if (judged.value === null) delete next[key];
    else if (judged.value) next[key] = judged.value;
  }
  const same = findSameChoices(invite, next);
  if (Object.keys(same).length > 0) status = 422;
  const problems = { ...same, ...errors };
  if (Object.keys(problems).length > 0) {
    return fail({ status, message: status === 409 ? stale : faulty, errors: problems, marks });
  }
  const all = replaceLanguage(invite.ownWords, language, next);
  return fitsInAll(all)
    ? succeed(all)
    : fail({ status: 422, message: tooManyWords, errors: {}, marks });
}
