import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Tally, countGuests, toFigures } from './rules.ts';
import type { Answer } from './schema.ts';

const answers: Answer[] = ['yes', 'no', 'maybe'];

const count = fc.nat({ max: 10_000 });

/**
 * At most one tally for each answer, as the store returns them: extras with yes only, no more invitees than
 * answers.
 */
const tallies: fc.Arbitrary<Tally[]> = fc.subarray(answers).chain((given) =>
  fc.tuple(
    ...given.map((answer) =>
      fc
        .record({ count, extras: count, invitees: count })
        .map(({ count: n, extras, invitees }) => ({
          answer,
          count: n,
          extras: answer === 'yes' ? Math.min(extras, n) : 0,
          invitees: Math.min(invitees, n),
        })),
    ),
  ),
);

test('without answers the figures are 0, 0, 0 and the number of invitees', () => {
  fc.assert(
    fc.property(count, (invitees) => {
      expect(toFigures({ tallies: [], invitees })).toEqual({
        going: 0,
        people: 0,
        maybe: 0,
        declined: 0,
        noResponse: invitees,
      });
    }),
  );
});

test('every answer is counted once, and every invitee either among the answers or as no response', () => {
  fc.assert(
    fc.property(tallies, count, (given, silent) => {
      const fromInvitees = given.reduce((sum, tally) => sum + tally.invitees, 0);
      const figures = toFigures({ tallies: given, invitees: fromInvitees + silent });
      const all = given.reduce((sum, tally) => sum + tally.count, 0);
      expect(figures.going + figures.maybe + figures.declined).toBe(all);
      expect(figures.noResponse).toBe(silent);
    }),
  );
});

test('people are those going and at most one more for each', () => {
  fc.assert(
    fc.property(tallies, (given) => {
      const { going, people } = toFigures({ tallies: given, invitees: 20_000 });
      expect(people).toBeGreaterThanOrEqual(going);
      expect(people).toBeLessThanOrEqual(2 * going);
    }),
  );
});

test('12 going with 3 companions are 15 people', () => {
  const given: Tally[] = [{ answer: 'yes', count: 12, extras: 3, invitees: 10 }];
  expect(toFigures({ tallies: given, invitees: 14 })).toEqual({
    going: 12,
    people: 15,
    maybe: 0,
    declined: 0,
    noResponse: 4,
  });
});

test('the sizes of a guest list are those of its answers', () => {
  const given: Tally[] = [
    { answer: 'yes', count: 5, extras: 2, invitees: 3 },
    { answer: 'no', count: 1, extras: 0, invitees: 1 },
  ];
  const counted = { tallies: given, invitees: 10 };
  expect(countGuests(counted, 'all')).toEqual({ invited: 10, open: 2 });
  expect(countGuests(counted, 'yes')).toEqual({ invited: 3, open: 2 });
  expect(countGuests(counted, 'no')).toEqual({ invited: 1, open: 0 });
  expect(countGuests(counted, 'maybe')).toEqual({ invited: 0, open: 0 });
  expect(countGuests(counted, 'none')).toEqual({ invited: 6, open: 0 });
  expect(countGuests({ tallies: [], invitees: 0 }, 'all')).toEqual({ invited: 0, open: 0 });
});

test('an invitee who is gone between two counts takes nobody else along', () => {
  const given: Tally[] = [{ answer: 'yes', count: 3, extras: 0, invitees: 3 }];
  expect(toFigures({ tallies: given, invitees: 2 })).toMatchObject({ going: 3, noResponse: 0 });
});
