import { expect, test } from 'vitest';

import { englishWords } from '#app/features/words/guest/guest-words.tsx';
import { foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';

import { type Reply, noReply } from '../reply.ts';
import { describeReply } from './reply-sentence.ts';

const people = ['Chiara Rossi', 'Marco Rossi', 'Nina', 'Leo'].map((name) => ({
  id: name.split(' ', 1)[0] ?? '',
  name,
  child: false,
}));
const allergies = { ...songQuestion, id: 'all', title: 'Allergies', scope: 'person' as const };

const describe = (changes: Partial<Reply>, household = false, isOver = false) =>
  describeReply(
    {
      party: { people: household ? people : [], companions: 4, isInvitee: true },
      reply: { ...noReply, answer: 'yes', ...changes },
      extra: changes.extra ?? 0,
      questions: [foodQuestion, songQuestion, allergies],
      isOver,
    },
    englishWords,
  );

const yes = { Chiara: 'yes', Marco: 'yes', Nina: 'yes', Leo: 'yes' } as const;

test.each<[string, Partial<Reply>, boolean?]>([
  ['Just you.', {}],
  ['You and Lotte.', { extra: 1, companions: ['Lotte'] }],
  ['You and one more.', { extra: 1, companions: [''] }],
  ['You, Lotte and 2 more.', { extra: 3, companions: ['Lotte'] }],
  ['Chiara, Marco, Nina and Leo.', { people: yes }, true],
  ['Chiara, Marco and Nina. Leo stays home.', { people: { ...yes, Leo: 'no' } }, true],
  [
    'Chiara, Marco, Nina and Leo. Marco eats vegetarian.',
    { people: yes, answers: { food: { Chiara: 'Nothing special', Marco: 'Vegetarian' } } },
    true,
  ],
  [
    'Marco, Nina and Leo. Chiara stays home. Marco and Nina eat vegetarian. Allergies (Leo): nuts.',
    {
      people: { ...yes, Chiara: 'no' },
      answers: { food: { Marco: 'Vegetarian', Nina: 'Vegetarian' }, all: { Leo: 'nuts' } },
    },
    true,
  ],
  [
    'Just you. You eat vegetarian. A song? Waterloo!',
    { answers: { food: { '': 'Vegetarian' }, song: { '': 'Waterloo!' } } },
  ],
  [`Just you. A song? ${'x'.repeat(79)}…`, { answers: { song: { '': 'x'.repeat(2000) } } }],
])('an answer in a sentence: %s (behaviour 25.37)', (sentence, changes, household) => {
  expect(describe(changes, household)).toBe(sentence);
});

test('people of the same first name keep their names, and other writing stays in its place (behaviour 25.37)', () => {
  const two = ['Ana Rossi', 'Ana Okafor', 'ليلى', '‮evil'].map((name, at) => ({
    id: `p${at}`,
    name,
    child: false,
  }));
  const said = describeReply(
    {
      party: { people: two, companions: 0, isInvitee: true },
      reply: { ...noReply, answer: 'yes', people: { p0: 'yes', p1: 'yes', p2: 'yes', p3: 'no' } },
      extra: 0,
      questions: [],
      isOver: true,
    },
    englishWords,
  );
  expect(said).toContain('Ana Rossi, Ana Okafor and');
  expect(said).toMatch(/\u2068.*ليلى.*\u2069\. \u2068.*evil.*\u2069 stayed home\.$/u);
});
