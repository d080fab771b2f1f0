import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type AnswerCounts, type Tally, countGuests, toFigures, toHeadcount } from './rules.ts';
import type { Answer } from './schema.ts';

const answers: Answer[] = ['yes', 'no', 'maybe'];
const answer = fc.constantFrom(...answers);

/** A reply of the naive model: each person's answer. */
interface Said {
  people: Answer[];
  /** How many people of the household have not answered. */
  silent: number;
  extra: number;
  invited: boolean;
  waiting: boolean;
  current: boolean;
}

const reply: fc.Arbitrary<Said> = fc.record({
  people: fc.array(answer, { minLength: 1, maxLength: 5 }),
  silent: fc.nat({ max: 2 }),
  extra: fc.nat({ max: 3 }),
  invited: fc.boolean(),
  waiting: fc.boolean(),
  current: fc.boolean(),
});

function summarize(people: readonly Answer[]): Answer {
  return people.includes('yes') ? 'yes' : people.includes('maybe') ? 'maybe' : 'no';
}

/** Only an invitee is a household; only a yes brings companions or waits. */
function tidy(said: Said): Said {
  const people = said.invited ? said.people : said.people.slice(0, 1);
  const comes = summarize(people) === 'yes';
  return {
    ...said,
    people,
    silent: said.invited ? said.silent : 0,
    extra: comes ? said.extra : 0,
    waiting: comes && said.waiting,
  };
}

const replies = fc.array(reply.map(tidy), { maxLength: 40 });

/** Groups replies as the store does. */
function count(all: readonly Said[], unanswered = 0): AnswerCounts {
  const groups = Map.groupBy(all, ({ people, waiting, current }) =>
    JSON.stringify([summarize(people), waiting, current]),
  );
  const tallies = [...groups].map(([key, group]): Tally => {
    const [given, waiting, current] = JSON.parse(key) as [Answer, boolean, boolean];
    const people = group.flatMap((one) => one.people);
    const invited = group.filter((one) => one.invited);
    return {
      answer: given,
      waiting: Number(waiting),
      current: Number(current),
      count: group.length,
      invitees: invited.length,
      invited: invited.flatMap((one) => one.people).length,
      yes: people.filter((one) => one === 'yes').length,
      maybe: people.filter((one) => one === 'maybe').length,
      no: people.filter((one) => one === 'no').length,
      extras: group.reduce((sum, { extra }) => sum + extra, 0),
      incomplete: 0,
      late: 0,
    };
  });
  const invited = all.filter((one) => one.invited);
  const guests = invited.reduce((sum, { people, silent }) => sum + people.length + silent, 0);
  return { tallies, invitees: invited.length + unanswered, guests: guests + unanswered };
}

/** A plain answer, as in release 0.1.0. */
function say(given: Answer, extra = 0, invited = true): Said {
  return { people: [given], silent: 0, extra, invited, waiting: false, current: true };
}

const many = (times: number, one: Said) => Array.from({ length: times }, () => one);

test('without answers the figures are 0, 0, 0 and the number of invitees (behaviour 18.18)', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), (invitees) => {
      expect(toFigures(count([], invitees))).toEqual({
        going: 0,
        people: 0,
        maybe: 0,
        declined: 0,
        noResponse: invitees,
      });
    }),
  );
});

test('every named person is a guest: each is counted once, by what they said (behaviour 18.19, 25.7)', () => {
  fc.assert(
    fc.property(replies, fc.nat({ max: 50 }), (all, unanswered) => {
      const figures = toFigures(count(all, unanswered));
      let [going, people, maybe, declined, silent] = [0, 0, 0, 0, unanswered];
      for (const one of all) {
        for (const given of one.people) {
          if (given === 'no') declined += 1;
          if (given === 'maybe') maybe += 1;
          if (given === 'yes' && !one.waiting) going += 1;
          if (given === 'yes' && !one.waiting) people += 1;
        }
        if (!one.waiting) people += one.extra;
        silent += one.silent;
      }
      expect(figures).toEqual({ going, people, maybe, declined, noResponse: silent });
    }),
  );
});

test('a household of four that comes counts four (behaviour 25.7)', () => {
  const four: Said = { ...say('yes'), people: ['yes', 'yes', 'yes', 'yes'] };
  expect(toFigures(count([four], 1))).toMatchObject({ going: 4, people: 4, noResponse: 1 });
  const three: Said = { ...four, people: ['yes', 'yes', 'yes', 'no'], extra: 1 };
  expect(toFigures(count([three]))).toMatchObject({ going: 3, people: 4, declined: 1 });
});

test('12 going with 3 companions are 15 people (behaviour 18.19)', () => {
  const all = [...many(3, say('yes', 1)), ...many(7, say('yes')), ...many(2, say('yes', 0, false))];
  expect(toFigures(count(all, 4))).toEqual({
    going: 12,
    people: 15,
    maybe: 0,
    declined: 0,
    noResponse: 4,
  });
});

test('the headcount is certain for every yes, and possible for every maybe (behaviour 25.13)', () => {
  fc.assert(
    fc.property(replies, (all) => {
      const { certain, possible, unconfirmed, maybe, waiting } = toHeadcount(count(all));
      let [low, high, listed, old] = [0, 0, 0, 0];
      for (const one of all) {
        const coming = one.people.filter((given) => given === 'yes').length + one.extra;
        const unsure = one.people.filter((given) => given === 'maybe').length;
        if (one.waiting) listed += coming;
        else {
          low += coming;
          high += coming + unsure;
          if (!one.current) old += coming;
        }
      }
      expect({ certain, possible, unconfirmed, waiting: waiting.people }).toEqual({
        certain: low,
        possible: high,
        unconfirmed: old,
        waiting: listed,
      });
      expect(possible).toBe(certain + maybe);
      expect(waiting.parties).toBe(all.filter((one) => one.waiting).length);
    }),
  );
});

test('the sizes of a guest list are those of its replies', () => {
  const all = [...many(3, say('yes')), ...many(2, say('yes', 1, false)), say('no')];
  const counted = count(all, 6);
  expect(countGuests(counted, 'all')).toEqual({ invited: 10, open: 2 });
  expect(countGuests(counted, 'yes')).toEqual({ invited: 3, open: 2 });
  expect(countGuests(counted, 'no')).toEqual({ invited: 1, open: 0 });
  expect(countGuests(counted, 'maybe')).toEqual({ invited: 0, open: 0 });
  expect(countGuests(counted, 'none')).toEqual({ invited: 6, open: 0 });
  expect(countGuests(count([]), 'all')).toEqual({ invited: 0, open: 0 });
});

test('an invitee who is gone between two counts takes nobody else along', () => {
  const counted = { ...count(many(3, say('yes'))), guests: 2 };
  expect(toFigures(counted)).toMatchObject({ going: 3, noResponse: 0 });
});
