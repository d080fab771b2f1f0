import { beforeAll, describe, expect, test } from 'vitest';

import type { NewActivityEntry } from '#app/features/activity/schema.ts';
import { listActivity, noteActivity } from '#app/features/activity/store.server.ts';
import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { cancelEvent } from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { closeAnswers, updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import {
  holdMail,
  releaseMail,
  withdrawCancellations,
  withdrawForCancellation,
} from '#app/features/mail/outbox/withdraw.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent, findOwn } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { createQueue } from '#tests/setup/mail.ts';

const day = 24 * 60 * 60 * 1000;
const live = { publish() {} };

describe.each(engines)('on $name', (engine) => {
  const opened = useDatabase(engine);
  let db: Db;
  let now = 1_000_000;

  beforeAll(() => {
    ({ db } = opened);
  });

  // Entries of one millisecond have no order.
  const services = () => ({ db, live, clock: () => (now += 1) });
  const owned = async (id: string) => {
    return findOwn(db, id, secretHost);
  };
  const kindsOf = async (id: string) =>
    (await listActivity(db, { id, editor: '' }, 10)).map(
      ({ kind, part, count }) => `${kind} ${part} ${count}`,
    );
  const note = (entry: Omit<NewActivityEntry, 'now' | 'hostUid'> & { hostUid?: string | null }) =>
    db
      .transaction()
      .execute((trx) => noteActivity(trx, { hostUid: secretHost.uid, now: (now += 1), ...entry }));
  const queue = async (id: string, kinds: readonly NewMail['kind'][]) => {
    const mail = createQueue(() => now);
    const mails = kinds.map((kind) => ({
      kind,
      payload: null,
      address: 'ana@example.org',
      hostUid: secretHost.uid,
      inviteId: id,
    })) as NewMail[];
    await db.transaction().execute((trx) => mail.enqueue(trx, mails));
  };
  const kindsLeft = async (id: string) => {
    const rows = await db.selectFrom('outbox').selectAll().where('invite_id', '=', id).execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  const keep = (days?: number) =>
    runHousekeeping({ ...services(), clock: () => now, settings: { RETENTION_DAYS: days } });
  const prepare = async (date: string) => {
    const invitees = [{ name: 'Ana', email: 'ana@example.org' }];
    const id = await addEvent(db, { date, invitees, timeZone: 'Europe/Vienna' });
    await addAnswer(db, { inviteId: id, answer: 'yes', name: 'Ben' });
    return id;
  };
  const guestsOf = async (id: string) => {
    const rsvps = await db.selectFrom('rsvps').select('id').where('invite_id', '=', id).execute();
    return [(await listInvitees(db, id)).length, rsvps.length];
  };
  const toldAt = async (id: string) => (await findInvite(db, id))?.expiryToldAt;

  describe('the activity', () => {
    test('names who changed what, the newest first, without a word of what it became (behaviour 34.12)', async () => {
      const id = await addEvent(db);
      const update = { name: 'message', part: { customMessage: 'A word to guests' } } as const;
      await updateInvite(services(), await owned(id), { version: 1, update });
      now += 1000;
      await closeAnswers(services(), await owned(id), true);
      await closeAnswers(services(), await owned(id), true);
      await cancelEvent(services(), await owned(id), { message: 'No words', version: 3 });
      await cancelEvent(services(), await owned(id), { message: 'No words', version: 3 });
      const stored = await listActivity(db, { id, editor: '' }, 10);
      expect(stored.map(({ kind, part, by }) => [kind, part, by])).toEqual([
        ['canceled', '', secretHost.displayName],
        ['answers-closed', '', secretHost.displayName],
        ['edited', 'message', secretHost.displayName],
      ]);
      expect(JSON.stringify(stored)).not.toMatch(/words?\b/);
    });

    test('is stored with its change or not at all (behaviour 34.12)', async () => {
      const id = await addEvent(db);
      const broken = cancelEvent(
        services(),
        await owned(id),
        { message: '', version: 1 },
        async () => {
          throw new Error('the mail failed');
        },
      );
      await expect(broken).rejects.toThrow('the mail failed');
      expect(await kindsOf(id)).toEqual([]);
      expect(await findInvite(db, id)).toMatchObject({ cancellation: null, version: 1 });
      const stale = { name: 'eventName', part: { eventName: 'Never' } } as const;
      await updateInvite(services(), await owned(id), { version: 9, update: stale });
      expect(await kindsOf(id)).toEqual([]);
    });

    test('counts what one host does again within ten minutes (behaviour 34.13)', async () => {
      const id = await addEvent(db);
      const edited = { inviteId: id, kind: 'edited', part: 'theme' } as const;
      await note(edited);
      now += 9 * 60_000;
      await note(edited);
      await note({ ...edited, part: 'location' });
      await note(edited);
      now += 10 * 60_000;
      await note(edited);
      await note({ ...edited, hostUid: null });
      expect(await kindsOf(id)).toEqual([
        'edited theme 1',
        'edited theme 1',
        'edited theme 1',
        'edited location 1',
        'edited theme 2',
      ]);
    });

    test('keeps the newest two hundred entries (behaviour 34.13)', async () => {
      const id = await addEvent(db);
      for (let turn = 0; turn < 205; turn += 1) {
        await note({ inviteId: id, kind: turn % 2 === 0 ? 'canceled' : 'reinstated' });
      }
      expect(await listActivity(db, { id, editor: '' }, 1000)).toHaveLength(200);
      expect((await listActivity(db, { id, editor: '' }, 1))[0]).toMatchObject({
        kind: 'canceled',
        at: now,
      });
    });
  });

  describe('queued mail', () => {
    test('of a canceled event is taken back, except for what its host has written; so is a cancellation that is taken back (behaviour 34.4)', async () => {
      const id = await addEvent(db);
      await queue(id, ['invitation', 'reminder', 'tomorrow', 'change', 'promotion', 'message']);
      await db.transaction().execute((trx) => withdrawForCancellation(trx, id));
      await queue(id, ['cancellation', 'cancellation']);
      expect(await kindsLeft(id)).toEqual(['cancellation', 'cancellation', 'message']);
      await db
        .updateTable('outbox')
        .set({ state: 'sent' })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select(({ fn }) => fn.min('id').as('id'))
            .where('kind', '=', 'cancellation')
            .where('invite_id', '=', id),
        )
        .execute();
      await db.transaction().execute((trx) => withdrawCancellations(trx, id));
      expect(await kindsLeft(id)).toEqual(['cancellation', 'message']);
    });

    test('of a deleted event waits for as long as the deletion can be undone (behaviour 34.4)', async () => {
      const id = await addEvent(db);
      await queue(id, ['invitation']);
      const dueAt = async () =>
        (
          await db
            .selectFrom('outbox')
            .select('due_at')
            .where('invite_id', '=', id)
            .executeTakeFirstOrThrow()
        ).due_at;
      await db.transaction().execute((trx) => holdMail(trx, id, now + 660_000));
      expect(await dueAt()).toBe(now + 660_000);
      now += 60_000;
      await db.transaction().execute((trx) => releaseMail(trx, id, now));
      expect(await dueAt()).toBe(now);
    });
  });

  describe('guests of an event long past', () => {
    test('are kept without the setting (behaviour 34.10)', async () => {
      now = Date.parse('2040-01-01T12:00:00Z');
      const id = await prepare('2020-06-12');
      await keep();
      expect(await toldAt(id)).toBeNull();
      expect(await guestsOf(id)).toEqual([1, 1]);
    });

    test('are deleted 14 days after their host was told, and the invitation stays with closed answers (behaviour 34.11)', async () => {
      const id = await prepare('2041-06-12');
      const undated = await prepare('');
      now = Date.parse('2041-06-28T21:59:59Z');
      await keep(30);
      expect(await toldAt(id)).toBeNull();
      now = Date.parse('2041-06-29T02:00:00Z');
      await keep(30);
      expect(await toldAt(id)).toBe(now);
      now = Date.parse('2041-07-12T21:59:59Z');
      await keep(30);
      expect(await guestsOf(id)).toEqual([1, 1]);
      now = Date.parse('2041-07-12T22:00:00Z');
      await keep(30);
      expect(await guestsOf(id)).toEqual([0, 0]);
      const after = await findInvite(db, id);
      expect(after).toMatchObject({ eventName: 'Garden party', answersClosed: true });
      expect(after?.expiryToldAt).toBeNull();
      expect((await listActivity(db, { id, editor: '' }, 1))[0]).toMatchObject({
        kind: 'guests-expired',
        by: null,
      });
      expect(await guestsOf(undated)).toEqual([1, 1]);
    });

    test('of an event that was over before the setting came are announced first (behaviour 34.10)', async () => {
      const id = await prepare('2021-01-01');
      now = Date.parse('2042-03-01T12:00:00Z');
      await keep(30);
      await keep(30);
      expect(await guestsOf(id)).toEqual([1, 1]);
      expect(await toldAt(id)).toBe(now);
      now += 14 * day;
      await keep(30);
      expect(await guestsOf(id)).toEqual([0, 0]);
    });

    test('stay when the host moves the date, and the notice goes (behaviour 34.10)', async () => {
      const id = await prepare('2042-06-01');
      now = Date.parse('2042-06-30T12:00:00Z');
      await keep(30);
      expect(await toldAt(id)).toBe(now);
      const { version, ...event } = await owned(id);
      const part = {
        date: '2043-06-01',
        startTime: event.startTime,
        endTime: event.endTime,
        endsNextDay: false,
        timeZone: event.timeZone,
      };
      await updateInvite(services(), await owned(id), {
        version,
        update: { name: 'dateTime', part },
      });
      now += 20 * day;
      await keep(30);
      expect(await toldAt(id)).toBeNull();
      expect(await guestsOf(id)).toEqual([1, 1]);
    });
  });
});
