import { say, texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { type Question, tooManyQuestions } from './question.ts';

export type NewQuestion = Omit<Question, 'id'>;

const preset = (title: string, changes: Partial<NewQuestion> = {}): NewQuestion => ({
  kind: 'text',
  scope: 'reply',
  choices: [],
  required: false,
  ...changes,
  title,
});

export const ownQuestion = preset('');

/** Stored in English, by which guests are asked in their words. */
const presets: readonly NewQuestion[] = [
  preset(texts('Dietary needs'), {
    kind: 'one',
    scope: 'person',
    choices: texts(['Nothing special', 'Vegetarian', 'Vegan', 'Halal', 'Kosher', 'Gluten-free']),
  }),
  preset(texts('Allergies'), { scope: 'person' }),
  preset(texts('Song request')),
  preset(texts('Arrival time')),
];

const presetTexts = presets.flatMap(({ title, choices }) => [title, ...choices]);

export const isSuggestedText = (text: string) => presetTexts.includes(text);

/** A suggested question or choice in the language of the host; what a host typed stays as it is (behaviour 49.72). */
export const sayAsked = (text: string): string => (isSuggestedText(text) ? say(text) : text);

/** What is stored for a text that a host reads or types: a suggestion by its English name (behaviour 49.72). */
export const readAsked = (text: string): string =>
  presetTexts.find((one) => say(one) === text) ?? text;

export function listPresets(questions: readonly Question[]): NewQuestion[] {
  const asked = new Set(questions.map(({ title }) => trimText(title).toLowerCase()));
  return presets.filter(({ title }) => !asked.has(title.toLowerCase()));
}

/** Fails when there are as many questions as allowed. */
export function addQuestion(
  questions: readonly Question[],
  question: Question,
  place = questions.length,
): Result<Question[], string> {
  return questions.length >= limits.questions
    ? fail(tooManyQuestions)
    : succeed(questions.toSpliced(place, 0, question));
}

/** An index beyond an end means that end. */
export function moveQuestion(
  questions: readonly Question[],
  id: string,
  place: number,
): Question[] {
  const moved = questions.find((question) => question.id === id);
  if (!moved) return [...questions];
  const others = questions.filter((question) => question !== moved);
  return others.toSpliced(Math.max(0, place), 0, moved);
}
