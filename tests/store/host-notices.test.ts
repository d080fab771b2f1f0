import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { setNotify } from '#app/features/mail/notices/answers-store.server.ts';
import type { Notify } from '#app/features/mail/notices/rules.ts';
import { createHostNotices } from '#app/features/mail/notices/tell-hosts.server.ts';
import type { Payloads } from '#app/features/mail/schema.ts';
import { recordChange } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { createQueue } from '#tests/setup/mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const live = { publish() {} };
const { uid } = secretHost;

describe.each(engines)('a host on $name', (engine) => {
  const opened = useDatabase(engine);
  let db: Db;
  let now: number;
  let inviteId: string;
  let guests: string[];
  const mail = createQueue(() => now);
  /** Like a process that has just started. */
  const look = () => createHostNotices({ db, clock: () => now, mail })();

  beforeAll(() => {
    ({ db } = opened);
  });
  beforeEach(async () => {
    now = Date.UTC(2027, 4, 1, 9);
    for (const table of ['outbox', 'invites', 'mail_opt_outs'] as const) {
      await db.deleteFrom(table).execute();
    }
    inviteId = await addEvent(db, { invitees: makeInvitees(120) });
    await setHost({ mail_verified_at: now - day, notified_until: null });
    const rows = await db.selectFrom('invitees').select('id').orderBy('position').execute();
    guests = rows.map(({ id }) => id);
  });

  async function setHost(values: {
    notify?: Notify;
    mail_verified_at?: number | null;
    notified_until?: number | null;
  }) {
    await db
      .updateTable('hosts')
      .set({ mail_address: 'ana@hosts.example', notify: 'daily', ...values })
      .where('uid', '=', uid)
      .execute();
  }
  const say = (index: number, answer: 'yes' | 'no' | 'maybe') =>
    recordChange(
      { db, clock: () => now, live },
      { inviteId, guest: { inviteeId: guests[index] ?? '' } },
      { kind: 'answer', answer },
    );
  /** Runs once a minute. */
  async function wait(ms: number): Promise<void> {
    for (const until = now + ms; now < until; now += minute) await look();
  }
  async function heard() {
    const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
    return rows.map(({ kind, address, host_uid: host, created_at: at, payload }) => {
      expect({ kind, address, host }).toEqual({
        kind: 'answers',
        address: 'ana@hosts.example',
        host: uid,
      });
      const { answers, more } = JSON.parse(payload) as Payloads['answers'];
      return { at, more, said: answers.map(({ name, answer }) => `${name}: ${answer}`) };
    });
  }

  test('who wants to hear at once hears of a hundred answers in one message (behaviour 35.2)', async () => {
    await setHost({ notify: 'now' });
    for (let index = 0; index < 100; index += 1) {
      now += 1000;
      await say(index, 'yes');
    }
    await wait(30 * minute);
    const [only, ...others] = await heard();
    expect(others).toEqual([]);
    expect(only?.said).toHaveLength(50);
    expect(only?.more).toBe(50);
    await say(101, 'maybe');
    await wait(30 * minute);
    expect((await heard()).slice(1)).toMatchObject([{ more: 0, said: ['Guest 101: maybe'] }]);
  });

  test('who wants to hear once a day hears at 16:00 UTC, of each answer once and as it is then (behaviour 35.2)', async () => {
    await say(0, 'no');
    now += hour;
    await say(0, 'yes');
    await wait(8 * hour);
    await say(1, 'no');
    await wait(day);
    await wait(2 * day);
    const [first, second, ...others] = await heard();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ said: ['Guest 0: yes'] });
    expect(second).toMatchObject({ said: ['Guest 1: no'] });
    for (const told of [first, second]) {
      const time = new Date(told?.at ?? 0).toISOString().slice(11, 16);
      expect(time).toMatch(/^16:0[01]$/);
    }
  });

  test('who wants to hear of none, or has no confirmed address, hears of none (behaviour 35.2)', async () => {
    await setHost({ notify: 'never' });
    await say(0, 'yes');
    await wait(day + hour);
    await setHost({ notify: 'now', mail_verified_at: null });
    await wait(day + hour);
    expect(await heard()).toEqual([]);
  });

  test('who begins to hear hears of nothing that came before (behaviour 35.3)', async () => {
    await setHost({ notify: 'never' });
    await say(0, 'yes');
    now += hour;
    await setNotify(db, uid, { notify: 'now', now });
    now += hour;
    await say(1, 'yes');
    await wait(hour);
    expect(await heard()).toMatchObject([{ said: ['Guest 1: yes'] }]);
  });

  test('who changes from once a day to at once misses no answer (behaviour 35.3)', async () => {
    await say(0, 'yes');
    now += hour;
    await setNotify(db, uid, { notify: 'now', now });
    await wait(hour);
    expect(await heard()).toMatchObject([{ said: ['Guest 0: yes'] }]);
  });

  test('is not told of what a host has recorded, and of nothing after opting out of all mail (behaviour 35.2)', async () => {
    await say(0, 'yes');
    await db.updateTable('rsvps').set({ recorded_by_host: 1 }).execute();
    await wait(day);
    expect(await heard()).toEqual([]);
    await mail.optOut(db, { address: 'Ana@hosts.example', inviteId: null });
    await say(0, 'yes');
    await wait(day);
    expect(await heard()).toEqual([]);
  });

  test('is told once, however many processes look at the same moment (behaviour 35.2)', async () => {
    await say(0, 'yes');
    now = Date.UTC(2027, 4, 1, 16, 1);
    const queued = await Promise.all(Array.from({ length: 8 }, look));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await heard()).toHaveLength(1);
  });
});
