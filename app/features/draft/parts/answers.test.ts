import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { limits } from '../limits.ts';
import { getEmptyStep, toStepValue, isFilled, parts, toPart } from '../parts.ts';
import { type AnswerSettings, usualAnswers } from './answers.ts';
import { type Question, replaceQuestions } from './question.ts';

const { schema } = parts.answers;

function problemOf(changes: object): string | null {
  const parsed = v.safeParse(schema, { answerSettings: { ...usualAnswers, ...changes } });
  return parsed.success ? null : parsed.issues[0].message;
}

function ask(changes: Partial<Question> = {}): Question {
  const base = { id: 'q1', kind: 'text', scope: 'reply', title: 'Allergies', required: false };
  return { ...base, choices: [], ...changes } as Question;
}

const choices = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

const household = (count: number) => ({
  invitees: [
    {
      name: 'The Rossis',
      email: 'chiara@example.org',
      people: Array.from({ length: count }, (_, index) => ({ name: `Person ${index}` })),
    },
  ],
});

test('a draft without answer settings gets the usual ones (behaviour 25.1)', () => {
  expect(v.parse(schema, {})).toEqual({
    answerSettings: {
      companions: 1,
      answerBy: '',
      late: 'accept',
      seats: null,
      whenFull: 'list',
      guestList: 'host',
      childNames: false,
      note: true,
      decideBy: true,
      countdown: true,
      contact: '',
      questions: [],
    },
  });
  expect(isFilled('answers', getEmptyStep('answers'))).toBe(false);
  expect(isFilled('answers', { ...usualAnswers, companions: 0 })).toBe(true);
});

test('a draft or an event file of a release that called the seats places is read (behaviour 3.15)', () => {
  const { seats: _seats, ...others } = usualAnswers;
  for (const places of [40, null]) {
    const answerSettings = { ...others, places };
    const read = { ...others, seats: places };
    expect(v.parse(schema, { answerSettings })).toEqual({ answerSettings: read });
    expect(v.parse(parts.answers.stepSchema, answerSettings)).toEqual(read);
  }
  expect(v.safeParse(schema, { answerSettings: { ...others, places: 0 } }).success).toBe(false);
});

test('settings out of range are refused with a sentence (behaviour 25.2)', () => {
  expect(problemOf({ companions: 0 })).toBeNull();
  expect(problemOf({ companions: 10 })).toBeNull();
  expect(problemOf({ companions: 11 })).toBe('Guests may bring at most 10 people.');
  const seats = 'Please enter a number of places between 1 and 100,000.';
  for (const wrong of [0, -1, 1.5, 100_001, '9']) expect(problemOf({ seats: wrong })).toBe(seats);
  expect(problemOf({ answerBy: '2027-02-30' })).toBe('Please enter a date that exists.');
  expect(problemOf({ contact: 'x'.repeat(321) })).toMatch(/at most 320 characters/);
});

describe('questions', () => {
  test('questions that cannot be asked are refused with a sentence (behaviour 25.3)', () => {
    const problem = (changes: Partial<Question>) => problemOf({ questions: [ask(changes)] });
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ask({ id: `q${index}` }));
    expect(problem({})).toBeNull();
    expect(problem({ title: ' ' })).toBe('Please enter the question.');
    expect(problem({ title: 'x'.repeat(201) })).toMatch(/at most 200 characters/);
    expect(problem({ kind: 'one', choices: ['Fish'] })).toMatch(/at least two choices/);
    expect(problem({ kind: 'one', choices: ['Fish', ' Fish '] })).toMatch(/are the same/);
    expect(problem({ kind: 'several', choices: choices(30) })).toBeNull();
    expect(problem({ kind: 'several', choices: choices(31) })).toMatch(/at most 30 choices/);
    expect(problem({ kind: 'one', choices: ['', 'Fish'] })).toMatch(/enter the choice/);
    expect(problemOf({ questions: many(limits.questions) })).toBeNull();
    expect(problemOf({ questions: many(limits.questions + 1) })).toMatch(/at most 20 questions/);
    expect(problemOf({ questions: [ask(), ask()] })).toMatch(/the same id/);
  });

  test('choices of a question without any are dropped', () => {
    const settings = { ...usualAnswers, questions: [ask({ kind: 'yesno', choices: ['a', 'b'] })] };
    const parsed = v.parse(schema, { answerSettings: settings });
    expect(parsed.answerSettings.questions[0]?.choices).toEqual([]);
  });

  test('what is not asked any more is retired, and comes back with its id (behaviour 25.4)', () => {
    const [one, two] = [ask({ id: 'one' }), ask({ id: 'two', title: 'Song' })];
    const left = replaceQuestions([one, two], [two]);
    expect(left).toEqual([two, { ...one, retired: true }]);
    expect(replaceQuestions(left, [one, two])).toEqual([one, two]);
  });

  test('a question of another kind is another question (behaviour 25.4)', () => {
    const before = ask({ id: 'one', kind: 'text' });
    const after = ask({ id: 'one', kind: 'number' });
    expect(replaceQuestions([before], [after])).toEqual([
      { ...after, id: 'one-2' },
      { ...before, retired: true },
    ]);
    const perPerson = ask({ id: 'one', scope: 'person' });
    expect(replaceQuestions([before], [perPerson])[0]?.id).toBe('one-2');
    const retitled = ask({ id: 'one', title: 'Any allergies?' });
    expect(replaceQuestions([before], [retitled])).toEqual([retitled]);
  });

  test('whatever is asked instead, every id is there once and none is lost', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'a-2'),
        kind: fc.constantFrom('text', 'number'),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), (rounds) => {
        let stored: ReturnType<typeof replaceQuestions> = [];
        for (const round of rounds) {
          const asked = round.map((one) => ask(one as Partial<Question>));
          const before = stored;
          stored = replaceQuestions(stored, asked);
          const ids = stored.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { id } of before) expect(ids).toContain(id);
          const active = stored.filter(({ retired }) => !retired);
          expect(active.map(({ kind }) => kind)).toEqual(asked.map(({ kind }) => kind));
        }
      }),
    );
  });
});

test('a household has at most twenty people (behaviour 25.5)', () => {
  expect(v.is(parts.invitee.schema, household(20))).toBe(true);
  const refused = v.safeParse(parts.invitee.schema, household(21));
  expect(refused.issues?.[0].message).toBe('A household has at most 20 people.');
  const parsed = v.parse(parts.invitee.schema, household(2));
  expect(parsed.invitees[0]?.people).toEqual([
    { name: 'Person 0', child: false },
    { name: 'Person 1', child: false },
  ]);
});

test('settings go from a part to its step and back unchanged, also through the browser’s storage', () => {
  const settings: AnswerSettings = {
    ...usualAnswers,
    companions: 4,
    answerBy: '2027-05-29',
    seats: 40,
    questions: [ask({ kind: 'one', choices: ['Fish', 'Beans'], required: true })],
  };
  const step = toStepValue('answers', { answerSettings: settings });
  const kept = v.parse(parts.answers.stepSchema, JSON.parse(JSON.stringify(step)));
  expect(toPart('answers', kept)).toEqual({ answerSettings: settings });
  const damaged = { ...kept, companions: 'many', questions: [{}, ...kept.questions] };
  expect(v.parse(parts.answers.stepSchema, damaged)).toEqual({ ...kept, companions: 1 });
});
