import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { foodQuestion } from '#tests/fixtures/questions.ts';

import { readAnswersForm } from './read-answers-form.ts';

const food = { ...foodQuestion, choices: ['Vegetarian', 'Vegan'], required: true };
const stored = { ...usualAnswers, seats: 40, childNames: true, questions: [food] };
const read = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readAnswersForm(form, stored, () => 'made');
};

test('a form changes what it has, and nothing else (behaviour 27.14)', () => {
  expect(read([])).toEqual(stored);
  expect(
    read([
      ['companions', '3'],
      ['seats', ''],
      ['guestList', 'names'],
      ['boxes', 'note'],
      ['boxes', 'decideBy'],
      ['decideBy', 'on'],
    ]),
  ).toEqual({ ...stored, companions: 3, seats: null, guestList: 'names', note: false });
});

const question = (id: string, fields: Record<string, string>) => [
  ['question', id] as const,
  ...Object.entries(fields).map(([name, value]) => [`q.${id}.${name}`, value] as const),
];

test('questions are changed, removed and added (behaviour 27.14)', () => {
  const [kind, scope] = ['text', 'reply'];
  const added = question('new', { title: ' A song? ', kind, scope, choices: 'x' });
  const song = { id: 'made', kind, scope, title: 'A song?', choices: [], required: false };
  const choices = 'Vegan\r\n\r\n Halal ';
  const changed = question('food', { title: 'Food', kind: 'one', scope: 'reply', choices });
  expect(read([...changed, ...added]).questions).toEqual([
    { ...food, title: 'Food', scope: 'reply', choices: ['Vegan', 'Halal'], required: false },
    song,
  ]);
  const removed = question('food', { title: 'Food', kind, scope, remove: 'on' });
  expect(read([...removed, ...question('new', { title: '' })]).questions).toEqual([]);
});

test('whatever is sent is read (behaviour 27.14)', () => {
  const text = fc.string();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(text, fc.constantFrom('question', 'seats')), text)),
      (fields) => {
        expect(Array.isArray(read(fields).questions)).toBe(true);
      },
    ),
  );
});
