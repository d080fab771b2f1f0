import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import { findInvite, updatePart } from '#app/features/invite/store.server.ts';
import { addGuestAddress, confirmGuestAddress } from '#app/features/mail/guest-addresses.server.ts';
import { queueReminders } from '#app/features/mail/reminders/queue-reminders.server.ts';
import { reminderKinds } from '#app/features/mail/reminders/rules.ts';
import { switchReminder } from '#app/features/mail/reminders/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { secretHost, setMailAddress } from '#tests/setup/hosts.ts';
import { createQueue } from '#tests/setup/mail.ts';

const quarter = 15 * 60_000;

const toAnswer = (at: string) => [`${at} reminder ana`, `${at} reminder finn`];

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

describe.each(engines)('automatic reminders on $name', (engine) => {
  const opened = useDatabase(engine);
  let db: Db;
  let now: number;
  let inviteId: string;
  const mail = createQueue(() => now);
  const look = () => queueReminders({ db, clock: () => now, mail });

  beforeAll(() => {
    ({ db } = opened);
  });
  beforeEach(async () => {
    now = Date.UTC(2027, 2, 20);
    for (const table of ['outbox', 'invites', 'mail_opt_outs'] as const) {
      await db.deleteFrom(table).execute();
    }
    // European clocks go forward in the night to March 28.
    inviteId = await addEvent(db, {
      date: '2027-03-29',
      timeZone: 'Europe/Berlin',
      invitees: [
        ...names.map((name) => ({ name, email: `${name.toLowerCase()}@example.org` })),
        { name: 'Gus', email: '' },
      ],
      answerSettings: { ...usualAnswers, answerBy: '2027-03-27' },
    });
    await setHost(1);
    await say('Ben', 'yes');
    await say('Cleo', 'no');
    await say('Dan', 'maybe');
    const eve = await say('Eve', 'yes');
    await db.updateTable('rsvps').set({ waiting: 1 }).where('id', '=', eve).execute();
    for (const kind of reminderKinds) await switchReminder(db, { inviteId, kind, isOn: true });
  });

  const setHost = (verifiedAt: number | null) =>
    setMailAddress(db, secretHost, 'ana@hosts.example', verifiedAt);
  async function say(name: string, answer: 'yes' | 'no' | 'maybe') {
    const { id } = await db
      .selectFrom('invitees')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return addAnswer(db, { inviteId, inviteeId: id, answer });
  }
  /** A guest of the open link, by default with a confirmed address. */
  async function sayOpenly(name: string, answer: 'yes' | 'no' | 'maybe', isConfirmed = true) {
    await addAnswer(db, { inviteId, name, answer });
    const { id } = await db
      .selectFrom('rsvps')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const reply = { inviteId, replyId: id, address: `${name.toLowerCase()}@example.org` };
    await addGuestAddress(db, { ...reply, isShared: false, now });
    if (isConfirmed) await confirmGuestAddress(db, reply, now);
  }
  async function change(update: PartUpdate) {
    const version = (await findInvite(db, inviteId))?.version ?? 0;
    const write = { id: inviteId, version, update, now };
    await db.transaction().execute((trx) => updatePart(trx, write));
  }
  const setDate = (date: string, timeZone = 'Europe/Berlin') =>
    change({
      name: 'dateTime',
      part: { date, startTime: '18:00', endTime: '', endsNextDay: false, timeZone },
    });
  const setAnswerBy = (answerBy: string) =>
    change({ name: 'answers', part: { answerSettings: { ...usualAnswers, answerBy } } });
  const setEvent = (values: {
    canceled_at?: number;
    deleted_at?: number;
    answers_closed?: number;
  }) => db.updateTable('invites').set(values).where('id', '=', inviteId).execute();

  /** Runs every quarter of an hour, and returns what was queued and when (UTC). */
  async function wait(until: string): Promise<string[]> {
    for (const end = Date.parse(until); now < end; now += quarter) await look();
    const rows = await db
      .selectFrom('outbox')
      .select(['kind', 'address', 'created_at as at'])
      .orderBy('created_at')
      .orderBy('address')
      .execute();
    return rows.map(
      ({ kind, address, at }) =>
        `${new Date(at).toISOString().slice(0, 16)} ${kind} ${address.split('@')[0]}`,
    );
  }

  test('come at 10:00 in the event’s zone, before and after its clocks change, once (behaviour 35.5)', async () => {
    expect(await wait('2027-04-01T00:00Z')).toEqual([
      ...toAnswer('2027-03-24T09:00'),
      '2027-03-28T08:00 tomorrow ben',
    ]);
  });

  test('are queued once by many processes at the same moment (behaviour 35.5)', async () => {
    now = Date.UTC(2027, 2, 24, 9);
    const queued = await Promise.all(Array.from({ length: 8 }, look));
    expect(queued.filter((count) => count > 0)).toEqual([2]);
  });

  test('are off until they are switched on (behaviour 35.5)', async () => {
    for (const kind of reminderKinds) await switchReminder(db, { inviteId, kind, isOn: false });
    expect(await wait('2027-04-01T00:00Z')).toEqual([]);
  });

  test('move with the dates and the zone, and come again for another date (behaviour 35.5)', async () => {
    await setAnswerBy('2027-03-28');
    await wait('2027-03-26T00:00Z');
    await setAnswerBy('2027-04-05');
    await setDate('2027-04-10', 'America/New_York');
    expect(await wait('2027-04-20T00:00Z')).toEqual([
      ...toAnswer('2027-03-25T09:00'),
      ...toAnswer('2027-04-02T14:00'),
      '2027-04-09T14:00 tomorrow ben',
    ]);
  });

  test('come at 10:00 UTC for an event without a zone, and not at all without dates (behaviour 35.5)', async () => {
    await setDate('2027-03-29', '');
    await setAnswerBy('');
    expect(await wait('2027-04-01T00:00Z')).toEqual(['2027-03-28T10:00 tomorrow ben']);
    await setDate('');
    now = Date.UTC(2027, 2, 20);
    expect(await wait('2027-04-01T00:00Z')).toHaveLength(1);
  });

  test.each([
    ['not sent any more after 16:00', [14, 0], []],
    ['sent until 16:00 when the server was down', [13, 45], ['2027-03-28T13:45 tomorrow ben']],
  ])('are %s (behaviour 35.5)', async (_, [hour = 0, minute], expected) => {
    now = Date.UTC(2027, 2, 28, hour, minute);
    expect(await wait('2027-04-01T00:00Z')).toEqual(expected);
  });

  test('of the event go to who comes by the open link and has confirmed an address (behaviour 36.7)', async () => {
    for (const name of ['Gina', 'Hal', 'Ida']) await sayOpenly(name, 'yes');
    await sayOpenly('Jo', 'yes', false);
    await sayOpenly('Kim', 'maybe');
    await sayOpenly('Lee', 'no');
    await db.updateTable('rsvps').set({ waiting: 2 }).where('name', '=', 'Hal').execute();
    await mail.optOut(db, { address: 'ida@example.org', inviteId });
    expect(await wait('2027-04-01T00:00Z')).toEqual([
      ...toAnswer('2027-03-24T09:00'),
      '2027-03-28T08:00 tomorrow ben',
      '2027-03-28T08:00 tomorrow gina',
    ]);
  });

  test('go to nobody who opted out (behaviour 35.5)', async () => {
    await mail.optOut(db, { address: 'ANA@example.org', inviteId });
    await mail.optOut(db, { address: 'ben@example.org', inviteId: null });
    expect(await wait('2027-04-01T00:00Z')).toEqual(['2027-03-24T09:00 reminder finn']);
  });

  test('of an event that is canceled or deleted, or whose host is not verified, are not sent (behaviour 35.5)', async () => {
    await setEvent({ canceled_at: 1 });
    expect(await wait('2027-03-24T10:00Z')).toEqual([]);
    await db.updateTable('invites').set({ canceled_at: null, deleted_at: 1 }).execute();
    expect(await wait('2027-03-24T11:00Z')).toEqual([]);
    await db.updateTable('invites').set({ deleted_at: null }).execute();
    await setHost(null);
    expect(await wait('2027-03-24T12:00Z')).toEqual([]);
    await setHost(1);
    expect(await wait('2027-03-24T12:15Z')).toEqual(toAnswer('2027-03-24T12:00'));
  });

  test('to answer are not sent while answers are closed, that of the event is (behaviour 35.5)', async () => {
    await setEvent({ answers_closed: 1 });
    expect(await wait('2027-04-01T00:00Z')).toEqual(['2027-03-28T08:00 tomorrow ben']);
  });
});
