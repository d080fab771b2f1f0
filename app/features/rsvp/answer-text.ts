import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { type Language, getLocale } from '#app/platform/language/languages.ts';

import { nameChoice } from './asked-words.ts';
import type { AnswerValue } from './reply.ts';

const commas: Partial<Record<Language, string>> = { ar: '، ', zh: '、', ja: '、' };

/** 'a, b', without a word before the last. */
export const joinByCommas = (texts: readonly string[], { language }: SharedWords) =>
  texts.join(commas[language] ?? ', ');

type Worded = Pick<StoredQuestion, 'kind'> & Partial<Pick<StoredQuestion, 'choices' | 'shown'>>;

export function formatValue(question: Worded, value: AnswerValue, words: SharedWords): string {
  const labels = (choices: readonly string[]) =>
    choices.map((one) => nameChoice(question, one, words));
  if (typeof value === 'number') return value.toLocaleString(getLocale(words.language));
  if (typeof value !== 'string') return joinByCommas(labels(value), words);
  if (question.kind === 'one') return nameChoice(question, value, words);
  if (question.kind !== 'yesno' || (value !== 'yes' && value !== 'no')) return value;
  return words.say(value === 'yes' ? 'answerYes' : 'answerNo');
}

export function nameOf(people: readonly Person[], id: string, { say }: SharedWords): string {
  return people.find((person) => person.id === id)?.name ?? say('noLongerInGroup');
}

const endOfTitle = /[?!.:？！。：؟।]$/u;
const endOfSentence = /[.!?…。！？؟।]$/u;

/** 'Allergies (Leo): nuts.', 'A song? Waterloo!' */
export function answerQuestion(
  {
    question,
    names,
    answer,
    end = endOfSentence.test(answer) ? 'own' : 'other',
  }: {
    question: string;
    names: readonly string[];
    answer: string;
    /** 'own' where nothing ends the answer but itself. */
    end?: 'own' | 'other';
  },
  { say }: SharedWords,
): string {
  if (names.length > 0) return say('questionAnsweredOf', { question, names, answer, end });
  const key = endOfTitle.test(question) ? 'questionAndAnswer' : 'questionAnswered';
  return say(key, { question, answer, end });
}

/** For example 'Leo: no nuts · Paolo: vegetarian', or one answer for all. */
export function formatAnswers(
  question: Pick<StoredQuestion, 'kind'>,
  given: Readonly<Record<string, AnswerValue>>,
  people: readonly Person[],
  words: SharedWords,
): string {
  return Object.entries(given)
    .map(([person, value]) => {
      const text = formatValue(question, value, words);
      return person === '' ? text : `${nameOf(people, person, words)}: ${text}`;
    })
    .join(' · ');
}
