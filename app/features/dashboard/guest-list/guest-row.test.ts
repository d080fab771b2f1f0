import { expect, test } from 'vitest';

import { getChosenAnswer } from './answer-choices.ts';
import { labelAnswer, listMarks } from './guest-row.ts';

test('every answer has a label', () => {
  expect(labelAnswer(undefined)).toBe('No response yet');
  expect(labelAnswer({ answer: 'yes', extra: 0 })).toBe('Going');
  expect(labelAnswer({ answer: 'maybe', extra: 1 })).toBe('Maybe');
});

test('of a household the label says how many come', () => {
  const household = { coming: 3, size: 4 };
  expect(labelAnswer({ answer: 'yes', extra: 0, household })).toBe('Going, 3 of 4');
  expect(labelAnswer({ answer: 'yes', extra: 2, household })).toBe('Going, 3 of 4 +2');
  expect(labelAnswer({ answer: 'no', extra: 0, household })).toBe('Declined');
  expect(labelAnswer({ answer: 'yes', extra: 0, household, waiting: true })).toBe(
    'On the waiting list',
  );
});

const chosen = (label: ReturnType<typeof labelAnswer>) => getChosenAnswer({ label });

test('the menu marks the stored answer, whatever its label says', () => {
  expect(chosen('Going, 3 of 4')).toBe('yes');
  expect(chosen('Going, 3 of 4 +2')).toBe('yes+1');
  expect(chosen('Going +3')).toBe('yes+1');
  expect(chosen('On the waiting list')).toBe('yes');
  expect(chosen('No response yet')).toBe('none');
  expect(getChosenAnswer({ label: 'Going' }, 'no')).toBe('no');
});

test('what is to be looked after is named', () => {
  expect(listMarks({ incomplete: false, late: false, outdated: false })).toEqual([]);
  expect(listMarks({ incomplete: true, late: true, outdated: true })).toEqual([
    'Incomplete',
    'Late',
    'Before the change',
  ]);
});
