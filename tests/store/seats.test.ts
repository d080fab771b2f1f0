import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { concernsReplies } from '#app/features/invite/rules.ts';
import { listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { listHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import { toFigures, toHeadcount } from '#app/features/rsvp/rules.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { countAnswers } from '#app/features/rsvp/service.server.ts';
import { crowdSeats, crowdRounds, crowdSize, expectFull, listSeats } from '#tests/setup/crowd.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';

const device = (index: number): Guest => ({ keyHash: `device-${index}` });
const crowd = Array.from({ length: crowdSize }, (_, index) => device(index));
const failIfTold = async () => expect.fail('somebody was told');

describe.each(engines)('places on $name', (engine) => {
  const opened = useDatabase(engine);
  let now = 5000;
  const live = createBus();
  const deps = () => ({ db: opened.db, clock: () => now, live });

  const limited = (seats: number, changed: Partial<Draft> = {}) =>
    addEvent(opened.db, {
      answerSettings: { ...usualAnswers, seats, companions: 5 },
      ...changed,
    });
  const say = async (inviteId: string, guest: Guest, given: GivenReply) => {
    now += 1;
    const done = await answer(deps(), { inviteId, guest }, given, { by: 'guest' });
    return done.ok ? done.value : done.error;
  };
  const waitingOf = async (inviteId: string, guest: Guest) => {
    const context = await findContext(opened.db, { inviteId, guest });
    return typeof context === 'string' ? context : context.stored?.reply.waiting;
  };
  const settle = async (
    inviteId: string,
    version: number,
    part: Parameters<typeof updatePart>[1]['update'],
  ) =>
    opened.db.transaction().execute(async (trx) => {
      await updatePart(trx, { id: inviteId, version, update: part, now });
      return (await settleReplies(trx, inviteId, { now })).length;
    });

  test(
    'a hundred answers at once fill ten places, and the others wait in order of arrival (behaviour 25.11)',
    { timeout: crowdRounds * 60_000 },
    async () => {
      for (let round = 0; round < crowdRounds; round += 1) {
        const inviteId = await limited(crowdSeats);
        const told = await Promise.all(
          crowd.map((guest) => say(inviteId, guest, { answer: 'yes' })),
        );
        const seats = await listSeats(opened.db, inviteId);
        expectFull(seats);
        for (const [index, done] of told.entries()) {
          const waiting = typeof done === 'string' ? done : done.reply.waiting;
          expect(waiting).toBe(seats.get(`device-${index}`));
        }
        const seated = crowd.filter((_, index) => seats.get(`device-${index}`) === null);
        const leaving = seated.slice(0, 3);
        await Promise.all(leaving.map((guest) => say(inviteId, guest, { answer: 'no' })));
        const after = await listSeats(opened.db, inviteId);
        expectFull(after, leaving.length);
        const promoted = [...seats].filter(
          ([key, waiting]) => waiting !== null && after.get(key) === null,
        );
        expect(new Set(promoted.map(([, waiting]) => waiting))).toEqual(new Set([1, 2, 3]));
      }
    },
  );

  test('a hundred parties of any size at once never exceed the places (behaviour 25.11)', async () => {
    const inviteId = await limited(crowdSeats);
    const given = crowd.map((_, index): GivenReply => ({ answer: 'yes', extra: index % 4 }));
    await Promise.all(crowd.map((guest, index) => say(inviteId, guest, given[index] ?? {})));
    await Promise.all(
      crowd.map((guest, index) => say(inviteId, guest, { extra: (index * 7) % 5 })),
    );
    const counts = await countAnswers(opened.db, inviteId);
    expect(toFigures(counts).people).toBe(crowdSeats);
    expect(toHeadcount(counts).waiting.parties).toBeGreaterThan(50);
  });

  test('a guest who answers many times at once has one reply', async () => {
    const inviteId = await limited(crowdSeats);
    await Promise.all(crowd.map(() => say(inviteId, device(1), { answer: 'yes' })));
    expect([...(await listSeats(opened.db, inviteId)).values()]).toEqual([null]);
  });

  test('a freed place goes to the first party that fits, exactly once, and its history says so (behaviour 25.12, 25.15)', async () => {
    const inviteId = await limited(4);
    await say(inviteId, device(1), { answer: 'yes', extra: 1 });
    await say(inviteId, device(2), { answer: 'yes', extra: 1 });
    await say(inviteId, device(3), { answer: 'yes', extra: 2 });
    await say(inviteId, device(4), { answer: 'yes' });
    expect(await waitingOf(inviteId, device(3))).toBe(1);
    // Three do not fit into two places, one does.
    await say(inviteId, device(1), { answer: 'no' });
    expect(await waitingOf(inviteId, device(3))).toBe(1);
    expect(await waitingOf(inviteId, device(4))).toBeNull();
    await say(inviteId, device(2), { answer: 'no' });
    expect(await waitingOf(inviteId, device(3))).toBeNull();
    const row = await opened.db
      .selectFrom('rsvps')
      .select(['id', 'promoted_at'])
      .where('invite_id', '=', inviteId)
      .where('guest_key_hash', '=', 'device-3')
      .executeTakeFirstOrThrow();
    expect(row.promoted_at).toBe(now);
    expect(await listHistory(opened.db, inviteId, { replyId: row.id })).toMatchObject([
      { by: 'list', now, before: { waiting: 1 }, after: { waiting: null } },
    ]);
  });

  test('who waits is not going; the list counts parties and people (behaviour 25.13)', async () => {
    const inviteId = await limited(1);
    await say(inviteId, device(1), { answer: 'yes' });
    await say(inviteId, device(2), { answer: 'yes', extra: 2 });
    const counts = await countAnswers(opened.db, inviteId);
    expect(toFigures(counts)).toMatchObject({ going: 1, people: 1 });
    expect(toHeadcount(counts).waiting).toEqual({ parties: 1, people: 3 });
  });

  test('without a waiting list a full event refuses a yes, of a guest and of the host (behaviour 25.11)', async () => {
    const settings = { ...usualAnswers, seats: 1, whenFull: 'closed' as const };
    const inviteId = await addEvent(opened.db, { answerSettings: settings });
    await say(inviteId, device(1), { answer: 'yes' });
    expect(await say(inviteId, device(2), { answer: 'yes' })).toBe('full');
    expect(await say(inviteId, device(2), { answer: 'maybe' })).toMatchObject({ problems: [] });
  });

  test('more places, none at all, and a removed guest let the next ones in (behaviour 25.12)', async () => {
    const inviteId = await limited(1, {
      invitees: [{ name: 'Ana', email: 'ana@example.org' }],
    });
    const [ana] = await listInvitees(opened.db, inviteId);
    await say(inviteId, { inviteeId: ana?.id ?? '' }, { answer: 'yes' });
    for (const index of [2, 3, 4, 5]) await say(inviteId, device(index), { answer: 'yes' });
    const list = () =>
      listSeats(opened.db, inviteId).then((seats) =>
        [...seats.values()].filter((one) => one !== null),
      );
    expect(await list()).toHaveLength(4);
    expect(await settle(inviteId, 1, { name: 'invitee', part: { invitees: [] } })).toBe(1);
    const two = { ...usualAnswers, seats: 2 };
    expect(await settle(inviteId, 2, { name: 'answers', part: { answerSettings: two } })).toBe(1);
    const [first] = await listSeats(opened.db, inviteId);
    expect(first).toBeDefined();
    const respondent = { inviteId, guest: device(2) };
    expect(await removeReply(deps(), respondent)).toBe('removed');
    expect(await list()).toHaveLength(1);
    expect(
      await settle(inviteId, 3, { name: 'answers', part: { answerSettings: usualAnswers } }),
    ).toBe(1);
    expect(await list()).toEqual([]);
  });

  describe('after the event', () => {
    const supper = Date.parse('2027-06-12T12:00Z');
    const dayAfter = Date.parse('2027-06-13T12:00Z');
    const withAna = { invitees: [{ name: 'Ana', email: 'ana@example.org' }] };

    /** The first device has the only place; the second device and Ana wait. */
    const openFull = async () => {
      now = supper;
      const inviteId = await limited(1, withAna);
      const [invitee] = await listInvitees(opened.db, inviteId);
      const ana: Guest = { inviteeId: invitee?.id ?? '' };
      for (const guest of [device(1), device(2), ana])
        await say(inviteId, guest, { answer: 'yes' });
      now = dayAfter;
      // As if it had been saved with a past date: of others nobody can answer any more.
      await opened.db.updateTable('invites').set({ saved_past: 1 }).execute();
      return { inviteId, ana };
    };

    test('nobody is put on the waiting list (behaviour 25.45)', async () => {
      const { inviteId } = await openFull();
      expect(await say(inviteId, device(3), { answer: 'yes' })).toBe('full');
      expect(await waitingOf(inviteId, device(3))).toBeUndefined();
    });

    test('nobody is let in, whoever leaves and whatever the host changes (behaviour 25.45)', async () => {
      const { inviteId, ana } = await openFull();
      const told = { ...deps(), tellPromoted: failIfTold };
      await answer(told, { inviteId, guest: device(1) }, { answer: 'no' }, { by: 'guest' });
      await answer(told, { inviteId, guest: device(4) }, { answer: 'yes' }, { by: 'guest' });
      expect(await removeReply(told, { inviteId, guest: device(4) })).toBe('removed');
      const any = { answerSettings: usualAnswers };
      expect(await settle(inviteId, 1, { name: 'answers', part: any })).toBe(0);
      expect(await waitingOf(inviteId, device(2))).toBe(1);
      expect(await waitingOf(inviteId, ana)).toBe(2);
    });

    test('who waited gets a free place by a yes that the host records, and none by anything else (behaviour 25.45)', async () => {
      const { inviteId, ana } = await openFull();
      const record = (given: GivenReply) =>
        answer(deps(), { inviteId, guest: ana }, given, { by: 'host' });
      await record({ answer: 'yes' });
      expect(await waitingOf(inviteId, ana)).toBe(2);
      const more = { ...usualAnswers, seats: 2 };
      await settle(inviteId, 1, { name: 'answers', part: { answerSettings: more } });
      await record({ note: 'We were there' });
      expect(await waitingOf(inviteId, ana)).toBe(2);
      await record({ answer: 'yes' });
      expect(await waitingOf(inviteId, ana)).toBeNull();
    });

    test('a date that the host moves to a day to come lets the list in again (behaviour 25.45)', async () => {
      const { inviteId, ana } = await openFull();
      await say(inviteId, device(1), { answer: 'no' });
      const day = { date: '2027-06-19', startTime: '', endTime: '', endsNextDay: false };
      const part = { ...day, timeZone: 'Europe/London' };
      expect(concernsReplies({ name: 'dateTime', part })).toBe(true);
      expect(await settle(inviteId, 1, { name: 'dateTime', part })).toBe(1);
      expect(await waitingOf(inviteId, device(2))).toBeNull();
      expect(await waitingOf(inviteId, ana)).toBe(2);
    });
  });
});
