import { expect, test } from 'vitest';

import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { findInviteSeason, formatHostTitle, hasSameFacts, matchInvitees } from './rules.ts';

test('an event is called by its title, else its theme, else its type, else Your Event', () => {
  const event = { eventName: 'Fest', theme: ['Neon', 'Retro'], eventType: ['Brunch', 'Dinner'] };
  expect(formatHostTitle(event)).toBe('Fest');
  expect(formatHostTitle({ ...event, eventName: ' ' })).toBe('Neon • Retro');
  expect(formatHostTitle({ ...event, eventName: '', theme: [] })).toBe('Brunch, Dinner');
  expect(formatHostTitle({ eventName: '', theme: [], eventType: [] })).toBe('Your Event');
});

test('another zone is another fact only with a date and a time (behaviour 25.6)', () => {
  const berlin = {
    date: '2027-06-12',
    startTime: '',
    endTime: '',
    endsNextDay: false,
    timeZone: 'Europe/Berlin',
    location: 'Bath',
  };
  const isSameIn = (changes: Partial<typeof berlin>) =>
    hasSameFacts({ ...berlin, ...changes }, { ...berlin, ...changes, timeZone: 'Europe/Vienna' });
  expect(isSameIn({})).toBe(true);
  expect(isSameIn({ date: '', startTime: '18:00' })).toBe(true);
  expect(isSameIn({ startTime: '18:00' })).toBe(false);
  expect(isSameIn({ endTime: '23:00' })).toBe(false);
});

test('invitees are matched with stored ones by name and address, then by address, then by name (behaviour 12.17)', () => {
  const stored = [
    { id: '1', name: 'Ana', email: 'ana@example.org' },
    { id: '2', name: 'Ana', email: 'other@example.org' },
    { id: '3', name: 'Ben', email: 'ben@example.org' },
    { id: '4', name: 'Cleo', email: 'cleo@example.org' },
  ];
  const invitees = [
    { name: 'Cleo', email: 'new@example.org' },
    { name: 'Benjamin', email: 'ben@example.org' },
    { name: 'Ana', email: 'other@example.org' },
    { name: 'Dora', email: 'dora@example.org' },
    { name: 'Ben', email: 'ben@example.org' },
  ];
  const ids = matchInvitees(invitees, stored).map(({ id }) => id);
  expect(ids).toEqual(['4', undefined, '2', undefined, '3']);
});

test('the season of a stored event knows that it is canceled (behaviour 44.1)', () => {
  const stored = { ...secretInvite, date: '2027-06-12', timeZone: 'UTC' };
  const later = Date.parse('2028-01-01T00:00:00Z');
  expect(findInviteSeason(stored, later)).toEqual({ kind: 'after' });
  const canceled = { ...stored, cancellation: { message: '' } };
  expect(findInviteSeason(canceled, later)).toEqual({ kind: 'before' });
});
