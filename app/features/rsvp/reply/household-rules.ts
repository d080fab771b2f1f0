import type { StoredQuestion } from '#app/features/invite/schema.ts';

import { type Answer, type QuestionAnswers, type Reply, wholeReply } from '../reply.ts';

type People = Readonly<Record<string, Answer>>;

/** Yes if anybody comes, else maybe if anybody might. */
export function summarize(people: People): Answer {
  const given = new Set(Object.values(people));
  return given.has('yes') ? 'yes' : given.has('maybe') ? 'maybe' : 'no';
}

/** Null for one person. */
export function countAnswersOf(
  people: People | null,
): { yes: number; maybe: number; no: number } | null {
  if (people === null) return null;
  const counts = { yes: 0, maybe: 0, no: 0 };
  for (const answer of Object.values(people)) counts[answer] += 1;
  return counts;
}

/**
 * Fits a reply to a changed invitee (behaviour 25.8). One person becomes the first of a household, and the reverse.
 * New people have not answered; answers of removed people are dropped.
 */
export function fitHousehold(
  reply: Reply,
  people: readonly { id: string }[],
  questions: readonly StoredQuestion[],
): Reply {
  const perPerson = questions.filter(({ scope }) => scope === 'person').map(({ id }) => id);
  const asked = new Set(perPerson);
  const [first] = people;
  if (!first) return fitOne(reply, asked);
  const ids = people.map(({ id }) => id);
  const before = reply.people;
  const left = Object.fromEntries(
    ids.flatMap((id) => {
      const answer = before?.[id];
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
  if (Object.keys(left).length === 0) left[first.id] = reply.answer;
  const answers = before === null ? moveAnswers(reply, asked, wholeReply, first.id) : reply.answers;
  const fitted = { ...reply, people: left, answers: keepAnswers(answers, ids) };
  return withAnswer(fitted, summarize(left));
}

function fitOne(reply: Reply, perPerson: ReadonlySet<string>): Reply {
  if (reply.people === null) return reply;
  // The entries have the order of the household.
  const [entry] = Object.entries(reply.people);
  const [first, answer] = entry ?? [wholeReply, reply.answer];
  const answers = keepAnswers(moveAnswers(reply, perPerson, first, wholeReply), []);
  return withAnswer({ ...reply, people: null, answers }, answer);
}

function moveAnswers(
  { answers }: Reply,
  perPerson: ReadonlySet<string>,
  from: string,
  to: string,
): QuestionAnswers {
  return mapAnswers(answers, ({ [from]: moved, ...rest }, question) =>
    moved === undefined || !perPerson.has(question)
      ? (answers[question] ?? {})
      : { ...rest, [to]: moved },
  );
}

function keepAnswers(answers: QuestionAnswers, ids: readonly string[]): QuestionAnswers {
  const kept = new Set([wholeReply, ...ids]);
  return mapAnswers(answers, (given) =>
    Object.fromEntries(Object.entries(given).filter(([person]) => kept.has(person))),
  );
}

type Given = QuestionAnswers[string];

function mapAnswers(
  answers: QuestionAnswers,
  change: (given: Given, question: string) => Given,
): QuestionAnswers {
  const changed = Object.entries(answers).map(([id, given]) => [id, change(given, id)] as const);
  return Object.fromEntries(changed.filter(([, given]) => Object.keys(given).length > 0));
}

/** Only a yes keeps companions and seats; only a maybe keeps the date to decide by. */
export function withAnswer(reply: Reply, answer: Answer): Reply {
  return {
    ...reply,
    answer,
    ...(answer === 'yes' ? {} : { extra: 0, companions: [], waiting: null, promotedAt: null }),
    ...(answer === 'maybe' ? {} : { decideBy: '' }),
  };
}
