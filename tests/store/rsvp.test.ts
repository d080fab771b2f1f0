import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { type Respondent, findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import type { Answer, AnswerChange, Guest } from '#app/features/rsvp/schema.ts';
import {
  countAnswers,
  listAnswers,
  listLatestAnswers,
  loadFiguresOfInvites,
  recordChange,
} from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';

async function findAnswer(db: Db, respondent: Respondent) {
  const context = await findContext(db, respondent);
  if (typeof context === 'string' || !context.stored) return null;
  const { answer, extra, name } = context.stored.reply;
  return { answer, extra, name };
}

const zero = { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 };
const ana = { keyHash: 'hash-of-ana' };

function people(count: number): { name: string; email: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Guest ${index}`, email: 'g@x.y' }));
}

describe.each(engines)('answers on $name', (engine) => {
  const store = useDatabase(engine);
  let now = 5000;
  const live = createBus();

  const say = (inviteId: string, guest: Guest, change: AnswerChange) =>
    recordChange({ db: store.db, clock: () => now, live }, { inviteId, guest }, change);
  const answer = (inviteId: string, guest: Guest, given: Answer) =>
    say(inviteId, guest, { kind: 'answer', answer: given });
  const inviteesOf = async (inviteId: string) =>
    (await listInvitees(store.db, inviteId)).map(({ id }): Guest => ({ inviteeId: id }));
  const rows = (inviteId: string) =>
    store.db.selectFrom('rsvps').selectAll().where('invite_id', '=', inviteId).execute();

  test('an answer is stored, changed in place, and one more can be brought with a yes', async () => {
    const invite = await addEvent(store.db);
    const respondent = { inviteId: invite, guest: ana };
    expect(await findAnswer(store.db, respondent)).toBeNull();
    expect(await answer(invite, ana, 'maybe')).toEqual({ ok: true });
    expect(await findAnswer(store.db, respondent)).toEqual({ answer: 'maybe', extra: 0, name: '' });
    await answer(invite, ana, 'yes');
    expect(await say(invite, ana, { kind: 'extra', extra: 1 })).toEqual({ ok: true });
    expect(await findAnswer(store.db, respondent)).toEqual({ answer: 'yes', extra: 1, name: '' });
    await say(invite, ana, { kind: 'name', name: 'Ana' });
    expect(await findAnswer(store.db, respondent)).toEqual({
      answer: 'yes',
      extra: 1,
      name: 'Ana',
    });
    expect(await rows(invite)).toHaveLength(1);
  });

  test.each(['no', 'maybe'] as const)('%s takes the companion back, for good', async (given) => {
    const invite = await addEvent(store.db);
    await answer(invite, ana, 'yes');
    await say(invite, ana, { kind: 'extra', extra: 1 });
    await answer(invite, ana, given);
    await answer(invite, ana, 'yes');
    expect(await findAnswer(store.db, { inviteId: invite, guest: ana })).toMatchObject({
      extra: 0,
    });
  });

  test('saying anything twice changes nothing the second time, not even its time (behaviour 14.6)', async () => {
    const invite = await addEvent(store.db, { invitees: people(1) });
    const [invitee = ana] = await inviteesOf(invite);
    const changes: [Guest, AnswerChange][] = [
      [ana, { kind: 'answer', answer: 'yes' }],
      [ana, { kind: 'extra', extra: 1 }],
      [ana, { kind: 'name', name: 'Ana' }],
      [ana, { kind: 'extra', extra: 0 }],
      [ana, { kind: 'answer', answer: 'no' }],
      [invitee, { kind: 'answer', answer: 'yes' }],
      [invitee, { kind: 'extra', extra: 1 }],
    ];
    for (const [guest, change] of changes) {
      now += 1;
      expect(await say(invite, guest, change)).toEqual({ ok: true });
      const once = await rows(invite);
      now += 1000;
      expect(await say(invite, guest, change)).toEqual({ ok: true });
      expect(await rows(invite)).toEqual(once);
    }
  });

  test('a companion or a name before any answer is refused and stores nothing', async () => {
    const invite = await addEvent(store.db, { invitees: people(1) });
    const [invitee = ana] = await inviteesOf(invite);
    const unanswered = { ok: false, error: 'unanswered' };
    expect(await say(invite, ana, { kind: 'extra', extra: 1 })).toEqual(unanswered);
    expect(await say(invite, ana, { kind: 'extra', extra: 0 })).toEqual(unanswered);
    expect(await say(invite, ana, { kind: 'name', name: 'Ana' })).toEqual(unanswered);
    expect(await say(invite, invitee, { kind: 'extra', extra: 1 })).toEqual(unanswered);
    expect(await rows(invite)).toEqual([]);
  });

  test('nobody is brought by somebody who is not coming (behaviour 14.4)', async () => {
    const invite = await addEvent(store.db);
    await answer(invite, ana, 'no');
    const refused = { ok: false, error: 'notGoing' };
    expect(await say(invite, ana, { kind: 'extra', extra: 1 })).toEqual(refused);
    expect(await rows(invite)).toMatchObject([{ answer: 'no', extra: 0 }]);
  });

  test('an invitee keeps the name that the host gave', async () => {
    const invite = await addEvent(store.db, { invitees: people(1) });
    const [invitee = ana] = await inviteesOf(invite);
    await answer(invite, invitee, 'yes');
    const refused = { ok: false, error: 'namedByHost' };
    expect(await say(invite, invitee, { kind: 'name', name: 'Eve' })).toEqual(refused);
    expect(await listAnswers(store.db, invite)).toMatchObject([{ name: 'Guest 0' }]);
  });

  test('many first answers of one guest at once are one answer (behaviour 14.19)', async () => {
    const invite = await addEvent(store.db, { invitees: people(1) });
    const [invitee = ana] = await inviteesOf(invite);
    const guests = [ana, invitee];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(invite, guests[index % 2] ?? ana, 'yes')),
    );
    expect(await rows(invite)).toHaveLength(2);
  });

  test('the same device has an answer of its own on every invitation', async () => {
    const one = await addEvent(store.db);
    const other = await addEvent(store.db, { invitees: [] });
    await answer(one, ana, 'yes');
    await answer(other, ana, 'no');
    expect(await findAnswer(store.db, { inviteId: one, guest: ana })).toMatchObject({
      answer: 'yes',
    });
    expect(toFigures(await countAnswers(store.db, other))).toEqual({ ...zero, declined: 1 });
  });

  test('without answers the figures are 0, 0, 0 and the number of invitees (behaviour 18.18)', async () => {
    const invite = await addEvent(store.db, { invitees: people(60) });
    const empty = await addEvent(store.db, { invitees: [] });
    expect(toFigures(await countAnswers(store.db, invite))).toEqual({ ...zero, noResponse: 60 });
    expect(toFigures(await countAnswers(store.db, empty))).toEqual(zero);
    expect(toFigures(await countAnswers(store.db, 'no-such-invitation'))).toEqual(zero);
  });

  test('the figures are those of the answers given, whatever they are', async () => {
    const given = fc.record({
      answer: fc.constantFrom<Answer[]>('yes', 'no', 'maybe'),
      extra: fc.constantFrom(0, 1),
    });
    const inputs = fc.record({
      silent: fc.nat({ max: 5 }),
      invited: fc.array(given, { maxLength: 5 }),
      open: fc.array(given, { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async ({ silent, invited, open }) => {
        const invite = await addEvent(store.db, { invitees: people(invited.length + silent) });
        const invitees = await inviteesOf(invite);
        const all = [
          ...invited.map((one, index) => ({ ...one, guest: invitees[index] ?? ana })),
          ...open.map((one, index) => ({ ...one, guest: { keyHash: `key-${index}` } })),
        ];
        for (const { guest, answer: chosen, extra } of all) {
          await answer(invite, guest, chosen);
          await say(invite, guest, { kind: 'extra', extra });
        }
        const going = all.filter((one) => one.answer === 'yes');
        expect(toFigures(await countAnswers(store.db, invite))).toEqual({
          going: going.length,
          people: going.length + going.filter((one) => one.extra === 1).length,
          maybe: all.filter((one) => one.answer === 'maybe').length,
          declined: all.filter((one) => one.answer === 'no').length,
          noResponse: silent,
        });
      }),
      { numRuns: 25 },
    );
  });

  test('the figures of many invitations come together, each its own', async () => {
    const quiet = await addEvent(store.db, { invitees: people(3) });
    const busy = await addEvent(store.db, { invitees: [] });
    await answer(busy, ana, 'yes');
    await say(busy, ana, { kind: 'extra', extra: 1 });
    const padding = Array.from({ length: 1200 }, (_, index) => `missing-${index}`);
    const figures = await loadFiguresOfInvites(store.db, [quiet, ...padding, busy]);
    expect(figures.size).toBe(1202);
    expect(figures.get(quiet)).toEqual({ ...zero, noResponse: 3 });
    expect(figures.get(busy)).toEqual({ ...zero, going: 1, people: 2 });
    expect(figures.get('missing-7')).toEqual(zero);
    expect(await loadFiguresOfInvites(store.db, [])).toEqual(new Map());
  });

  test('the answers are listed, the latest first, under the names the host knows', async () => {
    const invite = await addEvent(store.db, { invitees: people(1) });
    const [invitee = ana] = await inviteesOf(invite);
    now = 10_000;
    await answer(invite, ana, 'no');
    now = 20_000;
    await answer(invite, invitee, 'yes');
    now = 30_000;
    await answer(invite, { keyHash: 'hash-of-bo' }, 'maybe');
    await say(invite, { keyHash: 'hash-of-bo' }, { kind: 'name', name: 'Bo' });
    const own = { id: expect.any(String), recordedByHost: false, waiting: false };
    const open = { ...own, inviteeId: null, extra: 0 };
    expect(await listAnswers(store.db, invite)).toEqual([
      { ...open, name: 'Bo', answer: 'maybe', updatedAt: 30_000 },
      { ...own, ...invitee, name: 'Guest 0', answer: 'yes', extra: 0, updatedAt: 20_000 },
      { ...open, name: '', answer: 'no', updatedAt: 10_000 },
    ]);
  });

  test('the latest answers are the first of all (behaviour 39.6)', async () => {
    const invite = await addEvent(store.db);
    for (const [at, key] of ['first', 'second', 'third'].entries()) {
      now = (at + 1) * 10_000;
      await answer(invite, { keyHash: `hash-of-${key}` }, 'yes');
    }
    const all = await listAnswers(store.db, invite);
    expect(all.map(({ updatedAt }) => updatedAt)).toEqual([30_000, 20_000, 10_000]);
    expect(await listLatestAnswers(store.db, invite, 2)).toEqual(all.slice(0, 2));
  });

  test('with an invitee goes their answer, with nobody else’s', async () => {
    const invite = await addEvent(store.db, { invitees: people(2) });
    const [first = ana, second = ana] = await inviteesOf(invite);
    await answer(invite, first, 'yes');
    await answer(invite, second, 'no');
    await store.db
      .deleteFrom('invitees')
      .where('id', '=', 'inviteeId' in first ? first.inviteeId : '')
      .execute();
    expect(toFigures(await countAnswers(store.db, invite))).toEqual({ ...zero, declined: 1 });
  });
});
