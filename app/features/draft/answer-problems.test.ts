import { expect, test } from 'vitest';

import { findAnswerProblems } from './answer-problems.ts';
import { usualAnswers } from './parts/answers.ts';
import { ownQuestion } from './parts/question-presets.ts';

const menu = { ...ownQuestion, id: 'menu', kind: 'one' as const, title: 'Menu' };

test('every field at fault has a sentence of its own, in the order of the screen (behaviour 27.7)', () => {
  expect(findAnswerProblems(usualAnswers)).toEqual(new Map());
  const problems = findAnswerProblems({
    ...usualAnswers,
    seats: 0,
    contact: 'x'.repeat(321),
    questions: [
      { ...menu, choices: ['Fish', 'Beans'] },
      { ...ownQuestion, id: 'empty' },
      { ...menu, id: 'blank', choices: ['Fish', ' '] },
      { ...menu, id: 'few', choices: ['Fish'] },
      { ...menu, id: 'same', choices: ['Fish', 'Fish'] },
    ],
  });
  expect([...problems]).toEqual([
    ['seats', 'Please enter a number of places between 1 and 100,000.'],
    ['contact', 'Please use at most 320 characters for how to reach you.'],
    ['questions.1.title', 'Please enter the question.'],
    ['questions.2.choices.1', 'Please enter the choice, or remove it.'],
    ['questions.3', 'Please give this question at least two choices.'],
    ['questions.4', 'Two choices of this question are the same.'],
  ]);
});

test('a number of places that is none is a problem of its field (behaviour 27.7)', () => {
  for (const seats of [Number.NaN, 1.5, -3, 1e9]) {
    expect([...findAnswerProblems({ ...usualAnswers, seats }).keys()]).toEqual(['seats']);
  }
});
