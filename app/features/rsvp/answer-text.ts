import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';

import type { AnswerValue } from './reply.ts';

export function formatValue({ kind }: Pick<StoredQuestion, 'kind'>, value: AnswerValue): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value !== 'string') return value.join(', ');
  return kind === 'yesno' ? ({ yes: 'Yes', no: 'No' }[value] ?? value) : value;
}

export function nameOf(people: readonly Person[], id: string): string {
  return people.find((person) => person.id === id)?.name ?? 'Somebody no longer in the group';
}

/** For example 'Leo: no nuts · Paolo: vegetarian', or one answer for all. */
export function formatAnswers(
  question: Pick<StoredQuestion, 'kind'>,
  given: Readonly<Record<string, AnswerValue>>,
  people: readonly Person[],
): string {
  return Object.entries(given)
    .map(([person, value]) => {
      const text = formatValue(question, value);
      return person === '' ? text : `${nameOf(people, person)}: ${text}`;
    })
    .join(' · ');
}
