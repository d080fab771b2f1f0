import { asksFood, findNothing } from '#app/features/invite/food.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { takeFirstName } from '#app/platform/person-names.ts';

import { nameChoice } from '../asked-words.ts';
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

const shorten = (name: string) => takeFirstName(name) ?? name;

/** A first name, where no two of them are the same. */
export function nameShortly(people: readonly { id: string; name: string }[], id: string): string {
  const own = people.find((one) => one.id === id)?.name ?? '';
  const short = shorten(own);
  return people.filter(({ name }) => shorten(name) === short).length > 1 ? own : short;
}

/** Who is picked is not offered what the others get. */
export function listOffered(
  question: StoredQuestion,
  view: Pick<RsvpView, 'party'>,
): readonly string[] {
  const nothing = isPicked(question, view) ? findNothing(question) : null;
  return question.choices.filter((choice) => choice !== nothing);
}

/** By value and label. */
export function listChoices(
  question: StoredQuestion,
  view: Pick<RsvpView, 'party'>,
  words: SharedWords,
): readonly (readonly [value: string, label: string])[] {
  if (question.kind === 'yesno') {
    return [
      ['yes', words.say('answerYes')],
      ['no', words.say('answerNo')],
    ];
  }
  return listOffered(question, view).map(
    (choice) => [choice, nameChoice(question, choice, words)] as const,
  );
}

const whole: readonly AskedOf[] = [{ id: wholeReply, name: '', at: 0 }];

/** Only people who come are asked. */
export function listAskedOf(
  { scope }: Pick<StoredQuestion, 'scope'>,
  { party, reply }: Pick<RsvpView, 'party' | 'reply'>,
): readonly AskedOf[] {
  if (scope !== 'person' || party.people.length === 0) return whole;
  return party.people
    .map(({ id }, index) => ({ id, name: nameShortly(party.people, id), at: index + 1 }))
    .filter(({ id }) => reply?.people?.[id] === 'yes');
}

export const nameField = ({ id }: Pick<StoredQuestion, 'id'>, asked: AskedOf) =>
  asked.id === wholeReply ? `q.${id}` : `q.${id}.${asked.id}`;

/** Of a household it is picked who eats differently, unless everybody has to say it (behaviour 25.50). */
export function isPicked(question: StoredQuestion, { party }: Pick<RsvpView, 'party'>): boolean {
  const { scope, kind, required } = question;
  if (scope !== 'person' || party.people.length === 0 || !asksFood(question)) return false;
  if (kind === 'number' || kind === 'yesno') return false;
  return !required || findNothing(question) !== null;
}

/** The stored values, without choices that the host has removed. Who is not picked has none. */
export function listValues(
  question: StoredQuestion,
  asked: AskedOf,
  view: Pick<RsvpView, 'reply' | 'party'>,
): readonly string[] {
  const values = listStored(question, asked, view);
  const nothing = isPicked(question, view) ? findNothing(question) : null;
  return values.length === 1 && values[0] === nothing ? [] : values;
}

function listStored(
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

/** 'Nina’s answer is still missing.' under a required question, else ''. Before Save nobody is missed who can be picked. */
export function describeOpen(
  question: StoredQuestion,
  view: Pick<RsvpView, 'missing' | 'party' | 'reply'>,
  { say }: SharedWords,
): string {
  const { missing, party, reply } = view;
  const open = missing.filter((one) => one.question === question.id).map(({ person }) => person);
  const isNew = reply?.answers[question.id] === undefined && isPicked(question, view);
  if (open.length === 0 || isNew) return '';
  const names = party.people
    .filter(({ id }) => open.includes(id))
    .map(({ name }) => takeFirstName(name) ?? name);
  if (names.length === 0) return say('answerMissing');
  const count = names.length;
  return count > mostNamed
    ? say('answersMissing', { count })
    : say('answersOfMissing', { count, names });
}
