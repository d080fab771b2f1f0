import { expect, test } from 'vitest';

import { ToldOutcomes } from './told-outcomes.ts';

const told = (id: string, version: number | null, { problem = '', note = '' } = {}) => ({
  id,
  problem,
  note,
  version,
});

test('who waited in one part and is let in by the next does not wait, and has a higher version (behaviour 33.27)', () => {
  const outcomes = new ToldOutcomes();
  outcomes.add([told('ana', 1, { note: 'waits' }), told('ben', 2)], []);
  expect([...outcomes.listBy('note')]).toEqual([['waits', ['ana']]]);
  outcomes.add([told('cleo', null, { problem: 'too new' })], ['ana', 'dan']);
  expect([...outcomes.listBy('note')]).toEqual([]);
  expect(outcomes.count).toBe(2);
  expect(outcomes.versionsOf('too new', false)).toEqual({ ana: 2, ben: 2 });
  expect(outcomes.versionsOf('too new', true)).toEqual({ cleo: null });
  expect(['ana', 'ben', 'dan'].map((id) => outcomes.wasPromoted(id))).toEqual([true, false, true]);
});
