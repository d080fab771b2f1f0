import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

import { limits } from '../limits.ts';

export const questionKinds = ['text', 'long', 'one', 'several', 'number', 'yesno'] as const;

export const questionKindLabels: Readonly<Record<QuestionKind, string>> = texts({
  text: 'Short text',
  long: 'Long text',
  one: 'Choose one',
  several: 'Choose several',
  number: 'Number',
  yesno: 'Yes or no',
});

export const questionScopes = ['reply', 'person'] as const;

const titleRequired = texts('Please enter the question.');
const titleTooLong = texts('Please use at most 200 characters for a question.');
const choiceRequired = texts('Please enter the choice, or remove it.');
const choiceTooLong = texts('Please use at most 100 characters for a choice.');
const tooFewChoices = texts('Please give this question at least two choices.');
const sameChoice = texts('Two choices of this question are the same.');
const tooManyChoices = texts('A question has at most 30 choices.');
export const tooManyQuestions = texts('An invitation asks at most 20 questions.');
const sameQuestion = texts('Two questions have the same id.');

const choice = v.pipe(
  defineTrimmedText(limits.questionChoice, choiceTooLong),
  v.nonEmpty(choiceRequired),
);

export const asksForChoice = (kind: QuestionKind) => kind === 'one' || kind === 'several';

/** As the browser keeps a question while it is typed: only its shape is checked. */
export const keptQuestion = v.object({
  /** Created in the browser with the question, so that a draft that is saved again keeps the answers to it. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  kind: v.picklist(questionKinds),
  /** Asked once for a reply, or once for each person who comes. */
  scope: v.picklist(questionScopes),
  title: v.string(),
  choices: v.array(v.string()),
  required: v.boolean(),
});

/** Only 'one' and 'several' have choices. */
export const questionSchema = v.pipe(
  v.object({
    ...keptQuestion.entries,
    title: v.pipe(defineTrimmedText(limits.questionTitle, titleTooLong), v.nonEmpty(titleRequired)),
    choices: defineBoundedList(choice, limits.questionChoices, tooManyChoices),
  }),
  v.transform((question) =>
    asksForChoice(question.kind) ? question : { ...question, choices: [] },
  ),
  v.check(({ kind, choices }) => !asksForChoice(kind) || choices.length >= 2, tooFewChoices),
  v.check(({ choices }) => new Set(choices).size === choices.length, sameChoice),
);

export type Question = v.InferOutput<typeof questionSchema>;
export type QuestionKind = (typeof questionKinds)[number];

export const questionsSchema = v.pipe(
  defineBoundedList(questionSchema, limits.questions, tooManyQuestions),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, sameQuestion),
);

/** A retired question is no longer asked, but its answers are kept. */
export interface StoredQuestion extends Question {
  retired?: true;
  /** What guests read in a further language; their answers are those of `choices`, in whose order these stand. */
  shown?: { title: string; choices: readonly string[] };
}

/** Beyond that, the question that was retired first is deleted. */
const mostRetired = 100;

/** Retires what is no longer asked, for its answers. A changed kind or scope makes a new question with a new id. */
export function replaceQuestions(
  stored: readonly StoredQuestion[],
  asked: readonly Question[],
): StoredQuestion[] {
  const known = new Map(stored.map((question) => [question.id, question]));
  const taken = new Set([...known.keys(), ...asked.map(({ id }) => id)]);
  const next = asked.map((question) => {
    const before = known.get(question.id);
    const same = before?.kind === question.kind && before.scope === question.scope;
    return !before || same ? question : { ...question, id: freshId(question.id, taken) };
  });
  const kept = new Set(next.map(({ id }) => id));
  const retired = stored.filter(({ id }) => !kept.has(id)).slice(0, mostRetired);
  return [...next, ...retired.map((question) => ({ ...question, retired: true as const }))];
}

function freshId(id: string, taken: Set<string>): string {
  for (let count = 2; ; count += 1) {
    const next = `${id.slice(0, 30)}-${count}`;
    if (taken.has(next)) continue;
    taken.add(next);
    return next;
  }
}
