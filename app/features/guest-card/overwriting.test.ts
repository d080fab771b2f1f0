import { expect, test } from 'vitest';

import type { EditableReply } from './guest-card-view.ts';
import { wouldOverwrite } from './overwriting.ts';

const stored: EditableReply = {
  answer: 'yes',
  people: null,
  extra: 1,
  companions: ['Finn'],
  note: 'Late train',
  decideBy: '',
  answers: { age: { '': 7 }, food: { p1: ['fish'] } },
};

const age = (value: string | null) => ({ answers: [{ question: 'age', person: '', value }] });
const food = (value: string[]) => ({ answers: [{ question: 'food', person: 'p1', value }] });

test('what nobody else has changed is not overwritten by its own change (behaviour 38.17)', () => {
  expect(wouldOverwrite(stored, { note: 'Late train' }, { note: 'Early train' })).toBe(false);
  expect(wouldOverwrite(stored, { extra: 1 }, { extra: 0 })).toBe(false);
  expect(wouldOverwrite(null, null, { answer: 'yes', note: 'Hello' })).toBe(false);
  expect(wouldOverwrite(stored, age('7'), age('8'))).toBe(false);
});

test('another change of the same field since is told from one that says the same (behaviour 38.17)', () => {
  expect(wouldOverwrite(stored, { note: 'Bus' }, { note: 'Car' })).toBe(true);
  expect(wouldOverwrite(stored, { note: 'Bus' }, { note: 'Late train' })).toBe(false);
  expect(wouldOverwrite(stored, food(['meat']), food(['rice']))).toBe(true);
  expect(wouldOverwrite(stored, food(['meat']), food(['fish']))).toBe(false);
});

test('an answer that has come or gone since is not overwritten (behaviour 38.17)', () => {
  expect(wouldOverwrite(stored, null, { answer: 'no' })).toBe(true);
  expect(wouldOverwrite(stored, null, { answer: 'yes' })).toBe(false);
  expect(wouldOverwrite(null, { note: 'Late train' }, { note: 'Bus' })).toBe(true);
});
