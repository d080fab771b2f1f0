import { expect, test } from 'vitest';

import type { Invite } from '#app/features/invite/schema.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { sortEvents, toEventSummary } from './event-summary.server.ts';

const figures = { going: 1, people: 2, maybe: 0, declined: 0, noResponse: 1 };
const summarize = (changes: Partial<Invite>, now = 0) =>
  toEventSummary({ ...secretInvite, ...changes }, figures, {
    role: 'owner',
    now,
    untold: 0,
    retentionDays: 30,
  });

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

test('an event summary holds no secret', () => {
  expect(JSON.stringify(summarize({}))).not.toContain('SECRET');
});

test('today comes first, canceled events after those to come, past ones last (behaviour 34.9)', () => {
  const night = { date: '2027-06-12', startTime: '22:00', endTime: '02:00', endsNextDay: true };
  const now = Date.UTC(2027, 5, 12, 20);
  const lists = sortEvents(
    [
      { id: 'later', date: '2027-07-01' },
      { id: 'undated', date: '' },
      { id: 'tonight', ...night },
      { id: 'canceled', date: '2027-06-20', cancellation: { message: '' } },
      { id: 'past', date: '2027-05-01', endsNextDay: false },
      { id: 'invited late', date: '2027-05-01', savedPast: true, endsNextDay: false },
    ].map((event) => summarize({ timeZone: 'UTC', ...event }, now)),
  );
  expect({
    today: idsOf(lists.today),
    upcoming: idsOf(lists.upcoming),
    canceled: idsOf(lists.canceled),
    past: idsOf(lists.past),
  }).toEqual({
    today: ['tonight'],
    upcoming: ['undated', 'later'],
    canceled: ['canceled'],
    past: ['past', 'invited late'],
  });
  expect(lists.today[0]?.when).toBe('Tonight, 10:00 PM');
});
