import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type WaitingParty, choosePromoted, countSeats, seatReturning } from './seat-rules.ts';

const list = fc
  .array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 })
  .map((sizes) =>
    sizes.map((seats, index): WaitingParty => ({ id: `p${index}`, waiting: index + 1, seats })),
  );

test('free places go to the first party that fits, again and again, and nobody is split (behaviour 25.12)', () => {
  fc.assert(
    fc.property(list, fc.nat({ max: 30 }), (waiting, free) => {
      const expected: string[] = [];
      let left = free;
      let rest = [...waiting];
      for (;;) {
        const first = rest.find(({ seats }) => seats <= left);
        if (!first) break;
        expected.push(first.id);
        left -= first.seats;
        rest = rest.filter((one) => one !== first);
      }
      const promoted = choosePromoted(waiting.toReversed(), free);
      expect(promoted.map(({ id }) => id)).toEqual(expected);
      expect(promoted.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(free);
    }),
  );
});

test('a smaller party comes before a larger one that does not fit', () => {
  const [four, two, one] = [4, 2, 1].map((seats, index) => ({
    id: `${seats}`,
    waiting: index,
    seats,
  }));
  if (!four || !two || !one) throw new Error('no parties');
  expect(choosePromoted([four, two, one], 3)).toEqual([two, one]);
  expect(choosePromoted([four, two, one], 4)).toEqual([four]);
});

test('a party takes a place for everybody who comes, and for each companion', () => {
  expect(countSeats({ answer: 'yes', people: null, extra: 2 })).toBe(3);
  expect(countSeats({ answer: 'maybe', people: null, extra: 0 })).toBe(0);
  const people = { a: 'yes', b: 'no', c: 'yes', d: 'maybe' } as const;
  expect(countSeats({ answer: 'yes', people, extra: 1 })).toBe(3);
});

test('whoever comes back gets no place that is taken', () => {
  const parties = [
    { id: 'waited', seats: 1, waiting: 3, created_at: 1 },
    { id: 'second', seats: 2, waiting: null, created_at: 3 },
    { id: 'first', seats: 2, waiting: null, created_at: 2 },
    { id: 'no', seats: 0, waiting: null, created_at: 4 },
  ];
  expect(Object.fromEntries(seatReturning(parties, { free: 3, next: 9 }))).toEqual({
    first: null,
    second: 9,
    no: null,
    waited: 10,
  });
});
