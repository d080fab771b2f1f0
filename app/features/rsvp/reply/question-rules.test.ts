import { describe, expect, test } from 'vitest';

import type { StoredQuestion } from '#app/features/invite/schema.ts';

import type { AnswerValue, GivenAnswer, Party, QuestionAnswers } from '../reply.ts';
import { answerQuestions, findMissingAnswers } from './question-rules.ts';

const ask = (id: string, more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  kind: 'text',
  scope: 'reply',
  title: id,
  choices: [],
  required: false,
  ...more,
});
const questions = [
  ask('song'),
  ask('menu', { kind: 'one', choices: ['Fish', 'Beans'], scope: 'person', required: true }),
  ask('days', { kind: 'several', choices: ['Fri', 'Sat', 'Sun'] }),
  ask('cars', { kind: 'number' }),
  ask('bus', { kind: 'yesno', required: true }),
  ask('old', { retired: true, required: true }),
];
const one: Party = { people: [], companions: 1, isInvitee: true };
const two: Party = {
  ...one,
  people: ['ana', 'ben'].map((id) => ({ id, name: id, child: false })),
};

const say = (question: string, value: AnswerValue | null, person = ''): GivenAnswer => ({
  question,
  person,
  value,
});
const answerAll = (given: GivenAnswer[], party = one) =>
  answerQuestions({}, given, { questions, party, people: null });
const reasonOf = (given: GivenAnswer, party = one) => answerAll([given], party).problems[0]?.reason;

describe('answers to questions', () => {
  test('of every kind are stored as they are meant (behaviour 25.10)', () => {
    const given = [
      say('song', 'Waterloo'),
      say('menu', 'Fish'),
      say('days', ['Sun', 'Fri']),
      say('cars', ' 1,5 '),
      say('bus', 'no'),
    ];
    expect(answerAll(given)).toEqual({
      answers: {
        song: { '': 'Waterloo' },
        menu: { '': 'Fish' },
        days: { '': ['Fri', 'Sun'] },
        cars: { '': 1.5 },
        bus: { '': 'no' },
      },
      problems: [],
    });
  });

  test('to a question of each person belong to one of them', () => {
    const { answers, problems } = answerAll(
      [say('menu', 'Fish', 'ana'), say('menu', 'Beans', 'eve'), say('song', 'X', 'ana')],
      two,
    );
    expect(answers).toEqual({ menu: { ana: 'Fish' } });
    expect(problems.map(({ reason }) => reason)).toEqual(['unknownPerson', 'unknownPerson']);
  });

  test('that do not fit are problems of their own, and the others are stored (behaviour 25.10)', () => {
    const given = [
      say('nothing', 'x'),
      say('old', 'x'),
      say('menu', 'Meat'),
      say('menu', ['Fish', 'Beans']),
      say('days', ['Fri', 'Mon']),
      say('cars', 'many'),
      say('bus', 'perhaps'),
      say('song', 'x'.repeat(201)),
      say('cars', 2),
    ];
    const { answers, problems } = answerAll(given);
    expect(answers).toEqual({ cars: { '': 2 } });
    expect(problems.map(({ reason }) => reason)).toEqual([
      'unknownQuestion',
      'unknownQuestion',
      'unknownChoice',
      'unknownChoice',
      'unknownChoice',
      'notNumber',
      'unknownChoice',
      'answerTooLong',
    ]);
    expect(problems[2]).toMatchObject({ question: 'menu' });
    expect(reasonOf(say('cars', '1e300'))).toBe('notNumber');
  });

  test('are taken back by an empty one, and changed in place', () => {
    const stored = { menu: { ana: 'Fish', ben: 'Beans' }, song: { '': 'X' } };
    const change = (given: GivenAnswer[]) =>
      answerQuestions(stored, given, { questions, party: two, people: null }).answers;
    expect(change([say('menu', '', 'ana'), say('song', null)])).toEqual({ menu: { ben: 'Beans' } });
    const same = change([say('menu', 'Fish', 'ana')]);
    expect(JSON.stringify(same)).toBe(JSON.stringify(stored));
  });

  test('of one reply are limited in all', () => {
    const long = Array.from({ length: 60 }, (_, index) => ask(`q${index}`, { kind: 'long' }));
    const given = long.map(({ id }) => say(id, 'x'.repeat(2000)));
    const { answers, problems } = answerQuestions({}, given, {
      questions: long,
      party: one,
      people: null,
    });
    expect(answers).toEqual({});
    expect(problems).toEqual([{ reason: 'answerTooLong' }]);
  });
});

const unpick = (question: string, person: string, unpicked: 'now' | 'still'): GivenAnswer => ({
  ...say(question, null, person),
  unpicked,
});

test('who comes and was not picked gets the choice that asks for nothing, and keeps what is stored (behaviour 25.50)', () => {
  const food = ask('food', { kind: 'one', scope: 'person', choices: ['Nothing special', 'Vegan'] });
  const nuts = ask('nuts', { kind: 'text', scope: 'person' });
  const people = { ana: 'yes', ben: 'no' } as const;
  const change = (stored: QuestionAnswers, ...given: GivenAnswer[]) =>
    answerQuestions(stored, given, { questions: [food, nuts], party: two, people });
  const vegan = { food: { ana: 'Vegan' } };
  expect(change({}, unpick('food', 'ana', 'still'), unpick('food', 'ben', 'still'))).toEqual({
    answers: { food: { ana: 'Nothing special' } },
    problems: [],
  });
  expect(change(vegan, unpick('food', 'ana', 'still')).answers).toEqual(vegan);
  expect(change(vegan, unpick('food', 'ana', 'now')).answers).toEqual({
    food: { ana: 'Nothing special' },
  });
  expect(change({ nuts: { ana: 'nuts' } }, unpick('nuts', 'ana', 'now')).answers).toEqual({});
  const gone = [unpick('food', 'zoe', 'still'), unpick('old', 'ana', 'still')];
  expect(change({}, ...gone)).toEqual({ answers: {}, problems: [] });
});

test('required questions are open until everybody who comes has answered (behaviour 25.10)', () => {
  const missing = (people: Record<string, 'yes' | 'no'> | null, answers = {}) =>
    findMissingAnswers({ answer: 'yes', people, answers }, questions);
  const bus = { question: 'bus', person: '' };
  expect(missing(null)).toEqual([{ question: 'menu', person: '' }, bus]);
  expect(missing({ ana: 'yes', ben: 'no' })).toEqual([{ question: 'menu', person: 'ana' }, bus]);
  expect(missing({ ana: 'yes' }, { menu: { ana: 'Fish' }, bus: { '': 'no' } })).toEqual([]);
  expect(findMissingAnswers({ answer: 'maybe', people: null, answers: {} }, questions)).toEqual([]);
});
