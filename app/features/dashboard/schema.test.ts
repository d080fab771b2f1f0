import * as v from 'valibot';
import { expect, test } from 'vitest';

import { unreadablePart } from '#app/features/draft/messages.ts';
import { messages } from '#app/features/guests/messages.ts';

import { overviewActionSchema } from './schema.ts';

const edit = { part: 'eventName', version: 1, value: 'Summer feast' };
const recording = { record: { inviteeId: 'a' }, as: 'yes' };

function problemOf(input: unknown): string | null {
  const parsed = v.safeParse(overviewActionSchema, input);
  return parsed.success ? null : parsed.issues[0].message;
}

test('an action is an edit or a recording, as its intent says', () => {
  expect(problemOf({ intent: 'edit', ...edit })).toBeNull();
  expect(problemOf({ intent: 'record', ...recording })).toBeNull();
  expect(problemOf({ intent: 'edit', ...recording })).toBe(unreadablePart);
  expect(problemOf({ intent: 'record', ...edit })).toBe(messages.unknownRecording);
});

test.each([
  null,
  [],
  [1, 2],
  'edit',
  {},
  edit,
  recording,
  { intent: 'delete', ...edit },
  { intent: ['edit'], ...edit },
  { intent: 'EDIT', ...edit },
])('%j has no known intent and is refused as unreadable', (input) => {
  expect(problemOf(input)).toBe(unreadablePart);
});
