import { expect, test } from 'vitest';

import { labelAnswer } from './guest-row.ts';

test('every answer has a label', () => {
  expect(labelAnswer(undefined)).toBe('No response yet');
  expect(labelAnswer({ answer: 'yes', extra: 0 })).toBe('Going');
  expect(labelAnswer({ answer: 'maybe', extra: 1 })).toBe('Maybe');
});
