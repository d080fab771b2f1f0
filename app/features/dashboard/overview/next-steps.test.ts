import {
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type StepFacts, chooseNextSteps, stepNames } from './next-steps.ts';

const done: StepFacts = {
  sendsMail: true,
  season: 'open',
  isJustOver: false,
  isFollowUp: false,
  hasAlbum: false,
  inviteeCount: 3,
  figures: { going: 3, people: 3, maybe: 0, declined: 0, noResponse: 0 },
  headcount: { unconfirmed: 0, waiting: { parties: 0, people: 0 } },
  marks: { incomplete: 0, late: 0, waiting: 0, untold: 0, returned: 0, nameless: 0 },
  people: null,
  asked: '',
  seats: null,
  due: '',
  isPastDue: false,
  offer: null,
};

const stepsOf = (changes: Partial<StepFacts>) => chooseNextSteps({ ...done, ...changes });
const namesOf = (changes: Partial<StepFacts>) => stepsOf(changes).map(({ name }) => name);
const marked = (changes: Partial<StepFacts['marks']>) => ({ marks: { ...done.marks, ...changes } });
const silent = (noResponse: number) => ({ figures: { ...done.figures, noResponse } });
const people = { untold: [], returned: [], silent: [], attendance: null, later: [] };

const untold = (count: number) => ({
  ...silent(3),
  ...marked({ untold: count }),
  people,
});

describe('what to do next', () => {
  test('is nothing when everything is done', () => {
    expect(stepsOf({})).toEqual([]);
  });

  test('names the most urgent three, with numbers and names (behaviour 39.6)', () => {
    const all = {
      ...silent(18),
      ...marked({ returned: 2, untold: 5, nameless: 4 }),
      inviteeCount: 63,
      people: { ...people, returned: ['Ida', 'Bo'], untold: ['Noor', 'Emil', 'Grace'] },
      offer: { what: 'title', count: 10, byPhone: 2 },
    };
    expect(stepsOf(all)).toEqual([
      { name: 'returned', text: '2 messages came back', note: 'Ida and Bo', action: 'Fix' },
      {
        name: 'changed',
        text: '12 guests don’t know the new title',
        note: '',
        action: 'Tell guests',
      },
      {
        name: 'untold',
        text: '5 of 63 not told yet',
        note: 'Noor, Emil and 3 more',
        action: 'Invite',
      },
    ]);
  });

  test('names who has not answered, when they were asked and when it is due (behaviour 39.6)', () => {
    const asked = { asked: 'May 3', due: 'June 5' };
    expect(stepsOf({ ...silent(18), ...asked })).toMatchObject([
      { text: '18 have not answered', note: 'Asked May 3. Due June 5.', action: 'Remind' },
    ]);
    const one = { ...silent(1), people: { ...people, silent: ['Chiara'] } };
    const wanted = { ...silent(18), ...marked({ returned: 2 }), ...asked, isFollowUp: true };
    expect(stepsOf(wanted)).toMatchObject([
      { name: 'unanswered', note: 'You wanted to be reminded. Asked May 3. Due June 5.' },
      { name: 'returned' },
    ]);
    expect(stepsOf({ ...one, ...asked, isPastDue: true })).toMatchObject([
      { text: 'Chiara has not answered', note: 'Asked May 3. Were due June 5.' },
    ]);
    expect(stepsOf({ ...one, sendsMail: false })).toMatchObject([{ action: 'Remind' }]);
  });

  test('is to invite before anybody is reminded (behaviour 39.6)', () => {
    expect(namesOf(untold(3))).toEqual(['untold']);
    expect(namesOf(untold(1))).toEqual(['untold', 'unanswered']);
  });

  test('leaves a change to the card above while somebody has not confirmed it (behaviour 28.21)', () => {
    const change = { offer: { what: 'date', count: 0, byPhone: 1 } };
    expect(namesOf({ ...change, headcount: { ...done.headcount, unconfirmed: 9 } })).toEqual([]);
    expect(stepsOf(change)).toMatchObject([{ text: '1 guest doesn’t know the new date' }]);
  });

  test('asks nobody for an answer that is not taken (behaviour 39.6)', () => {
    for (const season of ['closed', 'canceled', 'today'] as const) {
      expect(namesOf({ ...silent(3), ...marked({ untold: 1 }), sendsMail: false, season })).toEqual(
        [],
      );
    }
  });

  test('is to let in who waits once places are free (behaviour 39.6)', () => {
    const headcount = { unconfirmed: 0, waiting: { parties: 1, people: 4 } };
    expect(namesOf({ headcount, seats: 3 })).toEqual([]);
    expect(stepsOf({ headcount, seats: 5 })).toMatchObject([
      { name: 'waiting', text: '4 people are waiting', note: '2 places free' },
    ]);
    expect(namesOf({ headcount, seats: 5, season: 'canceled' })).toEqual([]);
  });

  test('on the day is to write, and to ask who is not sure (behaviour 39.23)', () => {
    const figures = { ...done.figures, maybe: 2 };
    expect(stepsOf({ season: 'today', figures })).toMatchObject([
      { text: 'Something changed?', note: 'Write to the 3 who are coming', action: 'Write' },
      { text: '2 are still a maybe', action: 'Ask' },
    ]);
    expect(namesOf({ season: 'today', figures, sendsMail: false })).toEqual([]);
  });

  test('after the event is to thank, for two weeks, to add photos and to do it again (behaviour 39.6, 39.23)', () => {
    const past = { season: 'past', isJustOver: true } as const;
    expect(namesOf(past)).toEqual(['thank', 'photos', 'again']);
    expect(namesOf({ ...past, isJustOver: false, hasAlbum: true })).toEqual(['again']);
    expect(namesOf({ ...past, ...marked({ nameless: 2 }) })).toEqual(['thank', 'photos', 'again']);
  });

  test('is never more than three steps, in their order, and each number is one of the facts (behaviour 39.6)', () => {
    const count = integer({ min: 0, max: 3 });
    const facts = record({
      sendsMail: boolean(),
      season: constantFrom('open', 'closed', 'canceled', 'today', 'past'),
      isJustOver: boolean(),
      isFollowUp: boolean(),
      hasAlbum: boolean(),
      inviteeCount: count,
      figures: record({
        going: count,
        people: count,
        maybe: count,
        declined: count,
        noResponse: count,
      }),
      headcount: record({
        unconfirmed: count,
        waiting: record({ parties: count, people: count }),
      }),
      marks: record({
        incomplete: count,
        late: count,
        waiting: count,
        untold: count,
        returned: count,
        nameless: count,
      }),
      people: constant(people),
      asked: constant(''),
      seats: option(count),
      due: constant(''),
      isPastDue: boolean(),
      offer: option(constant({ what: 'place', count: 2, byPhone: 0 })),
    });
    assert(
      property(facts, (some) => {
        const steps = chooseNextSteps(some);
        const first = some.isFollowUp ? stepNames.indexOf('unanswered') : -1;
        const places = steps.map(({ name }) => stepNames.indexOf(name));
        const order = places.map((place) => (place === first ? -1 : place));
        expect(steps.length).toBeLessThanOrEqual(3);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        for (const { text, action } of steps) {
          expect(text).not.toMatch(/^0 /);
          expect(action).not.toBe('');
        }
      }),
    );
  });
});
