import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import type { Answer, AnswerValue } from '#app/features/rsvp/reply.ts';

import type { EditableReply } from './guest-card-view.ts';
import type { GivenByHost } from './schema.ts';

export interface ReplyDraft {
  /** For a household, `people` has each person's answer by id. */
  answer: Answer;
  people: Readonly<Record<string, Answer>>;
  extra: number;
  companions: readonly string[];
  note: string;
  decideBy: string;
  /** By the question's and the person's id, joined by `keyOf`. */
  answers: Readonly<Record<string, string | readonly string[]>>;
}

export const keyOf = (question: string, person: string) => `${question}/${person}`;

/** The ids of the people who are asked a question; '' for all together. */
export function listAsked(
  { scope }: Pick<StoredQuestion, 'scope'>,
  people: readonly Person[],
): readonly string[] {
  return scope === 'person' && people.length > 0 ? people.map(({ id }) => id) : [''];
}

function toTyped(value: AnswerValue): string | readonly string[] {
  return typeof value === 'number' ? String(value) : value;
}

/** Without a stored reply, everybody says yes, so that the host only marks those who are absent. */
export function startDraft(reply: EditableReply | null, people: readonly Person[]): ReplyDraft {
  if (!reply) {
    const all = people.map(({ id }) => [id, 'yes'] as const);
    const nothing = { extra: 0, companions: [], note: '', decideBy: '', answers: {} };
    return { answer: 'yes', people: Object.fromEntries(all), ...nothing };
  }
  const answers = Object.entries(reply.answers).flatMap(([question, given]) =>
    Object.entries(given).map(([person, value]) => [keyOf(question, person), toTyped(value)]),
  );
  return {
    ...reply,
    people: reply.people ?? {},
    answers: Object.fromEntries(answers) as ReplyDraft['answers'],
  };
}

/** Removes chosen values that are no longer offered (behaviour 28.4). */
export function toggleChoice(
  chosen: readonly string[],
  { choices }: Pick<StoredQuestion, 'choices'>,
  { choice, on }: { choice: string; on: boolean },
): readonly string[] {
  return choices.filter((one) => (one === choice ? on : chosen.includes(one)));
}

/** The answer of a household: yes if somebody comes, else maybe if somebody might. */
export function findAnswer({ answer, people }: ReplyDraft): Answer {
  const given = new Set(Object.values(people));
  if (given.size === 0) return answer;
  return given.has('yes') ? 'yes' : given.has('maybe') ? 'maybe' : 'no';
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function listChangedAnswers(draft: ReplyDraft, start: ReplyDraft): GivenByHost['answers'] {
  const keys = Object.keys(draft.answers).filter(
    (key) => !isSame(draft.answers[key], start.answers[key]),
  );
  return keys.map((key) => {
    const [question = '', person = ''] = key.split('/');
    const value = draft.answers[key] ?? '';
    return { question, person, value: typeof value === 'string' ? value : [...value] };
  });
}

/** Only what the host has changed, so that concurrent changes by the guest stay (behaviour 28.4). */
export function toGiven(draft: ReplyDraft, start: ReplyDraft, isFirst: boolean): GivenByHost {
  const answer = findAnswer(draft);
  const isHousehold = Object.keys(draft.people).length > 0;
  const people = Object.entries(draft.people).filter(
    ([id, said]) => isFirst || said !== start.people[id],
  );
  const answers = listChangedAnswers(draft, start) ?? [];
  const extra = answer === 'yes' ? draft.extra : 0;
  const companions = draft.companions.slice(0, extra).map((name) => name.trim());
  return {
    ...(isFirst || (!isHousehold && answer !== start.answer) ? { answer } : {}),
    ...(people.length > 0 ? { people: Object.fromEntries(people) } : {}),
    ...(extra === start.extra || answer !== 'yes' ? {} : { extra }),
    ...(answer !== 'yes' || isSame(companions, start.companions) ? {} : { companions }),
    ...(draft.note.trim() === start.note ? {} : { note: draft.note }),
    ...(answer !== 'maybe' || draft.decideBy === start.decideBy
      ? {}
      : { decideBy: draft.decideBy }),
    ...(answers.length > 0 ? { answers } : {}),
  };
}

/** The values that the form has shown for the fields in `given`; null when there was no answer. */
export function toSeen(
  given: GivenByHost,
  start: ReplyDraft,
  isFirst: boolean,
): GivenByHost | null {
  if (isFirst) return null;
  const { answer, extra, companions, note, decideBy } = start;
  const fields = { answer, extra, companions: [...companions], note, decideBy };
  const single = Object.entries(fields).filter(([field]) => field in given);
  const people = Object.keys(given.people ?? {}).flatMap((id) => {
    const said = start.people[id];
    return said === undefined ? [] : [[id, said] as const];
  });
  const answers = (given.answers ?? []).map(({ question, person }) => {
    const value = start.answers[keyOf(question, person)] ?? '';
    return { question, person, value: typeof value === 'string' ? value : [...value] };
  });
  return {
    ...Object.fromEntries(single),
    ...(people.length > 0 ? { people: Object.fromEntries(people) } : {}),
    ...(answers.length > 0 ? { answers } : {}),
  };
}
