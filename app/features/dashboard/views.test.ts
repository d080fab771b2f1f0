import { expect, test } from 'vitest';

import { type EventAnswers, toLiveView } from '#app/features/guests/list/views.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { toHostView } from './views.ts';

const plain = {
  people: [],
  coming: null,
  waiting: false,
  incomplete: false,
  late: false,
  outdated: false,
  companions: [],
  note: '',
  decideBy: '',
};

const answers: EventAnswers = {
  readAt: 0,
  cursor: 'here.0',
  latest: [],
  people: null,
  figures: { going: 1, people: 2, maybe: 0, declined: 0, noResponse: 1 },
  headcount: {
    certain: 2,
    possible: 2,
    unconfirmed: 0,
    maybe: 0,
    waiting: { parties: 0, people: 0 },
  },
  marks: { incomplete: 0, late: 0, waiting: 0, untold: 0, returned: 0, nameless: 0 },
  inviteeCount: 2,
  labels: [],
  query: {
    find: '',
    show: 'all',
    labels: [],
    columns: [],
    sort: 'added',
    from: 0,
    paged: false,
    at: null,
  },
  recorder: 'a host',
  listing: {
    invited: 2,
    open: 2,
    rows: [
      {
        ...plain,
        id: 'a',
        name: 'Ana',
        email: 'ana@example.org',
        token: 'SECRET-token-a',
        answer: 'yes',
        extra: 1,
        recordedByHost: true,
        answeredAt: null,
        version: null,
      },
      {
        ...plain,
        id: 'b',
        name: 'Ben',
        email: 'ben@example.org',
        token: 'SECRET-token-b',
        answer: null,
        extra: 0,
        recordedByHost: false,
        answeredAt: null,
        version: null,
      },
      {
        ...plain,
        id: 'r2',
        name: ' ',
        email: null,
        token: null,
        answer: 'maybe',
        extra: 0,
        recordedByHost: false,
        answeredAt: null,
        version: null,
      },
      {
        ...plain,
        id: 'r3',
        name: 'Zoe',
        email: null,
        token: null,
        answer: 'no',
        extra: 0,
        recordedByHost: true,
        answeredAt: null,
        version: null,
      },
    ],
  },
};

test('a host view holds no secret but the tokens of the invitees on the page (behaviour 19.12)', () => {
  const { list, ...rest } = toHostView(secretInvite, answers, 0);
  expect(JSON.stringify(rest)).not.toContain('SECRET');
  const tokens = list.rows.map(({ token }) => token);
  expect(tokens).toEqual(['SECRET-token-a', 'SECRET-token-b', undefined, undefined]);
  const tokenless = list.rows.map((row) => ({ ...row, token: '' }));
  expect(JSON.stringify(tokenless)).not.toContain('SECRET');
});

test('a live view is the part of the host view that answers change', () => {
  const { list, ...rest } = toLiveView(secretInvite, answers);
  const { figures, headcount, marks, inviteeCount, labels } = answers;
  const latest: unknown[] = [];
  expect(rest).toEqual({
    version: 4,
    people: null,
    readAt: 0,
    cursor: 'here.0',
    figures,
    headcount,
    marks,
    inviteeCount,
    labels,
    latest,
  });
  expect(list).toEqual(toHostView(secretInvite, answers, 0).list);
});

test('each invitee has a label, and answers from the open link are listed by name (behaviour 19.1)', () => {
  const { rows } = toHostView(secretInvite, answers, 0).list;
  expect(rows.map(({ id, name, label, recordedBy }) => [id, name, label, recordedBy])).toEqual([
    ['a', 'Ana', 'Going +1', 'a host'],
    ['b', 'Ben', 'No response yet', undefined],
    ['r2', 'Guest without a name', 'Maybe', undefined],
    ['r3', 'Zoe', 'Declined', 'a host'],
  ]);
});

test('the timeline runs past midnight and names an activity without a name (behaviour 18.22)', () => {
  const { timeline } = toHostView(secretInvite, answers, 0);
  expect(timeline.map(({ name, time }) => `${time} ${name}`)).toEqual([
    '11:30 PM Untitled activity',
    '12:30 AM Cake',
  ]);
});

test('an imported activity without a time is to be decided (behaviour 18.22)', () => {
  const activities = [{ id: 1, name: 'Toast', time: Number.NaN }];
  expect(toHostView({ ...secretInvite, activities }, answers, 0).timeline[0]?.time).toBe('TBD');
});

test.each([
  ['2027-05-29T21:00Z', 'accept', 'open'],
  ['2027-05-30T12:00Z', 'accept', 'late'],
  ['2027-05-30T12:00Z', 'close', 'tooLate'],
] as const)(
  'at %s, where later answers are to %s, answers are %s (behaviour 28.2)',
  (time, late, answering) => {
    const answerSettings = { ...secretInvite.answerSettings, answerBy: '2027-05-29', late };
    const invite = { ...secretInvite, timeZone: 'Europe/Rome', answerSettings };
    const view = toHostView(invite, answers, Date.parse(time));
    expect([view.answering, view.isPastDue]).toEqual([answering, answering !== 'open']);
    const closed = toHostView({ ...invite, answersClosed: true }, answers, Date.parse(time));
    expect(closed.answering).toBe('closed');
  },
);

test('a latest answer says that its name only stands for one (behaviour 49.98)', () => {
  const given: EventAnswers['latest'][number] = {
    id: 'r4',
    answer: 'yes',
    extra: 0,
    name: ' ',
    inviteeId: null,
    recordedByHost: false,
    waiting: false,
    updatedAt: 1,
  };
  const { latest } = toLiveView(secretInvite, {
    ...answers,
    latest: [given, { ...given, name: 'Bo' }],
  });
  expect(latest.map(({ name, isNameless }) => [name, isNameless])).toEqual([
    ['Guest without a name', true],
    ['Bo', undefined],
  ]);
});
