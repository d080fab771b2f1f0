import { expect, test } from 'vitest';

import type { AnswerSettings } from '#app/features/invite/schema.ts';

import { makeSamples } from './sample.ts';

const song = {
  id: 'song',
  kind: 'one' as const,
  scope: 'reply' as const,
  title: ' ',
  choices: ['Waltz', '', 'Waltz'],
  required: true,
};
const settings: AnswerSettings = {
  companions: 2,
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
  questions: [song],
};

test('a question that is still being written is shown with what it lacks named (behaviour 27.9)', () => {
  const { asked, coming } = makeSamples(settings, '2027-05-01');
  expect(asked.questions).toMatchObject([
    { title: 'New question', choices: ['Waltz', 'Choice 2'] },
  ]);
  expect(asked.party).toEqual({ people: [], companions: 2, isInvitee: true });
  expect(coming.missing).toEqual([{ question: 'song', person: '' }]);
});

test('a question of each person is shown to a household (behaviour 27.9)', () => {
  const { coming } = makeSamples(
    { ...settings, questions: [{ ...song, scope: 'person' }] },
    '2027-05-01',
  );
  expect(coming.party.people.map(({ name }) => name)).toEqual(['Chiara', 'Marco']);
  expect(coming.missing.map(({ person }) => person)).toEqual(['chiara', 'marco']);
});
