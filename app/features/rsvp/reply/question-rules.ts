import { findNothing } from '#app/features/invite/food.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';

import {
  type AnswerValue,
  type GivenAnswer,
  type Party,
  type ProblemReason,
  type QuestionAnswers,
  type Reply,
  type ReplyProblem,
  wholeReply,
} from '../reply.ts';

const longest = { text: 200, long: 2000 } as const;
/** The longest text of all answers of a reply together, as JSON. */
const longestInAll = 50_000;

type Checked = { value: AnswerValue | null } | { reason: ProblemReason };

function checkText(value: AnswerValue, kind: 'text' | 'long'): Checked {
  if (typeof value !== 'string') return { reason: 'unknownQuestion' };
  return value.length > longest[kind] ? { reason: 'answerTooLong' } : { value };
}

function checkNumber(value: AnswerValue): Checked {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > 1e9) {
    return { reason: 'notNumber' };
  }
  return { value: number };
}

function checkChoices(value: AnswerValue, choices: readonly string[]): Checked {
  const chosen = typeof value === 'string' ? [value] : value;
  if (typeof chosen === 'number' || chosen.some((choice) => !choices.includes(choice))) {
    return { reason: 'unknownChoice' };
  }
  return { value: choices.filter((choice) => chosen.includes(choice)) };
}

function checkChoice(value: AnswerValue, choices: readonly string[]): Checked {
  const [choice, more] = typeof value === 'object' ? value : [value];
  const known = typeof choice === 'string' && more === undefined && choices.includes(choice);
  return known ? { value: choice } : { reason: 'unknownChoice' };
}

function checkAnswer({ kind, choices }: StoredQuestion, value: AnswerValue | null): Checked {
  const empty = typeof value === 'object' ? (value?.length ?? 0) === 0 : value === '';
  if (empty || value === null) return { value: null };
  switch (kind) {
    case 'text':
    case 'long':
      return checkText(value, kind);
    case 'number':
      return checkNumber(value);
    case 'yesno':
      return checkChoice(value, ['yes', 'no']);
    case 'one':
      return checkChoice(value, choices);
    case 'several':
      return checkChoices(value, choices);
  }
}

/** Each person of a household, or `wholeReply` if the question is asked once or the party is one person. */
function findAsked({ scope }: StoredQuestion, party: Party): readonly string[] {
  return scope === 'person' && party.people.length > 0
    ? party.people.map(({ id }) => id)
    : [wholeReply];
}

interface Asking {
  questions: readonly StoredQuestion[];
  party: Party;
  /** Who of a household comes. */
  people: Reply['people'];
}

/** Who was not picked needs nothing, if they come (behaviour 25.50). Undefined changes nothing. */
function readUnpicked(
  { person, unpicked }: GivenAnswer,
  question: StoredQuestion,
  { stored, people }: { stored: AnswerValue | undefined; people: Reply['people'] },
): AnswerValue | null | undefined {
  if (unpicked === 'still' && stored !== undefined) return undefined;
  return people?.[person] === 'yes' ? findNothing(question) : null;
}

/** Stores the answers that fit; the others become problems. If all are too long together, nothing changes. */
export function answerQuestions(
  stored: QuestionAnswers,
  given: readonly GivenAnswer[],
  { questions, party, people }: Asking,
): { answers: QuestionAnswers; problems: ReplyProblem[] } {
  const answers: Record<string, Record<string, AnswerValue>> = {};
  for (const [id, values] of Object.entries(stored)) answers[id] = { ...values };
  const problems: ReplyProblem[] = [];
  for (const one of given) {
    const { question: id, person } = one;
    const question = questions.find((each) => each.id === id && !each.retired);
    if (one.unpicked === 'still' && !(question && findAsked(question, party).includes(person))) {
      // Said nothing, so nothing is lost.
    } else if (!question) {
      problems.push({ reason: 'unknownQuestion', question: id });
    } else if (!findAsked(question, party).includes(person)) {
      problems.push({ reason: 'unknownPerson', question: id, person });
    } else {
      const at = { stored: answers[id]?.[person], people };
      const value = one.unpicked ? readUnpicked(one, question, at) : one.value;
      if (value === undefined) continue;
      const checked = checkAnswer(question, value);
      if ('reason' in checked) problems.push({ reason: checked.reason, question: id, person });
      else setAnswer(answers, { id, person, value: checked.value });
    }
  }
  if (JSON.stringify(answers).length <= longestInAll) return { answers, problems };
  return { answers: stored, problems: [...problems, { reason: 'answerTooLong' }] };
}

function setAnswer(
  answers: Record<string, Record<string, AnswerValue>>,
  { id, person, value }: { id: string; person: string; value: AnswerValue | null },
): void {
  const next = { ...answers[id] };
  if (value === null) delete next[person];
  else next[person] = value;
  if (Object.keys(next).length > 0) answers[id] = next;
  else delete answers[id];
}

/** Required questions without an answer, by person. Only people who come are asked (behaviour 25.10). */
export function findMissingAnswers(
  reply: Pick<Reply, 'answer' | 'people' | 'answers'>,
  questions: readonly StoredQuestion[],
): { question: string; person: string }[] {
  if (reply.answer !== 'yes') return [];
  const { people } = reply;
  const coming = people === null ? [] : Object.keys(people).filter((id) => people[id] === 'yes');
  return questions
    .filter(({ required, retired }) => required && !retired)
    .flatMap(({ id: question, scope }) => {
      const asked = scope === 'person' && people !== null ? coming : [wholeReply];
      return asked
        .filter((person) => reply.answers[question]?.[person] === undefined)
        .map((person) => ({ question, person }));
    });
}
