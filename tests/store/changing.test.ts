import { describe, expect, test } from 'vitest';

import { recordMany } from '#app/features/guests/bulk/record-many.server.ts';
import { removeGuests } from '#app/features/guests/bulk/remove-guests.server.ts';
import type { ActionOutcome } from '#app/features/guests/schema.ts';
import { changeGuests } from '#app/features/guests/undo/changing.server.ts';
import { undoChange } from '#app/features/guests/undo/undo.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent, findOwn } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';

const names = ['Ana', 'Ben', 'Cleo'];
const everybody = { every: { find: '', show: 'all' as const, labels: [] }, except: [] };
const changeOf = ({ reply }: ActionOutcome) =>
  ('changed' in reply ? reply.changed?.change : undefined) ?? '';

describe.each(engines)('a change of many guests on $name', (engine) => {
  const opened = useDatabase(engine);
  let now = 5000;
  const services = () => ({
    db: opened.db,
    clock: () => (now += 1),
    live: createBus(),
    settle: settleWith({}),
  });

  async function setUp() {
    const id = await addEvent(opened.db, { invitees: names.map((name) => ({ name, email: '' })) });
    const guests = await listInvitees(opened.db, id);
    const say = async (index: number, given: 'yes' | 'no') => {
      const respondent = { inviteId: id, guest: { inviteeId: guests[index]!.id } };
      await answer(services(), respondent, { answer: given }, { by: 'guest' });
    };
    return { own: await findOwn(opened.db, id, secretHost), say };
  }

  const countKept = async (inviteId: string) => {
    const rows = opened.db.selectFrom('undo_rows').select('id').where('invite_id', '=', inviteId);
    return (await rows.execute()).length;
  };

  test('is planned again when a guest answers meanwhile, and then under the lock (behaviour 33.22)', async () => {
    const { own, say } = await setUp();
    const planned: string[] = [];
    const outcome = await changeGuests(services(), own, everybody, {
      async prepare({ db, inviteId, change, now: at }, { invited }) {
        planned.push(db.isTransaction ? 'under the lock' : 'before');
        const row = { id: change, invite_id: inviteId, change, changed_at: at, before: '{}' };
        await db.insertInto('undo_rows').values(row).execute();
        if (!db.isTransaction) await say(planned.length, 'yes');
        return invited.length;
      },
      write: async (_, count) => ({ count }),
    });
    expect(planned).toEqual(['before', 'before', 'under the lock']);
    expect(outcome.reply).toMatchObject({ ok: true, changed: { count: names.length } });
    expect(await countKept(own.id)).toBe(1);
  });

  test('is written as planned when another event changes meanwhile (behaviour 33.22)', async () => {
    const [{ own }, other] = [await setUp(), await setUp()];
    let plans = 0;
    await changeGuests(services(), own, everybody, {
      async prepare(_, { invited }) {
        plans += 1;
        await other.say(0, 'yes');
        return invited.length;
      },
      write: async (_, count) => ({ count }),
    });
    expect(plans).toBe(1);
  });

  /** Guests of another event answer all the time. Returns what `count` said after each answer, and what `work` returned. */
  async function answerMeanwhile<Value>(work: Promise<Value>, count: () => Promise<number>) {
    const { say } = await setUp();
    const ended = new AbortController();
    const done = work.finally(() => ended.abort());
    const seen: number[] = [];
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      await say(0, turn % 2 === 0 ? 'yes' : 'no');
      seen.push(await count());
    }
    return { done: await done, seen };
  }

  test('of thousands is recorded and undone in parts, between which guests answer (behaviour 33.22, 33.23)', async () => {
    const { db } = opened;
    const many = Array.from({ length: 5000 }, (_, index) => ({ name: `N${index}`, email: '' }));
    const id = await addEvent(db, { invitees: many });
    const own = await findOwn(db, id, secretHost);
    const listReplies = async () => {
      const rows = db.selectFrom('rsvps').select(['invitee_id as key', 'version']);
      return (await rows.where('invite_id', '=', id).execute()).map(({ key, version }) => [
        key,
        version,
      ]);
    };
    const seen = Object.fromEntries((await listInvitees(db, id)).map((one) => [one.id, null]));
    const asked = { intent: 'recordMany', guests: everybody, as: 'yes', seen } as const;
    const recorded = await answerMeanwhile(
      recordMany(services(), own, asked),
      async () => (await listReplies()).length,
    );
    expect(recorded.seen.some((count) => count > 0 && count < many.length)).toBe(true);
    const versions = Object.fromEntries(await listReplies()) as Record<string, number>;
    expect(recorded.done.reply).toMatchObject({ changed: { count: many.length, versions } });
    const removed = await removeGuests(services(), own, { guests: everybody });
    expect(await listInvitees(db, id)).toEqual([]);
    const undone = await answerMeanwhile(
      undoChange(services(), own, changeOf(removed)),
      async () => (await listInvitees(db, id)).length,
    );
    expect(undone.seen.some((count) => count > 0 && count < many.length)).toBe(true);
    expect((await listInvitees(db, id)).map((one) => one.name)).toEqual(
      many.map((one) => one.name),
    );
    expect(await listReplies()).toHaveLength(many.length);
    await undoChange(services(), own, changeOf(recorded.done));
    expect(await countKept(id)).toBe(0);
  });

  test('that asks first, or is undone, keeps nothing (behaviour 33.22, 33.23)', async () => {
    const { own, say } = await setUp();
    await say(0, 'yes');
    const asked = await removeGuests(services(), own, { guests: everybody, answered: 0 });
    expect(asked.reply).toMatchObject({ changed: { count: 0, asks: { rows: 3, answered: 1 } } });
    expect(await countKept(own.id)).toBe(0);
    const removed = await removeGuests(services(), own, { guests: everybody });
    expect(await countKept(own.id)).toBe(names.length);
    await undoChange(services(), own, changeOf(removed));
    expect(await countKept(own.id)).toBe(0);
    const recorded = await recordMany(services(), own, {
      intent: 'recordMany',
      guests: everybody,
      as: 'no',
      seenAt: now,
    });
    await undoChange(services(), own, changeOf(recorded));
    expect(await countKept(own.id)).toBe(0);
    const answers = opened.db.selectFrom('rsvps').select('answer').where('invite_id', '=', own.id);
    expect(await answers.execute()).toEqual([{ answer: 'yes' }]);
  });
});
