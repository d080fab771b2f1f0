import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { ownQuestion } from '#app/features/draft/parts/question-presets.ts';

import { getPathAfter, getPathBefore } from '../frame/steps.ts';
import { nameCount, summarizeSettings } from './settings-summary.ts';

test('the settings are summed up by what differs from nothing (behaviour 27.1)', () => {
  expect(summarizeSettings(usualAnswers)).toEqual(['Guests may bring one person']);
  const settings = {
    ...usualAnswers,
    companions: 4,
    questions: [{ ...ownQuestion, id: 'a' }],
    answerBy: '2027-05-29',
    seats: 40,
    guestList: 'names' as const,
  };
  expect(summarizeSettings(settings)).toEqual([
    'Guests may bring up to 4 people',
    '1 question',
    'Answer by Saturday, May 29, 2027',
    '40 places',
    'Guests see first names',
  ]);
  expect(summarizeSettings({ ...usualAnswers, companions: 0, seats: Number.NaN })).toEqual([
    'Guests bring nobody',
  ]);
  expect([0, 1, 2].map(nameCount)).toEqual(['Nobody', '1 person', '2 people']);
});

test('the answer settings lead back to where they were opened, and on from there (behaviour 27.1)', () => {
  expect([getPathBefore('answers'), getPathAfter('answers')]).toEqual(['/invitee', '/location']);
  expect([getPathBefore('answers', 'review'), getPathAfter('answers', 'review')]).toEqual([
    '/confirmation',
    '/confirmation',
  ]);
  expect([getPathBefore('location'), getPathAfter('invitee')]).toEqual(['/invitee', '/location']);
});
