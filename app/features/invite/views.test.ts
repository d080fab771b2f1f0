import { expect, test } from 'vitest';

import type { Invite } from './schema.ts';
import { type Company, answerLabel, toEventSummary, toGuestView, toHostView } from './views.ts';

const invite: Invite = {
  id: 'invite',
  draftId: 'SECRET-draft',
  hostUid: 'SECRET-uid',
  hostUsername: 'SECRET-username',
  hostEmail: 'SECRET-email',
  eventName: 'Fest',
  eventType: ['Brunch Party'],
  theme: ['Neon', 'red'],
  date: '2027-06-12',
  startTime: '22:00',
  endTime: '02:00',
  endsNextDay: true,
  timeZone: '',
  location: '',
  lat: null,
  lng: null,
  showMap: true,
  customMessage: '',
  activities: [
    { id: 1, name: 'Cake', time: 1470 },
    { id: 2, name: ' ', time: 1410 },
  ],
  version: 4,
  createdAt: 1,
  updatedAt: 2,
};
const company: Company = {
  figures: { going: 1, people: 2, maybe: 0, declined: 0, noResponse: 1 },
  guestCount: 2,
  invitees: [
    { id: 'a', name: 'Ana', email: 'ana@example.org', token: 'SECRET-token-a' },
    { id: 'b', name: 'Ben', email: 'ben@example.org', token: 'SECRET-token-b' },
  ],
  answers: [
    { id: 'r1', inviteeId: 'a', name: 'Ana', answer: 'yes', extra: 1, recordedByHost: true },
    { id: 'r2', inviteeId: null, name: '', answer: 'maybe', extra: 0, recordedByHost: false },
    { id: 'r3', inviteeId: null, name: 'Zoe', answer: 'no', extra: 0, recordedByHost: true },
  ],
  shown: 200,
};

test('a guest view holds nothing of the host, the draft or the invitees', () => {
  expect(JSON.stringify(toGuestView(invite))).not.toContain('SECRET');
});

test('a host view holds nothing of the login, and of the secrets only the tokens of invitees', () => {
  const { guests, ...rest } = toHostView(invite, company);
  expect(JSON.stringify(rest)).not.toContain('SECRET');
  expect(guests.map(({ token }) => token)).toEqual(['SECRET-token-a', 'SECRET-token-b']);
  const tokenless = guests.map((row) => ({ ...row, token: '' }));
  expect(JSON.stringify(tokenless)).not.toContain('SECRET');
});

test('a list of events holds no secret at all', () => {
  expect(JSON.stringify(toEventSummary(invite, company.figures))).not.toContain('SECRET');
});

test('each invitee has an answer, and answers from the open link stand by name', () => {
  const { guests, openAnswers } = toHostView(invite, company);
  expect(guests.map(({ name, label, recorded }) => [name, label, recorded])).toEqual([
    ['Ana', 'Going +1', true],
    ['Ben', 'No response yet', false],
  ]);
  expect(openAnswers.map(({ id, name, label, recorded }) => [id, name, label, recorded])).toEqual([
    ['r2', 'Guest without a name', 'Maybe', false],
    ['r3', 'Zoe', 'Declined', true],
  ]);
  expect(openAnswers.some(({ token }) => token !== undefined)).toBe(false);
});

test('of many answers from the open link only as many are shown as were asked for', () => {
  const view = toHostView(invite, { ...company, shown: 1 });
  expect(view.openAnswers).toHaveLength(1);
  expect(view.openAnswerCount).toBe(2);
});

test('the timeline is ordered by the evening, not by the clock, with a name for the nameless', () => {
  const { timeline } = toHostView(invite, company);
  expect(timeline.map(({ name, time }) => `${time} ${name}`)).toEqual([
    '11:30 PM Untitled activity',
    '12:30 AM Cake',
  ]);
});

test('an activity that an import brought without a time is to be decided', () => {
  const activities = [{ id: 1, name: 'Toast', time: Number.NaN }];
  expect(toHostView({ ...invite, activities }, company).timeline[0]?.time).toBe('TBD');
});

test('every answer has its words', () => {
  expect(answerLabel(undefined)).toBe('No response yet');
  expect(answerLabel({ answer: 'yes', extra: 0 })).toBe('Going');
  expect(answerLabel({ answer: 'maybe', extra: 1 })).toBe('Maybe');
});
