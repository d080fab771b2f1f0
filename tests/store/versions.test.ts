import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { runGuestAction } from '#app/features/guests/run-action.server.ts';
import { guestActionSchema } from '#app/features/guests/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { cancelEvent, reinstateEvent } from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { recordChange } from '#app/features/rsvp/service.server.ts';
import { readMark } from '#app/platform/db/versions.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { noSecurityLog } from '#tests/setup/security-log.ts';

/** Who says or records something: two invitees and a device of the open link. */
const who = fc.integer({ min: 0, max: 2 });
const answer = fc.constantFrom('yes', 'no', 'maybe');
const press = fc.oneof(
  fc.record({ kind: fc.constant('say'), who, answer }),
  fc.record({ kind: fc.constant('record'), who, answer: fc.constantFrom('yes', 'no', 'none') }),
  fc.record({ kind: fc.constant('recordMany'), answer }),
  fc.record({ kind: fc.constantFrom('remove', 'undo', 'name', 'merge', 'cancel', 'edit') }),
);
type Press = typeof press extends fc.Arbitrary<infer Kind> ? Kind : never;

describe.each(engines)('versions on $name', (engine) => {
  const store = useDatabase(engine);
  const live = createBus();
  let host: Host;
  let now = 5000;
  const services = () => {
    const settle = settleWith({});
    return { db: store.db, clock: () => (now += 1), live, settle, security: noSecurityLog };
  };

  beforeAll(async () => {
    host = await addHost(store.db, 'ana');
  });

  async function open(seats: number | null = null) {
    const answerSettings = { ...usualAnswers, seats };
    const draft = makeDraft({ invitees: makeInvitees(2), answerSettings });
    const id = await saveDraft(services(), host, draft);
    const invitees = await listInvitees(store.db, id);
    const guests: Guest[] = [...invitees.map((one) => ({ inviteeId: one.id })), { keyHash: id }];
    const rows = () =>
      store.db.selectFrom('rsvps').selectAll().where('invite_id', '=', id).orderBy('id').execute();
    const act = async (sent: object) => {
      const acting = { host, invite: await findOwn(store.db, id, host), visitor: '' };
      const { reply } = await runGuestAction(services(), acting, v.parse(guestActionSchema, sent));
      return reply;
    };
    const say = (guest: Guest, said: 'yes' | 'no' | 'maybe') =>
      recordChange(services(), { inviteId: id, guest }, { kind: 'answer', answer: said });
    return { id, guests, rows, act, say };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  /** Presses whatever is possible. */
  async function make({ id, guests, rows, act, say }: Opened, pressed: Press, undoable: string[]) {
    const stored = await rows();
    const free = stored.find((row) => row.invitee_id === null);
    const versions = Object.fromEntries(
      stored.map((row) => [row.invitee_id ?? row.id, row.version]),
    );
    const everyone = guests.flatMap((one) => ('inviteeId' in one ? [one.inviteeId] : []));
    if (pressed.kind === 'say') {
      await say(guests[pressed.who] as Guest, pressed.answer);
    } else if (pressed.kind === 'record') {
      const guest = guests[pressed.who] as Guest;
      const record = 'inviteeId' in guest ? guest : { answerId: free?.id ?? id };
      const seen = versions['inviteeId' in record ? record.inviteeId : record.answerId] ?? null;
      await act({ intent: 'record', record, as: pressed.answer, seen });
    } else if (pressed.kind === 'recordMany') {
      const ids = [...everyone, ...(free ? [free.id] : [])];
      const reply = await act({
        intent: 'recordMany',
        guests: { ids },
        as: pressed.answer,
        seen: versions,
      });
      if (reply.ok && reply.changed) undoable.push(reply.changed.change);
    } else if (pressed.kind === 'remove') {
      const ids = [everyone[0], ...(free ? [free.id] : [])];
      const reply = await act({ intent: 'remove', guests: { ids } });
      if (reply.ok && reply.changed) undoable.push(reply.changed.change);
    } else if (pressed.kind === 'undo') {
      await act({ intent: 'undo', change: undoable.pop() ?? 'none' });
    } else if (pressed.kind === 'name' && free) {
      await act({ intent: 'name', answerId: free.id, name: `Zoe ${now}`, seen: free.name });
    } else if (pressed.kind === 'merge' && free) {
      await act({ intent: 'merge', answerId: free.id, inviteeId: everyone[1] });
    } else await changeEvent(id, pressed.kind);
  }

  async function changeEvent(id: string, kind: string) {
    const invite = await findOwn(store.db, id, host);
    const { version } = invite;
    const update = { name: 'eventName', part: { eventName: `Feast ${now}` } } as const;
    if (kind !== 'cancel') await updateInvite(services(), invite, { version, update });
    else if (invite.cancellation) await reinstateEvent(services(), invite);
    else await cancelEvent(services(), invite, { version, message: 'Ill' });
  }

  test('a version never stands for two states of a reply, nor a mark for two of an event (behaviour 38.18)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(press, { minLength: 4, maxLength: 14 }),
        fc.constantFrom(null, 1, 2),
        async (presses, seats) => {
          const opened = await open(seats);
          const undoable: string[] = [];
          const states = new Map<string, string>();
          const marks = new Map<string, string>();
          for (const pressed of presses) {
            await make(opened, pressed, undoable);
            const rows = await opened.rows();
            for (const { version, updated_at: _at, ...said } of rows) {
              const seen = `${said.invitee_id ?? said.id} ${version}`;
              const state = JSON.stringify(said);
              expect([seen, states.get(seen) ?? state]).toEqual([seen, state]);
              states.set(seen, state);
            }
            const { eventName, cancellation } = (await findInvite(store.db, opened.id)) ?? {};
            const event = JSON.stringify([eventName, cancellation, rows]);
            const mark = await readMark(store.db, opened.id);
            expect([mark, marks.get(mark) ?? event]).toEqual([mark, event]);
            marks.set(mark, event);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('Undo leaves an answer that the waiting list let in since, and says so (behaviour 33.27)', async () => {
    const { guests, rows, act, say } = await open(1);
    const [first] = guests as [Guest];
    await say(first, 'yes');
    const ids = guests.flatMap((one) => ('inviteeId' in one ? [one.inviteeId] : []));
    const seen = { [ids[0] ?? '']: 1 };
    const recorded = await act({ intent: 'recordMany', guests: { ids }, as: 'yes', seen });
    const states = async () => (await rows()).map((row) => [row.answer, row.waiting]);
    expect(await states()).toEqual([
      ['yes', null],
      ['yes', 1],
    ]);
    await say(first, 'no');
    expect(await states()).toEqual([
      ['no', null],
      ['yes', null],
    ]);
    const change = recorded.ok ? recorded.changed?.change : '';
    const note = '1 answer was changed since, so it stays as it is.';
    expect(await act({ intent: 'undo', change })).toEqual({ ok: true, note });
    expect(await states()).toEqual([
      ['no', null],
      ['yes', null],
    ]);
  });
});
