import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Question } from '#app/features/draft/parts/question.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import { listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import { confirmReplies } from '#app/features/rsvp/reply/confirm-replies.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { listHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import { toFigures, toHeadcount } from '#app/features/rsvp/rules.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { countAnswers, loadRsvp } from '#app/features/rsvp/service.server.ts';
import { menuQuestion } from '#tests/fixtures/questions.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';

const names = ['Chiara', 'Marco', 'Leo', 'Nina'];
const rossis = {
  name: 'The Rossis',
  email: 'chiara@example.org',
  people: names.map((name, index) => ({ name, child: index > 1 })),
};
const ana: Guest = { keyHash: 'device-of-ana' };

const ask = (questions: Question[]): PartUpdate => ({
  name: 'answers',
  part: { answerSettings: { ...usualAnswers, questions } },
});

describe.each(engines)('whole replies on $name', (engine) => {
  const opened = useDatabase(engine);
  let now = 5000;
  let inviteId: string;
  let family: Guest;
  let ids: string[];
  const live = createBus();
  const deps = () => ({ db: opened.db, clock: () => now, live });

  /** An event that asks for the menu, with a household of four. */
  async function invite(questions = [menuQuestion]): Promise<void> {
    const answerSettings = { ...usualAnswers, questions };
    inviteId = await addEvent(opened.db, { invitees: [rossis], answerSettings });
    const [invitee] = await listInvitees(opened.db, inviteId);
    family = { inviteeId: invitee?.id ?? '' };
    ids = invitee?.people.map(({ id }) => id) ?? [];
  }

  const say = async (guest: Guest, given: GivenReply, by: 'guest' | 'host' = 'guest') => {
    now += 1;
    const done = await answer(deps(), { inviteId, guest }, given, { by });
    return done.ok ? done.value : done.error;
  };
  const storedOf = async (guest: Guest) => {
    const context = await findContext(opened.db, { inviteId, guest });
    if (typeof context === 'string' || !context.stored) throw new Error('no reply');
    return context.stored;
  };
  const change = (version: number, update: PartUpdate) =>
    opened.db.transaction().execute(async (trx) => {
      await updatePart(trx, { id: inviteId, version, update, now });
      await settleReplies(trx, inviteId, { now });
    });
  const figures = async () => toFigures(await countAnswers(opened.db, inviteId));
  const isIncomplete = async () => {
    const row = await opened.db
      .selectFrom('rsvps')
      .select('incomplete')
      .where('invite_id', '=', inviteId)
      .executeTakeFirst();
    return row?.incomplete === 1;
  };

  test('a household answers by one tap, then person by person, and every person is counted (behaviour 25.7)', async () => {
    await invite();
    expect(await figures()).toMatchObject({ going: 0, noResponse: 4 });
    await say(family, { answer: 'yes' });
    expect(await figures()).toMatchObject({ going: 4, people: 4, noResponse: 0 });
    const [chiara = '', marco = '', leo = '', nina = ''] = ids;
    const people = { [chiara]: 'yes', [marco]: 'yes', [leo]: 'no', [nina]: 'yes' } as const;
    await say(family, { people, extra: 1, companions: ['Zoë'], note: 'Hooray' });
    expect(await figures()).toEqual({
      going: 3,
      people: 4,
      maybe: 0,
      declined: 1,
      noResponse: 0,
    });
    expect((await storedOf(family)).reply).toMatchObject({
      people,
      companions: ['Zoë'],
      note: 'Hooray',
    });
  });

  test('sent many times at once, a household’s reply is one (behaviour 25.14)', async () => {
    await invite();
    const given: GivenReply = { answer: 'yes', note: 'Same' };
    await Promise.all(Array.from({ length: 30 }, () => say(family, given)));
    expect(await figures()).toMatchObject({ going: 4 });
    const { id } = await storedOf(family);
    expect(await listHistory(opened.db, inviteId, { replyId: id })).toEqual([]);
  });

  test('changes sent at once all leave their trace, and the last state is one of them (behaviour 25.15)', async () => {
    await invite();
    await say(ana, { answer: 'yes' });
    const notes = Array.from({ length: 20 }, (_, index) => `Note ${index}`);
    await Promise.all(notes.map((note) => say(ana, { note })));
    const { id, reply } = await storedOf(ana);
    expect(notes).toContain(reply.note);
    const history = await listHistory(opened.db, inviteId, { replyId: id });
    const before = history.map((entry) => entry.before.note);
    const after = history.map((entry) => entry.after?.note);
    expect(before).toEqual(['', ...after.slice(0, -1)]);
    expect(new Set(after)).toEqual(new Set(notes));
    expect(after.at(-1)).toBe(reply.note);
  });

  test('of a host who turns a household into one person and back, no answer is lost (behaviour 25.8)', async () => {
    await invite();
    await say(family, { answer: 'yes' });
    const [invitee] = await listInvitees(opened.db, inviteId);
    const known = { id: invitee?.id, name: 'Chiara', email: rossis.email };
    await change(1, { name: 'invitee', part: { invitees: [{ ...known, people: [] }] } });
    expect(await figures()).toMatchObject({ going: 1, noResponse: 0 });
    const people = [
      { name: 'Chiara', child: false },
      { name: 'Ugo', child: false },
    ];
    await change(2, { name: 'invitee', part: { invitees: [{ ...known, people }] } });
    expect(await figures()).toMatchObject({ going: 1, noResponse: 1 });
    await say(family, { answer: 'yes' });
    expect(await figures()).toMatchObject({ going: 2, noResponse: 0 });
  });

  test('a reply is incomplete until everybody who comes has answered, and follows the questions (behaviour 25.10)', async () => {
    await invite();
    await say(family, { answer: 'yes' });
    expect(await isIncomplete()).toBe(true);
    const all = (value: string) => ids.map((person) => ({ question: 'menu', person, value }));
    await say(family, { answers: all('Fish').slice(1) });
    expect(await isIncomplete()).toBe(true);
    await say(family, { answers: all('Beans') });
    expect(await isIncomplete()).toBe(false);
    const wine = { ...menuQuestion, id: 'wine', title: 'Red or white?', choices: ['Red', 'White'] };
    await change(1, ask([menuQuestion, wine]));
    expect(await isIncomplete()).toBe(true);
    await change(2, ask([]));
    expect(await isIncomplete()).toBe(false);
    // The menu has answers and is retired; the wine has none and is deleted.
    const { questions } = await opened.db
      .selectFrom('invites')
      .select('questions')
      .where('id', '=', inviteId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(questions)).toEqual([{ ...menuQuestion, retired: true }]);
    const late = await say(family, { answers: all('Fish'), note: 'Still' });
    expect(late).toMatchObject({ problems: [{ reason: 'unknownQuestion' }, {}, {}, {}] });
    const { reply } = await storedOf(family);
    expect(reply).toMatchObject({ note: 'Still', answers: { menu: { [ids[0] ?? '']: 'Beans' } } });
  });

  test('who said yes before the date changed is asked again, and counts meanwhile; the host may count all as confirmed (behaviour 25.13, 28.20)', async () => {
    await invite([]);
    await say(family, { answer: 'yes' });
    await say(ana, { answer: 'yes' });
    const when = {
      startTime: '18:00',
      endTime: '23:30',
      endsNextDay: false,
      timeZone: 'Europe/Berlin',
    };
    await change(1, { name: 'dateTime', part: { ...when, date: '2027-06-19' } });
    const headcount = async () => toHeadcount(await countAnswers(opened.db, inviteId));
    expect(await headcount()).toMatchObject({ certain: 5, possible: 5, unconfirmed: 5 });
    const known = {
      guest: family,
      inviteeName: 'The Rossis',
      language: null,
      ticket: { token: '', unnamed: false },
      fresh: false,
    };
    const event = {
      id: inviteId,
      hostedBy: '',
      answerSettings: usualAnswers,
      savedPast: false,
      cancellation: null,
      ...when,
      date: '2027-06-19',
    };
    expect((await loadRsvp(deps(), event, known)).outdated).toBe(0);
    await say(family, { confirmed: true });
    expect(await headcount()).toMatchObject({ certain: 5, possible: 5, unconfirmed: 1 });
    expect((await loadRsvp(deps(), event, known)).outdated).toBeNull();
    await change(2, { name: 'dateTime', part: { ...when, date: '2027-06-12' } });
    expect(await headcount()).toMatchObject({ certain: 5, unconfirmed: 4 });
    const confirm = () =>
      opened.db.transaction().execute((trx) => confirmReplies(trx, inviteId, deps().clock()));
    expect(await confirm()).toHaveLength(1);
    expect(await headcount()).toMatchObject({ certain: 5, unconfirmed: 0 });
    expect((await loadRsvp(deps(), event, known)).outdated).toBeNull();
    expect(await confirm()).toHaveLength(0);
  });

  test('what the host removes stays in the history of the invitee (behaviour 25.15)', async () => {
    await invite();
    await say(family, { answer: 'maybe' }, 'host');
    await say(family, { answer: 'yes', note: 'Sure' });
    expect(await removeReply(deps(), { inviteId, guest: family })).toBe('removed');
    expect(await removeReply(deps(), { inviteId, guest: family })).toBe('unchanged');
    await say(family, { answer: 'no' });
    const history = await listHistory(opened.db, inviteId, {
      inviteeId: 'inviteeId' in family ? family.inviteeId : '',
    });
    expect(history).toMatchObject([
      { by: 'guest', before: { answer: 'maybe', recordedByHost: true }, after: { answer: 'yes' } },
      { by: 'host', before: { answer: 'yes', note: 'Sure' }, after: null },
    ]);
  });

  test('what an edit of the household changes in its answer is in the history (behaviour 25.15)', async () => {
    await invite();
    await say(family, { answer: 'yes' });
    const [invitee] = await listInvitees(opened.db, inviteId);
    const people = invitee?.people.slice(0, 2) ?? [];
    const part = {
      invitees: [{ id: invitee?.id, name: rossis.name, email: rossis.email, people }],
    };
    await change(1, { name: 'invitee', part });
    const { id: replyId } = await storedOf(family);
    const all = Object.fromEntries(ids.map((id) => [id, 'yes']));
    const left = Object.fromEntries(ids.slice(0, 2).map((id) => [id, 'yes']));
    const inviteeId = invitee?.id ?? '';
    expect(await listHistory(opened.db, inviteId, { inviteeId })).toEqual([
      {
        inviteId,
        inviteeId,
        replyId,
        by: 'edit',
        now,
        before: { people: all },
        after: { people: left },
      },
    ]);
  });

  test('answers are closed after the last day, except to the host (behaviour 25.9)', async () => {
    const closing = { ...usualAnswers, answerBy: '2027-05-29', late: 'close' as const };
    inviteId = await addEvent(opened.db, { answerSettings: closing });
    now = Date.parse('2027-05-29T21:59:00Z');
    expect(await say(ana, { answer: 'yes' })).toMatchObject({ problems: [] });
    now = Date.parse('2027-05-29T22:00:00Z');
    expect(await say(ana, { answer: 'no' })).toBe('tooLate');
    const { id, reply } = await storedOf(ana);
    expect(reply).toMatchObject({ answer: 'yes', late: false });
    expect(await say({ replyId: id }, { answer: 'no' }, 'host')).toMatchObject({ problems: [] });
  });

  test('a guest who changes without end keeps the newest two hundred changes (behaviour 25.15)', async () => {
    await invite([]);
    await say(ana, { answer: 'yes' });
    for (let index = 1; index <= 203; index += 1) await say(ana, { note: `Note ${index}` });
    const { id } = await storedOf(ana);
    const history = await listHistory(opened.db, inviteId, { replyId: id });
    expect(history).toHaveLength(200);
    expect(history[0]?.after).toEqual({ note: 'Note 4' });
  });
});
