import { beforeEach, expect, test } from 'vitest';

import type { Question } from '#app/features/draft/parts/question.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { foodQuestion, menuQuestion } from '#tests/fixtures/questions.ts';
import {
  type Event,
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

let event: Event;
let guest: Visitor;
let ids: string[];

async function open(questions: Question[], draft = household): Promise<void> {
  setTime('2027-05-01T12:00Z');
  event = await addGuestEvent({ questions }, draft);
  ids = event.people.map(({ id }) => id);
  guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
}
beforeEach(() => open([foodQuestion]));

async function readAnswers() {
  const found = await findContext(site.db, {
    inviteId: event.id,
    guest: { inviteeId: event.inviteeId },
  });
  return typeof found === 'string' ? null : found.stored?.reply.answers;
}

const pick = (name: 'pick' | 'picked', id = '') => [name, `food.${id}`] as const;
const shown = ['shown', ''] as const;
const everybody = () => ids.map((id) => pick('pick', id));

test('a pick of a newer page is not undone by an older one that picked nobody (behaviour 25.43, 25.50)', async () => {
  const [chiara = '', marco = '', nina = '', leo = ''] = ids;
  const vegetarian = [pick('picked', marco), [`q.food.${marco}`, 'Vegetarian'] as const];
  await event.send(guest, [shown, ...everybody(), ...vegetarian, ['save', '1']]);
  const all = (of: string) => ({
    food: {
      [chiara]: 'Nothing special',
      [marco]: of,
      [nina]: 'Nothing special',
      [leo]: 'Nothing special',
    },
  });
  expect(await readAnswers()).toEqual(all('Vegetarian'));
  await event.send(guest, [shown, ...everybody(), ['save', '1']]);
  expect(await readAnswers()).toEqual(all('Vegetarian'));
  // A page that shows the pick takes it back.
  const { text } = await guest.get(`${event.page}?edit`);
  const marks = /name="shown" value="([^"]*)"/.exec(text)?.[1] ?? '';
  await event.send(guest, [['shown', marks], ...everybody(), ['save', '1']]);
  expect(await readAnswers()).toEqual(all('Nothing special'));
});

test.each<[string, (marco: string) => (readonly [string, string])[], number]>([
  [
    'a field twice',
    (marco) => [
      pick('pick', marco),
      pick('pick', marco),
      pick('picked', marco),
      pick('picked', marco),
    ],
    303,
  ],
  [
    'two choices of one',
    (marco) => [
      pick('pick', marco),
      pick('picked', marco),
      [`q.food.${marco}`, 'Vegetarian'],
      [`q.food.${marco}`, 'Nothing special'],
    ],
    409,
  ],
  [
    'a choice that nobody offers',
    (marco) => [pick('pick', marco), pick('picked', marco), [`q.food.${marco}`, 'x'.repeat(200)]],
    409,
  ],
  [
    'a person who does not exist',
    () => [pick('pick', 'nobody'), pick('picked', 'nobody'), ['q.food.nobody', 'Vegetarian']],
    409,
  ],
  ['nobody who could be picked', () => [pick('pick', 'nobody'), pick('pick', '__proto__')], 303],
  ['a name that is none of ours', () => [['pick', '<b>.x.y']], 400],
])('%s does no harm (behaviour 25.50)', async (_, fields, status) => {
  const sent = await event.send(guest, [
    shown,
    ...fields(ids[1] ?? ''),
    ['note', 'kept'],
    ['save', '1'],
  ]);
  expect(sent.status).toBe(status);
  expect((await guest.get(event.page)).text).toContain('kept</textarea>');
  expect(Object.keys((await readAnswers())?.['food'] ?? {})).not.toContain('nobody');
});

test('a required question without a choice for nothing asks each person (behaviour 25.50)', async () => {
  const menu = { ...menuQuestion, title: 'Which meal?' };
  await open([menu, { ...foodQuestion, title: 'Food', required: true }]);
  const words = await event.words(guest);
  expect(words).toContain(
    'Which meal? The answers of Chiara, Marco, Nina and Leo are still missing.',
  );
  expect(words).toContain('Food Nobody picked: nothing special.');
  expect(words.match(/Fish Beans/g)).toHaveLength(4);
});

test('a household of twenty, with markup and other writing in names and choices, stays text (behaviour 22.4, 25.30)', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const names = [
    evil,
    'ליאור',
    '中村 花子',
    ...Array.from({ length: 17 }, (_, at) => `${'n'.repeat(199)}${at % 10}`),
  ];
  const people = names.map((name) => ({ name, child: true }));
  const choices = ['None', evil, ...Array.from({ length: 9 }, (_, at) => `${at}`.repeat(100))];
  await open([{ ...foodQuestion, choices }], {
    invitees: [{ name: 'All', email: 'a@private.example', people }],
  });
  const page = await guest.get(event.page);
  expect(page.text).not.toContain('<img src=x');
  expect(page.text.match(/name="coming"/g)).toHaveLength(20);
  // More than seven choices are the system's menu.
  expect(page.text.match(/<select/g)).toHaveLength(20);
  expect(readWords(page)).toContain('Does anybody eat differently?');
});
