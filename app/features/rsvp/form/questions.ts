import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { listNames, takeFirstName } from '#app/platform/person-names.ts';

import { type AnswerValue, wholeReply } from '../reply.ts';
import type { RsvpView } from '../schema.ts';

/** A person of a household, or the reply as a whole. */
export interface AskedOf {
  id: string;
  /** Empty for the whole reply. */
  name: string;
  /** From 1, among the people of the household; 0 for the whole reply. */
  at: number;
}

const whole: readonly AskedOf[] = [{ id: wholeReply, name: '', at: 0 }];

/** Only people who come are asked. */
export function listAskedOf(
  { scope }: Pick<StoredQuestion, 'scope'>,
  { party, reply }: Pick<RsvpView, 'party' | 'reply'>,
): readonly AskedOf[] {
  if (scope !== 'person' || party.people.length === 0) return whole;
  return party.people
    .map(({ id, name }, index) => ({ id, name, at: index + 1 }))
    .filter(({ id }) => reply?.people?.[id] === 'yes');
}

export const nameField = ({ id }: Pick<StoredQuestion, 'id'>, asked: AskedOf) =>
  asked.id === wholeReply ? `q.${id}` : `q.${id}.${asked.id}`;

/** The stored values, without choices that the host has removed. */
export function listValues(
  { id, kind, choices }: StoredQuestion,
  { id: person }: AskedOf,
  { reply }: Pick<RsvpView, 'reply'>,
): readonly string[] {
  const value: AnswerValue | undefined = reply?.answers[id]?.[person];
  if (value === undefined) return [];
  const values = typeof value === 'object' ? value : [String(value)];
  const isChosen = kind === 'one' || kind === 'several';
  return isChosen ? values.filter((one) => choices.includes(one)) : values;
}

const mostNamed = 4;

/** 'Nina’s answer is still missing.' under a required question, else ''. */
export function describeOpen(
  question: StoredQuestion,
  { missing, party }: Pick<RsvpView, 'missing' | 'party'>,
): string {
  const open = missing.filter((one) => one.question === question.id).map(({ person }) => person);
  if (open.length === 0) return '';
  const names = party.people
    .filter(({ id }) => open.includes(id))
    .map(({ name }) => takeFirstName(name) ?? name);
  if (names.length === 0) return 'Your answer is still missing.';
  if (names.length > mostNamed) return `${names.length} answers are still missing.`;
  return names.length === 1
    ? `${listNames(names)}’s answer is still missing.`
    : `The answers of ${listNames(names)} are still missing.`;
}
