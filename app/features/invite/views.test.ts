import { expect, test } from 'vitest';

import type { Invite } from './schema.ts';
import {
  type Company,
  answerLabel,
  toEventSummary,
  toGuestView,
  toHostView,
  toLiveView,
} from './views.ts';

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
  query: { find: '', show: 'all', from: 0, paged: false },
  page: {
    invited: 2,
    open: 2,
    rows: [
      {
        id: 'a',
        name: 'Ana',
        email: 'ana@example.org',
        token: 'SECRET-token-a',
        answer: 'yes',
        extra: 1,
        recordedByHost: true,
      },
      {
        id: 'b',
        name: 'Ben',
        email: 'ben@example.org',
        token: 'SECRET-token-b',
        answer: null,
        extra: 0,
        recordedByHost: false,
      },
      {
        id: 'r2',
        name: ' ',
        email: null,
        token: null,
        answer: 'maybe',
        extra: 0,
        recordedByHost: false,
      },
      {
        id: 'r3',
        name: 'Zoe',
        email: null,
        token: null,
        answer: 'no',
        extra: 0,
        recordedByHost: true,
      },
    ],
  },
};

test('a guest view holds nothing of the host, the draft or the invitees', () => {
  expect(JSON.stringify(toGuestView(invite))).not.toContain('SECRET');
});

test('a host view holds nothing of the login, and of the secrets only the tokens of the invitees on the page', () => {
  const { list, ...rest } = toHostView(invite, company);
  expect(JSON.stringify(rest)).not.toContain('SECRET');
  const tokens = list.rows.map(({ token }) => token);
  expect(tokens).toEqual(['SECRET-token-a', 'SECRET-token-b', undefined, undefined]);
  const tokenless = list.rows.map((row) => ({ ...row, token: '' }));
  expect(JSON.stringify(tokenless)).not.toContain('SECRET');
});

test('what is read again as guests answer holds no more than that', () => {
  const { list, ...rest } = toLiveView(invite, company);
  expect(rest).toEqual({ version: 4, figures: company.figures, guestCount: 2 });
  expect(list).toEqual(toHostView(invite, company).list);
});

test('a list of events holds no secret at all', () => {
  expect(JSON.stringify(toEventSummary(invite, company.figures))).not.toContain('SECRET');
});

test('each invitee has an answer, and answers from the open link stand by name', () => {
  const { rows } = toHostView(invite, company).list;
  expect(rows.map(({ id, name, label, recorded }) => [id, name, label, recorded])).toEqual([
    ['a', 'Ana', 'Going +1', true],
    ['b', 'Ben', 'No response yet', false],
    ['r2', 'Guest without a name', 'Maybe', false],
    ['r3', 'Zoe', 'Declined', true],
  ]);
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
