import { expect, test } from 'vitest';

import { spot } from '#app/ui/text/with-elements.ts';

import { describeActivity as describe, nameActor } from './rules.ts';
import type { ActivityEntry } from './schema.ts';

const describeActivity = (of: ActivityEntry) => describe(of).replace(spot('who'), 'Ana');

const entry: ActivityEntry = {
  id: '1',
  kind: 'edited',
  part: 'dateTime',
  count: 1,
  at: 0,
  by: 'ana',
  isOwn: false,
};

test('an entry says who did what, and how many times (behaviour 34.12, 38.14)', () => {
  expect(describeActivity(entry)).toBe('Ana changed date and time');
  expect(describeActivity({ ...entry, part: 'message', count: 3 })).toBe(
    'Ana changed the message (3 times)',
  );
  expect(describeActivity({ ...entry, kind: 'answer-recorded' })).toBe('Ana recorded an answer');
  expect(describeActivity({ ...entry, kind: 'answers-removed', count: 12 })).toBe(
    'Ana removed 12 answers',
  );
  expect(describeActivity({ ...entry, kind: 'guests-added', count: 1200 })).toBe(
    'Ana added 1,200 guests',
  );
  expect(describeActivity({ ...entry, kind: 'guests-removed', part: 'change', count: 12 })).toBe(
    'Ana removed 12 guests',
  );
  expect(describeActivity({ ...entry, kind: 'guests-restored', count: 1 })).toBe(
    'Ana put back a guest',
  );
  expect(describeActivity({ ...entry, kind: 'guest-edited' })).toBe('Ana corrected a guest');
  expect(describeActivity({ ...entry, kind: 'mail-sent', part: 'reminder', count: 18 })).toBe(
    'Ana sent 18 reminders',
  );
  expect(describeActivity({ ...entry, kind: 'mail-sent', part: 'message' })).toBe(
    'Ana sent a message',
  );
  expect(describeActivity({ ...entry, kind: 'joined', part: 'door' })).toBe(
    'Ana joined to help at the door',
  );
  expect(nameActor(entry)).toBe('ana');
  expect(nameActor({ ...entry, isOwn: true })).toBe('You');
});

test('an account that is gone is somebody, and the server has its own name (behaviour 34.12)', () => {
  expect(nameActor({ ...entry, by: null })).toBe('Somebody');
  expect(nameActor({ ...entry, kind: 'guests-expired', by: null })).toBe('Festoon');
});
