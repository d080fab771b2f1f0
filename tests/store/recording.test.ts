import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { messages as dashboardMessages } from '#app/features/guests/messages.ts';
import { recordAnswer } from '#app/features/guests/recording/recording.server.ts';
import { runGuestAction } from '#app/features/guests/run-action.server.ts';
import {
  type AnswerChoice,
  type Recording,
  guestActionSchema,
} from '#app/features/guests/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import type { Answer, Guest } from '#app/features/rsvp/schema.ts';
import { countAnswers, listAnswers, recordChange } from '#app/features/rsvp/service.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { noSecurityLog } from '#tests/setup/security-log.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';

const zero = { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 };
const stranger = { keyHash: 'hash-of-a-stranger' };
const gone = {
  status: 409,
  reply: { ok: false, message: dashboardMessages.guestGone, gone: true },
};
const recordedAs = (version: number) => ({ status: 200, reply: { ok: true, version } });
const unanswered = { status: 200, reply: { ok: true, version: null } };
const removed = { ...unanswered, isAnswerRemoved: true };

describe.each(engines)('answers recorded by the host on $name', (engine) => {
  const store = useDatabase(engine);
  let host: Host;
  let now = 5000;
  const live = createBus();
  const deps = () => ({ db: store.db, clock: () => now, live });

  beforeAll(async () => {
    host = await addHost(store.db, 'ana');
  });

  async function invite(count = 2): Promise<{ invite: OwnedInvite; ids: string[] }> {
    const id = await saveDraft(deps(), host, makeDraft({ invitees: makeInvitees(count) }));
    const found = await findOwn(store.db, id, host);
    return { invite: found, ids: (await listInvitees(store.db, id)).map((one) => one.id) };
  }
  /** Replaces the answer stored at that moment. */
  const record = async (to: OwnedInvite, row: Recording['record'], as: AnswerChoice) => {
    const seen = await findSeenVersion(store.db, 'answerId' in row ? row.answerId : row.inviteeId);
    return recordAnswer(deps(), to, { record: row, as, seen });
  };
  const say = (to: OwnedInvite, guest: Guest, answer: Answer) =>
    recordChange(deps(), { inviteId: to.id, guest }, { kind: 'answer', answer });
  const bring = (to: OwnedInvite, guest: Guest, extra: number) =>
    recordChange(deps(), { inviteId: to.id, guest }, { kind: 'extra', extra });
  const rows = (to: OwnedInvite) =>
    store.db.selectFrom('rsvps').selectAll().where('invite_id', '=', to.id).execute();

  test.each<[AnswerChoice, object]>([
    ['alone', { answer: 'yes', extra: 0 }],
    ['yes', { answer: 'yes', extra: 1 }],
    ['yes+1', { answer: 'yes', extra: 1 }],
    ['maybe', { answer: 'maybe', extra: 0 }],
    ['no', { answer: 'no', extra: 0 }],
  ])('%s is stored for an invitee, marked, and replaced by the next', async (as, stored) => {
    const { invite: own, ids } = await invite();
    const row = { inviteeId: ids[0] ?? '' };
    expect(await record(own, row, 'yes+1')).toEqual(recordedAs(1));
    expect(await record(own, row, as)).toEqual(recordedAs(as === 'yes+1' || as === 'yes' ? 1 : 2));
    const listed = await listAnswers(store.db, own.id);
    expect(listed).toMatchObject([{ ...stored, inviteeId: ids[0], recordedByHost: true }]);
  });

  test('none takes away what was recorded, and what the guest said', async () => {
    const { invite: own, ids } = await invite();
    const [first = '', second = ''] = ids;
    await record(own, { inviteeId: first }, 'yes');
    await say(own, { inviteeId: second }, 'no');
    for (const inviteeId of ids) expect(await record(own, { inviteeId }, 'none')).toEqual(removed);
    expect(await rows(own)).toEqual([]);
    for (const inviteeId of ids)
      expect(await record(own, { inviteeId }, 'none')).toEqual(unanswered);
    expect(toFigures(await countAnswers(store.db, own.id))).toEqual({ ...zero, noResponse: 2 });
  });

  test('recording the same again changes nothing, neither its time nor its version', async () => {
    const { invite: own, ids } = await invite();
    const row = { inviteeId: ids[0] ?? '' };
    await record(own, row, 'yes+1');
    const once = await rows(own);
    now += 1000;
    expect(await record(own, row, 'yes+1')).toEqual(recordedAs(1));
    expect(await rows(own)).toEqual(once);
  });

  test('an answer that the host has not seen is not overwritten, nor removed (behaviour 38.18)', async () => {
    const { invite: own, ids } = await invite();
    const inviteeId = ids[0] ?? '';
    const see = (as: AnswerChoice, seen: number | null) =>
      recordAnswer(deps(), own, { record: { inviteeId }, as, seen });
    await say(own, { inviteeId }, 'no');
    const sentence =
      'Somebody just changed this answer: it is “Declined” now. Nothing was overwritten.';
    const newer = { label: 'Declined', version: 1 };
    const refused = { status: 409, reply: { ok: false, message: sentence, newer } };
    expect(await see('yes', null)).toEqual(refused);
    expect(await see('none', 2)).toEqual(refused);
    // An equal answer overwrites nothing.
    expect(await see('no', null)).toEqual(recordedAs(1));
    expect(await rows(own)).toMatchObject([{ answer: 'no', recorded_by_host: 0 }]);
    expect(await see('maybe', 1)).toEqual(recordedAs(2));
    expect(await see('none', 2)).toEqual(removed);
    expect(await see('yes', 2)).toMatchObject({
      reply: { newer: { label: 'No response yet', version: null } },
    });
  });

  test('an answer given after a removal is not taken for the removed one (behaviour 38.18)', async () => {
    const { invite: own, ids } = await invite();
    const [first, second] = ids.map((inviteeId) => ({ inviteeId })) as [
      { inviteeId: string },
      { inviteeId: string },
    ];
    await record(own, first, 'yes');
    for (const as of ['maybe', 'no', 'yes'] as const) await record(own, first, as);
    const { invitee_id: id, version } = (await rows(own))[0] ?? {};
    expect(id).toBe(first.inviteeId);
    await record(own, first, 'none');
    await say(own, first, 'maybe');
    await say(own, second, 'maybe');
    expect((await rows(own)).every((row) => row.version > (version ?? Infinity))).toBe(true);
    for (const as of ['no', 'none'] as const) {
      const stale = await recordAnswer(deps(), own, { record: first, as, seen: version ?? null });
      expect(stale).toMatchObject({ status: 409, reply: { newer: { label: 'Maybe' } } });
    }
  });

  test('a recording that names no version records only where there is no answer (behaviour 38.18)', async () => {
    const { invite: own, ids } = await invite();
    const [first = '', second = ''] = ids;
    await say(own, { inviteeId: first }, 'no');
    const send = (sent: object) => {
      const services = { ...deps(), security: noSecurityLog };
      const acting = { host, invite: own, visitor: '' };
      return runGuestAction(services, acting, v.parse(guestActionSchema, sent));
    };
    const blind = { intent: 'record', record: { inviteeId: first } };
    expect(await send({ ...blind, as: 'yes' })).toMatchObject({ status: 409 });
    expect(await send({ ...blind, as: 'none' })).toMatchObject({ status: 409 });
    const both = { intent: 'recordMany', guests: { ids: [first, second] }, as: 'yes' };
    const changed = { count: 1, newer: { [first]: 1 } };
    expect(await send(both)).toMatchObject({ reply: { ok: true, changed } });
    expect((await rows(own)).map(({ answer }) => answer).toSorted()).toEqual(['no', 'yes']);
  });

  test('an answer recorded in part is refused with the version that is stored (behaviour 38.18)', async () => {
    const { invite: own, ids } = await invite();
    await store.db.updateTable('invites').set({ seats: 1 }).where('id', '=', own.id).execute();
    const row = { inviteeId: ids[0] ?? '' };
    const see = (as: AnswerChoice, seen: number | null) =>
      recordAnswer(deps(), own, { record: row, as, seen });
    const partly = { status: 409, reply: { ok: false, version: 1 } };
    expect(await see('yes+1', null)).toMatchObject(partly);
    expect(await rows(own)).toMatchObject([{ answer: 'yes', extra: 0, updated_at: now }]);
    expect(await see('no', 1)).toEqual(recordedAs(2));
  });

  test('of two hosts who record at once exactly one does (behaviour 38.18)', async () => {
    const { invite: own, ids } = await invite();
    const row = { inviteeId: ids[0] ?? '' };
    const given = ['yes', 'maybe', 'no'] as const;
    const outcomes = await Promise.all(
      given.map((as) => recordAnswer(deps(), own, { record: row, as, seen: null })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = given[outcomes.findIndex(({ status }) => status === 200)];
    expect(await rows(own)).toMatchObject([{ answer: winner }]);
  });

  test('recording what a guest has said themselves leaves it theirs', async () => {
    const { invite: own, ids } = await invite();
    const inviteeId = ids[0] ?? '';
    await say(own, { inviteeId }, 'yes');
    await bring(own, { inviteeId }, 1);
    await record(own, { inviteeId }, 'yes+1');
    expect(await rows(own)).toMatchObject([{ recorded_by_host: 0, extra: 1 }]);
    await record(own, { inviteeId }, 'alone');
    expect(await rows(own)).toMatchObject([{ recorded_by_host: 1, extra: 0 }]);
  });

  test.each<Answer>(['yes', 'no', 'maybe'])(
    'a guest’s own %s, or own companion, overwrites what was recorded and clears the mark',
    async (answer) => {
      const { invite: own, ids } = await invite();
      const guest = { inviteeId: ids[0] ?? '' };
      await record(own, guest, 'yes+1');
      await say(own, guest, answer);
      const extra = answer === 'yes' ? 1 : 0;
      expect(await rows(own)).toMatchObject([{ answer, extra, recorded_by_host: 0 }]);
      if (answer !== 'yes') return;
      await record(own, guest, 'alone');
      await bring(own, guest, 1);
      expect(await rows(own)).toMatchObject([{ answer, extra: 1, recorded_by_host: 0 }]);
    },
  );

  test('an answer of the open link is corrected, keeps its name and its guest, and can be taken off', async () => {
    const { invite: own } = await invite();
    await say(own, stranger, 'no');
    await recordChange(
      deps(),
      { inviteId: own.id, guest: stranger },
      { kind: 'name', name: 'Zoe' },
    );
    const [answer] = await listAnswers(store.db, own.id);
    const row = { answerId: answer?.id ?? '' };
    expect(await record(own, row, 'yes+1')).toEqual(recordedAs(3));
    expect(await record(own, row, 'yes+1')).toEqual(recordedAs(3));
    expect(await rows(own)).toMatchObject([
      {
        answer: 'yes',
        extra: 1,
        name: 'Zoe',
        guest_key_hash: stranger.keyHash,
        recorded_by_host: 1,
      },
    ]);
    await say(own, stranger, 'maybe');
    expect(await rows(own)).toMatchObject([{ answer: 'maybe', extra: 0, recorded_by_host: 0 }]);
    expect(await record(own, row, 'none')).toEqual(removed);
    expect(await rows(own)).toEqual([]);
    expect(await record(own, row, 'none')).toEqual(unanswered);
    expect(await record(own, row, 'yes')).toEqual(gone);
  });

  test('nobody of another invitation is touched', async () => {
    const mine = await invite();
    const other = await invite();
    const [theirs = ''] = other.ids;
    await say(other.invite, { inviteeId: theirs }, 'no');
    await say(other.invite, stranger, 'no');
    const before = await rows(other.invite);
    for (const as of ['yes', 'none'] as const) {
      expect(await record(mine.invite, { inviteeId: theirs }, as)).toEqual(gone);
      for (const { id } of before) await record(mine.invite, { answerId: id }, as);
    }
    expect(await rows(other.invite)).toEqual(before);
    expect(await rows(mine.invite)).toEqual([]);
  });

  test('an invitee’s answer is reached by the invitee alone, not by the answer’s id', async () => {
    const { invite: own, ids } = await invite();
    await say(own, { inviteeId: ids[0] ?? '' }, 'no');
    const [answer] = await rows(own);
    expect(await record(own, { answerId: answer?.id ?? '' }, 'yes')).toEqual(gone);
    await record(own, { answerId: answer?.id ?? '' }, 'none');
    expect(await rows(own)).toEqual([answer]);
  });

  test('somebody removed meanwhile gets no answer, from the host or from themselves', async () => {
    const { invite: own, ids } = await invite();
    const inviteeId = ids[0] ?? '';
    await store.db.deleteFrom('invitees').where('id', '=', inviteeId).execute();
    expect(await record(own, { inviteeId }, 'yes')).toEqual(gone);
    expect(await record(own, { inviteeId }, 'none')).toEqual(gone);
    expect(await say(own, { inviteeId }, 'yes')).toEqual({ ok: false, error: 'uninvited' });
    expect(await rows(own)).toEqual([]);
  });

  test('somebody removed between the look and the write gets a sentence, not a failure', async () => {
    const { invite: own, ids } = await invite();
    const inviteeId = ids[0] ?? '';
    // Once, before the next transaction: within it, SQLite would wait for itself.
    let remove = async () => {
      remove = async () => {};
      await store.db.deleteFrom('invitees').where('id', '=', inviteeId).execute();
    };
    const removing = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await remove();
        return result;
      },
    });
    const input = { record: { inviteeId }, as: 'yes', seen: null } as const;
    expect(await recordAnswer({ ...deps(), db: removing }, own, input)).toEqual(gone);
    expect(await rows(own)).toEqual([]);
  });

  test.each<[string, object]>([
    ['nobody', { as: 'yes' }],
    ['an empty guest', { record: {}, as: 'yes' }],
    ['two guests in one', { record: { inviteeId: 'a', answerId: 'b' }, as: 'yes' }],
    ['an id that is no id', { record: { inviteeId: "' or 1=1" }, as: 'yes' }],
    ['an id that is a list', { record: { inviteeId: ['a'] }, as: 'yes' }],
    ['an id of NUL', { record: { inviteeId: '\0' }, as: 'yes' }],
    ['no answer', { record: { inviteeId: 'a' } }],
    ['an unknown answer', { record: { inviteeId: 'a' }, as: 'perhaps' }],
    ['two companions', { record: { inviteeId: 'a' }, as: 'yes+2' }],
  ])('%s is refused with a sentence', (_what, input) => {
    const parsed = v.safeParse(guestActionSchema, { intent: 'record', ...input });
    expect(parsed.issues?.[0].message).toBe(dashboardMessages.unknownRecording);
  });

  test('the figures follow whatever is recorded', async () => {
    const choices = fc.array(
      fc.constantFrom<AnswerChoice[]>('yes', 'yes+1', 'maybe', 'no', 'none'),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        const { invite: own, ids } = await invite(chosen.length);
        for (const [place, as] of chosen.entries()) {
          await record(own, { inviteeId: ids[place] ?? '' }, as);
        }
        const count = (...these: AnswerChoice[]) =>
          chosen.filter((as) => these.includes(as)).length;
        expect(toFigures(await countAnswers(store.db, own.id))).toEqual({
          going: count('yes', 'yes+1'),
          people: count('yes', 'yes+1') + count('yes+1'),
          maybe: count('maybe'),
          declined: count('no'),
          noResponse: count('none'),
        });
      }),
      { numRuns: 25 },
    );
  });
});
