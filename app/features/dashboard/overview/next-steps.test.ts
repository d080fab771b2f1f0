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
  toTell: 0,
  isJustOver: false,
  inviteeCount: 3,
  figures: { going: 3, people: 3, maybe: 0, declined: 0, noResponse: 0 },
  headcount: { unconfirmed: 0, waiting: { parties: 0, people: 0 } },
  marks: { incomplete: 0, late: 0, waiting: 0, unsent: 0, failed: 0, nameless: 0 },
  seats: null,
  answerBy: '',
  offer: null,
};

const stepsOf = (changes: Partial<StepFacts>) => chooseNextSteps({ ...done, ...changes });
const namesOf = (changes: Partial<StepFacts>) => stepsOf(changes).map(({ name }) => name);
const marked = (changes: Partial<StepFacts['marks']>) => ({ marks: { ...done.marks, ...changes } });
const silent = (noResponse: number) => ({ figures: { ...done.figures, noResponse } });

describe('what to do next', () => {
  test('is nothing when everything is done', () => {
    expect(stepsOf({})).toEqual([]);
  });

  test('of an event without guests is to share the link and to add guests (behaviour 39.6)', () => {
    const figures = { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 };
    expect(namesOf({ inviteeCount: 0, figures })).toEqual(['share', 'add']);
    expect(namesOf({ inviteeCount: 0 })).toEqual(['add']);
  });

  test('names the most urgent three, each with its number and one action (behaviour 39.6)', () => {
    const all = {
      ...silent(18),
      ...marked({ failed: 2, unsent: 1, nameless: 4 }),
      headcount: { ...done.headcount, unconfirmed: 9 },
      answerBy: 'Saturday, June 5, 2027',
      offer: { what: 'place', count: 12 },
    };
    expect(stepsOf(all)).toEqual([
      {
        name: 'failed',
        text: '2 addresses failed',
        note: 'Your mail did not reach them.',
        action: 'Fix',
      },
      {
        name: 'unanswered',
        text: '18 guests have not answered',
        note: 'Answers by Saturday, June 5, 2027.',
        action: 'Remind',
      },
      {
        name: 'changed',
        text: 'You have changed the place. Your guests were not told: 12 messages to send.',
        note: '9 people said yes before. They have not confirmed.',
        action: 'Tell guests',
      },
    ]);
  });

  test('is to invite before anybody is reminded (behaviour 39.6)', () => {
    expect(namesOf({ ...silent(3), ...marked({ unsent: 3 }) })).toEqual(['unsent']);
    expect(namesOf({ ...silent(3), ...marked({ unsent: 1 }) })).toEqual(['unanswered', 'unsent']);
  });

  test('without mail is to copy links', () => {
    expect(stepsOf({ ...silent(1), sendsMail: false })).toEqual([
      { name: 'unanswered', text: '1 guest has not answered', note: '', action: 'Copy links' },
    ]);
  });

  test('after a change is to see who has not confirmed, when nobody is to be told', () => {
    expect(stepsOf({ headcount: { ...done.headcount, unconfirmed: 1 } })).toEqual([
      {
        name: 'changed',
        text: '1 person said yes before the change',
        note: 'They have not confirmed.',
        action: 'See who',
      },
    ]);
  });

  test('asks nobody for an answer that is not taken (behaviour 39.6)', () => {
    const unconfirmed = { headcount: { ...done.headcount, unconfirmed: 2 } };
    for (const season of ['closed', 'canceled', 'past'] as const) {
      const asked = { ...silent(3), ...marked({ unsent: 1 }), ...unconfirmed, season };
      expect(namesOf(asked)).toEqual([]);
    }
  });

  test('of a canceled event is to tell who does not know, and to invite nobody (behaviour 39.6)', () => {
    const nobody = { inviteeCount: 0, figures: { ...done.figures, going: 0, people: 0 } };
    expect(namesOf({ ...nobody, season: 'canceled' })).toEqual([]);
    const waiting = { headcount: { unconfirmed: 0, waiting: { parties: 1, people: 4 } } };
    const full = { ...waiting, ...marked({ nameless: 1 }), seats: 5 };
    expect(stepsOf({ ...full, season: 'canceled', toTell: 6 })).toEqual([
      {
        name: 'tell',
        text: '6 guests don’t know yet',
        note: 'The event is canceled.',
        action: 'Tell guests',
      },
    ]);
  });

  test('after the event is to thank who said yes, for two weeks and by mail (behaviour 39.6)', () => {
    const past = { season: 'past', isJustOver: true } as const;
    expect(stepsOf(past)).toEqual([
      {
        name: 'thank',
        text: 'Thank your guests',
        note: '3 people said yes.',
        action: 'Write thanks',
      },
    ]);
    expect(namesOf({ ...past, isJustOver: false })).toEqual([]);
    expect(namesOf({ ...past, sendsMail: false })).toEqual([]);
    expect(namesOf({ ...past, ...marked({ nameless: 2 }), inviteeCount: 0 })).toEqual(['thank']);
  });

  test('of an event that is closed for answers shares no link (behaviour 39.6)', () => {
    const figures = { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 };
    expect(namesOf({ inviteeCount: 0, figures, season: 'closed' })).toEqual(['add']);
  });

  test('is to invite who waits once places are free', () => {
    const headcount = { unconfirmed: 0, waiting: { parties: 1, people: 4 } };
    expect(namesOf({ headcount, seats: 3 })).toEqual([]);
    expect(stepsOf({ headcount, seats: 5 })).toMatchObject([
      { name: 'waiting', text: '4 people are waiting', action: 'Invite' },
    ]);
  });

  test('is never more than three steps, in their order, and each number is one of the facts (behaviour 39.6)', () => {
    const count = integer({ min: 0, max: 3 });
    const facts = record({
      sendsMail: boolean(),
      season: constantFrom('open', 'closed', 'canceled', 'past'),
      toTell: count,
      isJustOver: boolean(),
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
        unsent: count,
        failed: count,
        nameless: count,
      }),
      seats: option(count),
      answerBy: constant(''),
      offer: option(constant({ what: 'place', count: 2 })),
    });
    assert(
      property(facts, (some) => {
        const steps = chooseNextSteps(some);
        const order = steps.map(({ name }) => stepNames.indexOf(name));
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
