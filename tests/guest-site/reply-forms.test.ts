import { beforeEach, describe, expect, test } from 'vitest';

import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { daysQuestion, menuQuestion } from '#tests/fixtures/questions.ts';
import { addEvent } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { type Reply, type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const days = { ...daysQuestion, required: true };
const people = [
  { name: 'Chiara', child: false },
  { name: 'Nina', child: true },
];

useSite();
let inviteId: string;
let page: string;
let guest: Visitor;
let inviteeId: string;
let chiara: string;
let nina: string;

/** Two questions, on the personal link of a household of two. */
async function open(settings: Partial<AnswerSettings> = {}): Promise<void> {
  const { db } = site;
  inviteId = await addEvent(db, {
    invitees: [{ name: 'The Rossis', email: 'chiara@private.example', people }],
    answerSettings: {
      ...usualAnswers,
      companions: 3,
      questions: [menuQuestion, days],
      ...settings,
    },
  });
  page = getGuestPath(inviteId);
  const [invitee] = await listInvitees(db, inviteId);
  inviteeId = invitee?.id ?? '';
  [chiara = '', nina = ''] = invitee?.people.map(({ id }) => id) ?? [];
  guest = site.visitor();
  await guest.get(`${page}?g=${invitee?.token}`);
}
beforeEach(() => open());

/** A field may occur several times. */
function send(fields: [string, string][], visitor = guest): Promise<Reply> {
  const body = new URLSearchParams(fields);
  return visitor.send(page, { method: 'POST', headers: { origin: site.url }, body });
}

async function stored() {
  const context = await findContext(site.db, { inviteId, guest: { inviteeId } });
  return typeof context === 'string' ? null : (context.stored?.reply ?? null);
}

describe('a whole reply', () => {
  test('is stored by one form: people, companions, answers, note (behaviour 25.16)', async () => {
    await send([['answer', 'yes']]);
    const sent = await send([
      ['person', chiara],
      ['person', nina],
      ['coming', chiara],
      ['companion', 'Zoë'],
      ['companion', ''],
      ['extra', '2'],
      [`q.menu.${chiara}`, 'Fish'],
      ['q.days', 'Saturday'],
      ['q.days', 'Friday'],
      ['note', ' We bring cake. '],
      ['hidden', '1'],
    ]);
    expect(sent.status).toBe(303);
    expect(await stored()).toMatchObject({
      answer: 'yes',
      people: { [chiara]: 'yes', [nina]: 'no' },
      extra: 2,
      companions: ['Zoë', ''],
      answers: { menu: { [chiara]: 'Fish' }, days: { '': ['Friday', 'Saturday'] } },
      note: 'We bring cake.',
      hidden: true,
    });
  });

  test('sent twice changes nothing the second time (behaviour 25.16)', async () => {
    const fields: [string, string][] = [
      ['answer', 'yes'],
      ['person', chiara],
      ['coming', chiara],
      ['note', 'Hi'],
    ];
    await send(fields);
    const once = await stored();
    await send(fields);
    expect(await stored()).toEqual(once);
  });

  test('a question with no box left checked is taken back, and one that was not shown stays (behaviour 25.16)', async () => {
    await send([
      ['answer', 'yes'],
      ['q.days', 'Friday'],
      [`q.menu.${nina}`, 'Beans'],
    ]);
    await send([['asked', 'days']]);
    expect((await stored())?.answers).toEqual({ menu: { [nina]: 'Beans' } });
  });

  test('of a first Yes with nobody checked is a yes of everybody (behaviour 25.14)', async () => {
    const nobody: [string, string][] = [
      ['person', chiara],
      ['person', nina],
    ];
    expect((await send([['answer', 'yes'], ...nobody])).status).toBe(303);
    expect((await stored())?.people).toEqual({ [chiara]: 'yes', [nina]: 'yes' });
    const refused = await send([...nobody, ['save', '1']]);
    expect(refused.status).toBe(400);
    expect(readWords(refused)).toContain('If none of you can come, please choose No.');
    expect((await stored())?.people).toEqual({ [chiara]: 'yes', [nina]: 'yes' });
  });

  test('a maybe says until when it will be decided (behaviour 25.16)', async () => {
    await send([
      ['answer', 'maybe'],
      ['decide-by', '2027-05-01'],
    ]);
    expect(await stored()).toMatchObject({ answer: 'maybe', decideBy: '2027-05-01' });
  });
});

describe('what does not fit is refused with a sentence, and the tap and the rest are stored', () => {
  test.each<[string, [string, string][], number, string]>([
    ['a stranger', [['person', 'somebody']], 409, 'changed the names in your group'],
    ['too many companions', [['extra', '4']], 400, 'You can bring up to 3 people.'],
    ['a question that is not asked', [['q.song', 'Waterloo']], 409, 'no longer asks'],
    [
      'a question of another person',
      [['q.menu.x', 'Fish']],
      409,
      'changed the names in your group',
    ],
    ['a choice that is not there', [['q.days', 'Monday']], 409, 'Please choose again'],
    ['an id that is none of ours', [['q.a b', 'x']], 400, 'cannot be read'],
    ['a person that is none of ours', [['person', '<b>']], 400, 'cannot be read'],
    ['a date that is none', [['decide-by', 'soon']], 422, 'enter a date that exists'],
    [
      'a note of 10,000 characters',
      [['note', 'x'.repeat(10_000)]],
      422,
      'at most 2,000 characters',
    ],
    [
      'eleven companions’ names',
      Array.from({ length: 11 }, () => ['companion', 'Zoë']),
      400,
      'cannot be read',
    ],
  ])('%s (behaviour 25.16, 25.17)', async (_, fields, status, sentence) => {
    const filled = fields.map(([field, value]): [string, string] => [
      field,
      value.replace('{chiara}', chiara).replace('{nina}', nina),
    ]);
    const hasExtra = fields.some(([field]) => field === 'extra');
    if (hasExtra) await send([['answer', 'yes']]);
    const tap: [string, string][] = hasExtra ? [] : [['answer', 'yes']];
    const refused = await send([...tap, [`q.menu.${nina}`, 'Beans'], ...filled]);
    expect(refused.status).toBe(status);
    expect(readWords(refused)).toContain(sentence);
    expect(readShownAnswer(refused)).toBe('yes');
    expect(await stored()).toMatchObject({
      answer: 'yes',
      people: { [chiara]: 'yes', [nina]: 'yes' },
      extra: 0,
      note: '',
    });
  });

  test('a day that does not exist, on a maybe (behaviour 25.16)', async () => {
    const refused = await send([
      ['answer', 'maybe'],
      ['decide-by', '2027-13-45'],
    ]);
    expect(refused.status).toBe(422);
    expect(readWords(refused)).toContain('Please enter a date that exists.');
    expect(await stored()).toMatchObject({ answer: 'maybe', decideBy: '' });
    expect((await guest.get(page)).status).toBe(200);
  });

  test('a guest of the open link is no household (behaviour 25.16)', async () => {
    const stranger = site.visitor();
    await stranger.get(page);
    const refused = await send(
      [
        ['answer', 'yes'],
        ['person', chiara],
        ['coming', chiara],
      ],
      stranger,
    );
    expect(refused.status).toBe(409);
    expect(readShownAnswer(refused)).toBe('yes');
    expect(await stored()).toBeNull();
  });
});

const answer = async (fields: [string, string][] = [['answer', 'yes']]) => {
  const visitor = site.visitor();
  await visitor.get(page);
  return { visitor, reply: await send(fields, visitor) };
};

describe('an event with few places', () => {
  test('says that a guest is on the waiting list, and for how many, until a place is free (behaviour 25.11)', async () => {
    await open({ seats: 2 });
    const first = await answer();
    await send([['answer', 'yes']]);
    expect(readWords(await guest.get(page))).toContain('On the waiting list For 2 people');
    await send([['answer', 'no']], first.visitor);
    const seated = readWords(await guest.get(page));
    expect(seated).toContain('You’re in A place opened up for both of you.');
    expect(seated).not.toContain('waiting list');
  });

  test('refuses a companion without a place while the guest’s own yes stays (behaviour 25.11)', async () => {
    await open({ seats: 1 });
    const { visitor, reply } = await answer();
    expect(reply.status).toBe(303);
    const refused = await send([['extra', '1']], visitor);
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain('There’s no room left for one more.');
    expect(readShownAnswer(refused)).toBe('yes');
  });

  test('without a waiting list refuses a yes and takes a no (behaviour 25.11)', async () => {
    await open({ seats: 1, whenFull: 'closed' });
    await answer();
    const { visitor, reply } = await answer();
    expect(reply.status).toBe(409);
    expect(readWords(reply)).toContain(
      'There are not enough places left, so your yes was not saved.',
    );
    expect((await send([['answer', 'no']], visitor)).status).toBe(303);
  });
});

test('after the last day answers are refused with a sentence, where the host takes no late ones (behaviour 25.9)', async () => {
  await open({ answerBy: '2020-01-01', late: 'close' });
  const refused = await send([['answer', 'yes']]);
  expect(refused.status).toBe(409);
  expect(readWords(refused)).toContain('The date for answers has passed');
  expect(await stored()).toBeNull();
  await open({ answerBy: '2020-01-01' });
  expect((await send([['answer', 'yes']])).status).toBe(303);
  expect(await stored()).toMatchObject({ answer: 'yes', late: true });
});
