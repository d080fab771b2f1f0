import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { carryChange } from './carry-change.ts';

describe('a change carried onto another value', () => {
  const entry = fc.record({ id: fc.nat(5), name: fc.constantFrom('Ana', 'Ben') });
  const value = fc.record({
    text: fc.constantFrom('', 'a', 'b'),
    place: fc.constantFrom(null, 1, 2),
    list: fc.array(entry, { maxLength: 5 }),
  });
  type Value = { text: string; place: number | null; list: { id: number; name: string }[] };
  const copy = (one: Value): Value => JSON.parse(JSON.stringify(one)) as Value;

  test('is the change itself where nothing else has changed, and nothing where there is none (behaviour 11.11)', () => {
    fc.assert(
      fc.property(value, value, (from, to) => {
        expect(carryChange(from, to, copy(from))).toEqual(to);
        expect(carryChange(from, copy(from), to)).toBe(to);
      }),
    );
  });

  test('of one tab leaves the fields and entries of another (behaviour 3.5, 11.11)', () => {
    const ana = { id: 1, name: 'Ana' };
    const ben = { id: 2, name: 'Ben' };
    const cleo = { id: 3, name: 'Cleo' };
    const before: Value = { text: '', place: null, list: [ana] };
    const typed: Value = { text: 'a', place: null, list: [ana, ben] };
    const newest = { text: 'a', place: 2, list: [ana, ben, cleo] };
    expect(carryChange(typed, newest, before)).toEqual({ text: '', place: 2, list: [ana, cleo] });
    // A removed entry comes back at its place.
    expect(carryChange({ ...before, list: [] }, { ...before, list: [cleo] }, before)).toEqual({
      ...before,
      list: [cleo, ana],
    });
  });

  test('adds and removes as many equal entries as the change did', () => {
    const twin = { id: 1, name: 'Ana' };
    const other = { id: 2, name: 'Ben' };
    const carried = carryChange({ list: [twin] }, { list: [twin, twin] }, { list: [other] });
    expect(carried.list.filter(({ id }) => id === 1)).toHaveLength(1);
    const removed = carryChange(
      { list: [twin, twin] },
      { list: [twin] },
      { list: [twin, other, twin] },
    );
    expect(removed.list.toSorted((one, two) => one.id - two.id)).toEqual([twin, other]);
  });
});
