import { describe, expect, test } from 'vitest';

import { unreadablePart } from '#app/features/draft/messages.ts';
import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import { ownQuestion } from '#app/features/draft/parts/question-presets.ts';
import type { Question } from '#app/features/draft/parts/question.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { sayTooLarge } from '#app/platform/body-limit.ts';
import {
  getDashboardPath,
  getGuestCardPath,
  getGuestPath,
  logInPath,
} from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const ask = (id: string, changes: Partial<Question> = {}): Question => ({
  ...ownQuestion,
  id,
  title: `Question ${id}`,
  ...changes,
});
const menu = ask('menu', { kind: 'one', title: 'Fish or beans?', choices: ['Fish', 'Beans'] });
const song = ask('song', { title: 'A song?' });
const settings: AnswerSettings = {
  companions: 4,
  answerBy: '2027-05-29',
  late: 'close',
  seats: 40,
  whenFull: 'closed',
  guestList: 'answers',
  childNames: true,
  note: false,
  decideBy: false,
  countdown: false,
  contact: 'maya@example.org',
  questions: [menu, song],
};

useSite();

async function openInvite(changed: Partial<AnswerSettings> = {}, draft: Partial<Draft> = {}) {
  const { host, cookie } = await logIn(site);
  const visitor = site.visitor();
  visitor.cookies.set(cookie.name, cookie.value);
  const answerSettings = { ...usualAnswers, ...changed };
  const id = await addEvent(site.db, { host, answerSettings, ...draft });
  const save = (next: Partial<AnswerSettings>, version = 1) =>
    visitor.postJson(`/answers.data?invite=${id}`, {
      version,
      value: { answerSettings: { ...answerSettings, ...next } },
    });
  const stored = async () => (await findInvite(site.db, id))?.answerSettings;
  return { visitor, id, save, stored };
}

/** Answers on the personal link of the invitee at this index. */
async function answerAs(id: string, place: number, fields: Record<string, string>) {
  const invitee = (await listInvitees(site.db, id))[place];
  const guest = site.visitor();
  await guest.get(`${getGuestPath(id)}?g=${invitee?.token}`);
  const sent = await guest.post(getGuestPath(id), fields);
  expect(sent.status).toBe(303);
  return { inviteeId: invitee?.id ?? '', guest };
}

describe('the answer settings', () => {
  test('belong to a draft without a login (behaviour 27.1)', async () => {
    const answer = await site.visitor().get('/answers');
    expect(answer.status).toBe(200);
    expect(readWords(answer)).toMatch(/Guests may bring Nobody 1 person .* 10 people/);
    expect(readWords(answer)).toMatch(/Back Home Next/);
  });

  test('of a stored invitation open for its host, with Save and Cancel, kept by no browser (behaviour 27.2)', async () => {
    const { visitor, id } = await openInvite(settings);
    const answer = await visitor.get(`/answers?invite=${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(readWords(answer)).toContain('Fish or beans?');
    expect(answer.text).toContain('value="maya@example.org"');
    expect(readWords(answer)).toMatch(/Cancel Save/);
  });

  test('are for nobody else (behaviour 27.5)', async () => {
    const { id, stored } = await openInvite(settings);
    const other = await openInvite();
    const target = `/answers?invite=${id}`;
    const change = { version: 1, value: { answerSettings: usualAnswers } };
    for (const send of [
      (visitor = site.visitor()) => visitor.get(target),
      (visitor = site.visitor()) => visitor.postJson(target, change),
    ]) {
      const stranger = await send();
      expect([stranger.status, stranger.location]).toEqual([302, logInPath(target)]);
      const refused = await send(other.visitor);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain(messages.wrongHost);
      expect(refused.text).not.toContain('maya@example.org');
    }
    expect((await other.visitor.get('/answers?invite=none')).status).toBe(404);
    expect(await stored()).toEqual(settings);
  });

  test('are a plain form without JavaScript, which saves and says what it cannot save (behaviour 27.14)', async () => {
    const { visitor, id, stored } = await openInvite(settings);
    const screen = `/answers?invite=${id}`;
    const fields = { version: '1', companions: '2', seats: '60', boxes: 'note', note: 'on' };
    const saved = await visitor.post(screen, fields);
    expect([saved.status, saved.location]).toEqual([302, `/host/events/${id}?saved=answers`]);
    const changed = { ...settings, companions: 2, seats: 60, note: true };
    expect(await stored()).toEqual(changed);
    const refused = await visitor.post(screen, { ...fields, version: '2', seats: '0' });
    expect(refused.status).toBe(422);
    expect(readWords(refused)).toContain('Please enter a number of places between 1 and 100,000.');
    expect(refused.text).toMatch(/<input(?=[^>]*name="seats")[^>]*value="0"/);
    const stale = await visitor.post(screen, { ...fields, contact: 'Mine' });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('value="Mine"');
    expect((await visitor.post(screen, { version: 'x' })).status).toBe(400);
    expect(await stored()).toEqual(changed);
    const again = await visitor.post(screen, { version: '2', contact: 'Mine' });
    expect(again.status).toBe(302);
    expect(await stored()).toEqual({ ...changed, contact: 'Mine' });
  });

  test('are saved as one part, and a stale change is refused with both versions (behaviour 27.5)', async () => {
    const { save, stored, id } = await openInvite();
    const saved = await save(settings);
    expect(saved.text).toContain(`${getDashboardPath(id)}?saved=answers`);
    expect(await stored()).toEqual(settings);
    const stale = await save({ companions: 0 });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain(messages.stale);
    expect(stale.text).toContain('Fish or beans?');
    await save({ ...settings, companions: 0 }, 2);
    expect(await stored()).toEqual({ ...settings, companions: 0 });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['eleven companions', { companions: 11 }, 'Guests may bring at most 10 people.'],
    ['no places', { seats: 0 }, 'Please enter a number of places between 1 and 100,000.'],
    ['a date that is none', { answerBy: '2027-02-30' }, 'Please enter a date that exists.'],
    ['a long contact', { contact: 'x'.repeat(321) }, 'Please use at most 320 characters'],
    ['an empty question', { questions: [ask('a', { title: ' ' })] }, 'Please enter the question.'],
    [
      'one choice',
      { questions: [{ ...menu, choices: ['Fish'] }] },
      'Please give this question at least two choices.',
    ],
    [
      'twenty-one questions',
      { questions: Array.from({ length: 21 }, (_, index) => ask(`q${index}`)) },
      'An invitation asks at most 20 questions.',
    ],
    ['an unknown kind', { questions: [{ ...song, kind: 'file' }] }, unreadablePart],
  ])('with %s are refused with the rule (behaviour 27.7)', async (_what, wrong, sentence) => {
    const { save, stored } = await openInvite(settings);
    const answer = await save(wrong);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(sentence);
    expect(await stored()).toEqual(settings);
  });

  test('are saved at their largest, and refused beyond a megabyte (behaviour 27.10)', async () => {
    const choices = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(100, '縁'));
    const questions = Array.from({ length: 20 }, (_, index) =>
      ask(`q${index}`, { kind: 'several', title: '問'.repeat(200), choices }),
    );
    const { save, stored } = await openInvite();
    expect((await save({ questions })).status).toBe(202);
    expect((await stored())?.questions).toEqual(questions);
    const beyond = await save({ questions: [ask('a', { title: 'x'.repeat(1024 * 1024) })] }, 2);
    expect(beyond.status).toBe(413);
    expect(beyond.text).toContain(sayTooLarge());
  });
});

describe('a question with answers', () => {
  test('says how many it has, and is kept and listed once it is not asked any more (behaviour 27.8)', async () => {
    const { visitor, id, save, stored } = await openInvite({ questions: [menu, song] });
    const screen = async () => readWords(await visitor.get(`/answers?invite=${id}`));
    expect(await screen()).not.toContain('answer ·');
    for (const place of [0, 1]) await answerAs(id, place, { answer: 'yes', 'q.menu': 'Fish' });
    expect(await screen()).toMatch(/Fish or beans\? Choose one · 2 answers/);
    expect(await screen()).toMatch(/A song\? Short text Move|A song\? Short text ↑/);
    expect(await screen()).not.toContain('No longer asked');

    await save({ questions: [] });
    expect(await stored()).toMatchObject({ questions: [] });
    // Nobody has answered the other question, so it is deleted.
    expect((await findInvite(site.db, id))?.retiredQuestions).toEqual([{ ...menu, retired: true }]);
    expect(await screen()).toMatch(/No longer asked .* Fish or beans\? Ask again/);

    await save({ questions: [menu] }, 2);
    expect(await screen()).toMatch(/Fish or beans\? Choose one · 2 answers/);
  });
});

describe('the list of invitees', () => {
  const people = [
    { name: 'Ana', child: false },
    { name: 'Nina', child: true },
  ];

  test('turns an invitee into a household and back without losing the answer (behaviour 27.13, 28.6)', async () => {
    const { visitor, id } = await openInvite();
    const { db } = site;
    const { inviteeId, guest } = await answerAs(id, 0, { answer: 'yes' });
    const [ana] = await listInvitees(db, id);
    const known = { id: inviteeId, name: 'Ana & Nina', email: ana?.email };
    const save = async (version: number, change: object) => {
      const value = { invitees: [{ ...known, ...change }] };
      const saved = await visitor.postJson(`/invitee?invite=${id}`, { version, value });
      expect(saved.status).toBe(302);
    };
    const reply = async () => {
      const context = await findContext(db, { inviteId: id, guest: { inviteeId } });
      return typeof context === 'string' ? null : (context.stored?.reply ?? null);
    };

    await save(1, { people, companions: 3 });
    const [household] = await listInvitees(db, id);
    expect(household).toMatchObject({ name: 'Ana & Nina', people, companions: 3 });
    expect(household?.token).toBe(ana?.token);
    const [first] = household?.people ?? [];
    expect((await reply())?.people).toMatchObject({ [first?.id ?? '']: 'yes' });

    const step = await visitor.get(`/invitee?invite=${id}`);
    expect(readWords(step)).toContain('Ana & Nina · 2 people · +3');
    expect(step.text).toContain('Going, 1 of 2');
    await save(2, { people: [], companions: null });
    const card = readWords(await visitor.get(getGuestCardPath(id, inviteeId)));
    expect(card).toContain('after your change of the people or the questions');
    expect(card).not.toContain('recorded by you');
    expect(await listInvitees(db, id)).toMatchObject([{ people: [], companions: null }]);
    expect(await reply()).toMatchObject({ answer: 'yes' });
    expect((await guest.get(getGuestPath(id))).text).toContain('You’re going');
  });

  test('with a person without a name is refused with the rule (behaviour 27.13)', async () => {
    const { visitor, id } = await openInvite();
    const wrong = { name: 'Ana', email: 'a@x', people: [...people, { name: ' ', child: false }] };
    const value = { invitees: [wrong] };
    const answer = await visitor.postJson(`/invitee.data?invite=${id}`, { version: 1, value });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please enter a name.');
  });
});
