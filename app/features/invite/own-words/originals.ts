import { limits } from '#app/features/draft/limits.ts';
import { isSuggestedText } from '#app/features/draft/parts/question-presets.ts';
import type { StoredQuestion } from '#app/features/draft/parts/question.ts';

import { longest } from '../longest.ts';
import type { Invite } from '../schema.ts';

export type OriginalKind =
  | 'title'
  | 'message'
  | 'activity'
  | 'question'
  | 'choice'
  | 'thanks'
  | 'cancellation';

/** A text of the host that may be given in further languages. */
export interface Original {
  /** Stays the same when other texts are added, removed or put into another order. */
  key: string;
  kind: OriginalKind;
  text: string;
  /** The longest that it may be, in every language. */
  max: number;
  isLong: boolean;
}

export const activityKey = (id: number) => `activity.${id}`;
export const questionKey = (id: string) => `question.${id}`;

/** A choice is what it says: answers are stored by its text. */
export const choiceKey = (question: string, choice: string) =>
  `choice.${question}.${encodeURIComponent(choice)}`;

export const keyPattern =
  /^(?:title|message|thanks|cancellation|activity\.-?\d{1,16}|question\.[\w-]{1,40}|choice\.[\w-]{1,40}\.[\w.!~*'()%-]{1,900})$/;

/** The longest text of each kind, in every language. */
const longestOf: Readonly<Record<OriginalKind, number>> = {
  title: limits.titleMax,
  message: limits.message,
  activity: limits.listEntry,
  question: limits.questionTitle,
  choice: limits.questionChoice,
  cancellation: longest.cancellation,
  thanks: longest.thanks,
};

/** Of a key of `keyPattern`. */
export const findLongest = (key: string): number => longestOf[key.split('.')[0] as OriginalKind];

const longTexts: ReadonlySet<OriginalKind> = new Set(['message', 'cancellation', 'thanks']);

function describeText(kind: OriginalKind, text: string, key: string = kind): Original {
  return { key, kind, text, max: longestOf[kind], isLong: longTexts.has(kind) };
}

/** Whether it is a suggested question or choice, which guests read in their language anyway (behaviour 49.72). */
export const isSuggested = ({ kind, text }: Pick<Original, 'kind' | 'text'>): boolean =>
  (kind === 'question' || kind === 'choice') && isSuggestedText(text);

const ofQuestion = ({ id, title, choices }: StoredQuestion): Original[] => [
  describeText('question', title, questionKey(id)),
  ...choices.map((choice) => describeText('choice', choice, choiceKey(id, choice))),
];

export type Worded = Pick<
  Invite,
  | 'eventName'
  | 'customMessage'
  | 'activities'
  | 'answerSettings'
  | 'thanks'
  | 'cancellation'
  | 'language'
  | 'ownWords'
>;

/** What guests read in the host's words, in the order of the page. Empty texts are none. */
export function listOriginals(invite: Omit<Worded, 'language' | 'ownWords'>): Original[] {
  const { eventName, customMessage, activities, answerSettings, thanks, cancellation } = invite;
  return [
    describeText('title', eventName),
    describeText('message', customMessage),
    ...activities.map(({ id, name }) => describeText('activity', name, activityKey(id))),
    ...answerSettings.questions.flatMap(ofQuestion),
    describeText('cancellation', cancellation?.message ?? ''),
    describeText('thanks', thanks.words),
  ].filter(({ text }) => text !== '');
}
