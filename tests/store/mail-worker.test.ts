import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { NewMail } from '#app/features/mail/schema.ts';
import type { Worker } from '#app/features/mail/worker.server.ts';
import { type TestDatabase, engines } from '#tests/setup/engines.ts';
import { secretHost } from '#tests/setup/invites.ts';
import { createTestWorker, noMail } from '#tests/setup/mail-worker.ts';
import { createQueue, makeGuests, prepareInvitations } from '#tests/setup/mail.ts';
import { type SmtpSink, openSmtpSink } from '#tests/setup/smtp-server.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe.each(engines)('the mail worker on $name', (engine) => {
  let opened: TestDatabase;
  let sink: SmtpSink;
  let now: number;
  let workers: Worker[] = [];
  let counts = { ...noMail };
  const queue = createQueue(() => now);

  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    now = Date.UTC(2027, 4, 1, 10);
    sink = await openSmtpSink();
    counts = { ...noMail };
    await opened.db.deleteFrom('outbox').execute();
    await opened.db.deleteFrom('mail_counts').execute();
    await opened.db.deleteFrom('mail_opt_outs').execute();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    await sink.stop();
  });

  function hire(limits: { rate?: number; hostLimit?: number } = {}): Worker {
    const worker = createTestWorker({
      db: opened.db,
      clock: () => now,
      url: sink.url,
      limits,
      counts,
    });
    workers.push(worker);
    return worker;
  }

  async function post(count: number, change: (mail: NewMail) => NewMail = (mail) => mail) {
    const prepared = await prepareInvitations(opened.db, makeGuests(count));
    const mails = prepared.mails.map(change);
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, mails));
    return prepared;
  }

  const rowsOf = () =>
    opened.db
      .selectFrom('outbox')
      .select(['address', 'state', 'attempts', 'problem', 'last_answer', 'due_at', 'message_id'])
      .orderBy('address')
      .execute();
  const states = async () => {
    const found: Record<string, number> = {};
    for (const { state } of await rowsOf()) found[state] = (found[state] ?? 0) + 1;
    return found;
  };

  /** Moves the clock from one due moment to the next, until nothing is queued or `until` is reached. */
  async function live(worker: Worker, until: number): Promise<void> {
    for (;;) {
      const next = await worker.drain();
      if (next === null || next > until) return;
      now = next;
    }
  }

  test('what is queued is sent once, with its own Message-ID, and is then Sent', async () => {
    await post(30);
    const worker = hire();
    expect(await worker.drain()).toBeNull();
    const sent = await rowsOf();
    expect(await states()).toEqual({ sent: 30 });
    expect(sink.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      sent.map((row) => row.message_id).toSorted(),
    );
    expect(new Set(sink.received.map(({ to }) => to)).size).toBe(30);
    expect(sent[0]?.last_answer).toMatch(/^250 /);
    await worker.drain();
    expect(sink.received).toHaveLength(30);
    expect(counts).toEqual({ accepted: 30, delayed: 0, failed: 0, suppressed: 0 });
  });

  test('nothing is sent before it is due, and the worker knows when to look again', async () => {
    const { mails } = await prepareInvitations(opened.db, makeGuests(2));
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, mails, { canUndo: true }));
    const worker = hire();
    expect(await worker.drain()).toBe(now + 10 * second);
    expect(sink.asked).toEqual([]);
    now += 10 * second;
    await worker.drain();
    expect(sink.received).toHaveLength(2);
  });

  test('several workers share a queue, and nothing is sent twice', async () => {
    await post(300);
    const team = [hire(), hire(), hire(), hire()];
    await Promise.all(team.map((worker) => worker.drain()));
    expect(sink.received).toHaveLength(300);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(300);
    expect(await states()).toEqual({ sent: 300 });
  });

  test('greylisting delays a message by a minute', async () => {
    await post(3);
    const seen = new Set<string>();
    sink.atRecipient = (address) => {
      if (seen.has(address)) return null;
      seen.add(address);
      return '450 4.2.0 Greylisted, please try again';
    };
    const worker = hire();
    expect(await worker.drain()).toBe(now + minute);
    expect((await rowsOf())[0]).toMatchObject({ state: 'queued', problem: 'later', attempts: 1 });
    now += minute;
    await worker.drain();
    expect(sink.received).toHaveLength(3);
    expect(counts).toMatchObject({ delayed: 3, accepted: 3 });
  });

  test('a message that is always delayed is tried after 1, 5, 15 and 60 minutes, then hourly for a day, then given up', async () => {
    await post(1);
    const begun = now;
    const tries: number[] = [];
    sink.atRecipient = () => {
      tries.push((now - begun) / minute);
      return '451 4.3.0 Try later';
    };
    await live(hire(), begun + 30 * hour);
    const firsts = [0, 1, 6, 21, 81];
    expect(tries).toEqual([...firsts, ...Array.from({ length: 24 }, (_, at) => 141 + at * 60)]);
    expect(await rowsOf()).toMatchObject([{ state: 'failed', problem: 'gave-up' }]);
  });

  test.each<[`${number} ${string}`, string]>([
    ['550 5.1.1 <ana>: Recipient address rejected: User unknown', 'no-mailbox'],
    ['550 No such user here', 'no-mailbox'],
    ['552 5.2.2 Mailbox full', 'full'],
    ['550 5.1.2 Host or domain name not found', 'no-domain'],
    ['554 5.7.1 Message refused as spam', 'unwanted'],
    ['550 Go away', 'refused'],
  ])('%s is final and says %s', async (line, problem) => {
    await post(1);
    sink.atRecipient = () => line;
    expect(await hire().drain()).toBeNull();
    expect(await rowsOf()).toMatchObject([{ state: 'failed', problem, attempts: 1 }]);
  });

  test('a message refused after it was read is final too', async () => {
    await post(1);
    sink.atData = () => '554 5.7.1 Looks like spam';
    await hire().drain();
    expect(await rowsOf()).toMatchObject([{ state: 'failed', problem: 'unwanted' }]);
    expect(sink.received).toEqual([]);
  });

  test('one refused recipient among good ones concerns nobody else', async () => {
    await post(20);
    sink.atRecipient = (address) => (address.startsWith('guest-7@') ? '550 5.1.1 Unknown' : null);
    await hire().drain();
    expect(await states()).toEqual({ sent: 19, failed: 1 });
    expect(sink.received).toHaveLength(19);
  });

  test('a connection cut before DATA loses nothing and sends nothing twice', async () => {
    await post(20);
    let cuts = 3;
    sink.atData = () => (cuts-- > 0 ? 'cut' : null);
    await live(hire(), now + hour);
    expect(await states()).toEqual({ sent: 20 });
    expect(new Set(sink.received.map(({ to }) => to)).size).toBe(20);
    expect(sink.received).toHaveLength(20);
  });

  test('a connection cut after DATA loses nothing, and what comes twice has the same Message-ID', async () => {
    await post(20);
    let cuts = 3;
    sink.afterData = () => (cuts-- > 0 ? 'cut' : null);
    await live(hire(), now + hour);
    expect(await states()).toEqual({ sent: 20 });
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(20);
    expect(new Set(sink.received.map(({ to }) => to)).size).toBe(20);
    // Each cut ends at most the five conversations that were open.
    expect(sink.received.length).toBeLessThanOrEqual(20 + 15);
  });

  test('an hour without the mail server costs few attempts, and everything is sent afterwards', async () => {
    await post(200);
    const begun = now;
    await sink.stop();
    const worker = hire();
    await live(worker, begun + hour);
    expect(await states()).toEqual({ queued: 200 });
    expect(counts.accepted).toBe(0);
    expect(counts.delayed).toBeLessThan(400);
    now = begun + hour;
    await sink.start();
    await live(worker, begun + 4 * hour);
    expect(await states()).toEqual({ sent: 200 });
    expect(sink.received).toHaveLength(200);
  });

  test('a server that refuses the sender, or to relay, blames no recipient', async () => {
    await post(2);
    sink.atRecipient = () => '554 5.7.1 Relay access denied';
    expect(await hire().drain()).toBe(now + minute);
    expect(await states()).toEqual({ queued: 2 });
  });

  test('a slow server keeps its messages: their lease is renewed', async () => {
    await post(2);
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    sink.atData = async () => {
      reach();
      await gate;
      return null;
    };
    const slow = hire();
    const sending = slow.drain();
    await reached;
    // Without a renewal the other would take them.
    await slow.renew();
    now += 119 * second;
    const other = hire();
    expect(await other.drain()).toBeGreaterThan(now);
    openGate();
    await sending;
    expect(sink.received).toHaveLength(2);
    expect(await states()).toEqual({ sent: 2 });
  });

  test('the lease of a process that is gone runs out, and another sends its messages', async () => {
    await post(4);
    await opened.db
      .updateTable('outbox')
      .set({ state: 'leased', lease: 'gone', due_at: now + 2 * minute, attempts: 1 })
      .execute();
    const worker = hire();
    expect(await worker.drain()).toBe(now + 2 * minute);
    expect(sink.received).toEqual([]);
    now += 2 * minute;
    await worker.drain();
    expect(await states()).toEqual({ sent: 4 });
  });

  test('all processes together keep the rate of a minute', async () => {
    await post(25);
    const team = [hire({ rate: 10 }), hire({ rate: 10 })];
    const drain = () => Promise.all(team.map((worker) => worker.drain()));
    await drain();
    expect(sink.received).toHaveLength(10);
    expect(await drain()).toEqual([now + minute, now + minute]);
    now += minute;
    await drain();
    expect(sink.received).toHaveLength(20);
    now += minute;
    await drain();
    expect(sink.received).toHaveLength(25);
  });

  test('what is beyond a host’s limit of a day waits for the next, and mail to hosts does not count', async () => {
    await post(12);
    const told: NewMail = {
      kind: 'answers',
      payload: { answers: [], more: 0 },
      address: 'host@example.org',
      hostUid: null,
      inviteId: null,
    };
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, [told]));
    const worker = hire({ hostLimit: 5 });
    const midnight = Date.UTC(2027, 4, 2);
    expect(await worker.drain()).toBe(midnight);
    expect(sink.received).toHaveLength(6);
    expect(sink.received.map(({ to }) => to)).toContain('host@example.org');
    now = midnight;
    await worker.drain();
    expect(sink.received).toHaveLength(11);
    now = midnight + 24 * hour;
    expect(await worker.drain()).toBeNull();
    expect(sink.received).toHaveLength(13);
  });

  test('what guests cause takes nothing from the host’s day, and has as large a day of its own', async () => {
    const { inviteId } = await post(3);
    const rows = Array.from({ length: 9 }, (_, index): NewMail => {
      const to = { address: `stranger-${index}@example.org`, hostUid: secretHost.uid, inviteId };
      return index % 2 === 0
        ? { kind: 'confirmation', payload: null, ...to }
        : { kind: 'address', payload: { link: 'https://x.example' }, ...to };
    });
    // Before what the host sends.
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, rows, { delayMs: -minute }));
    const worker = hire({ hostLimit: 4 });
    const midnight = Date.UTC(2027, 4, 2);
    expect(await worker.drain()).toBe(midnight);
    expect(sink.received.filter(({ to }) => to.startsWith('guest-'))).toHaveLength(3);
    expect((await states())['queued']).toBe(5);
    now = midnight;
    await worker.drain();
    now = midnight + 24 * hour;
    expect(await worker.drain()).toBeNull();
  });

  test('a retry counts for its host once', async () => {
    await post(3);
    let refusals = 3;
    sink.atRecipient = () => (refusals-- > 0 ? '450 4.2.0 Later' : null);
    const worker = hire({ hostLimit: 3 });
    await worker.drain();
    now += minute;
    expect(await worker.drain()).toBeNull();
    expect(sink.received).toHaveLength(3);
  });

  test('who opted out after it was queued gets nothing', async () => {
    const { inviteId } = await post(4);
    await queue.optOut(opened.db, { address: 'Guest-1@example.org', inviteId });
    await queue.optOut(opened.db, { address: 'guest-2@example.org', inviteId: null });
    await hire().drain();
    expect(sink.received.map(({ to }) => to).toSorted()).toEqual([
      'guest-0@example.org',
      'guest-3@example.org',
    ]);
    expect(await states()).toEqual({ sent: 2, suppressed: 2 });
    expect((await rowsOf())[1]).toMatchObject({ state: 'suppressed', problem: 'opted-out' });
  });

  test('a reminder to answer is not sent to who has answered meanwhile', async () => {
    const { inviteId, inviteeIds } = await post(2, (mail) => ({
      ...mail,
      kind: 'reminder',
      payload: { isAutomatic: true },
    }));
    await opened.db
      .insertInto('rsvps')
      .values({
        id: `reply-${inviteId}`,
        invite_id: inviteId,
        invitee_id: inviteeIds[0] ?? '',
        guest_key_hash: null,
        name: '',
        answer: 'no',
        extra: 0,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    await hire().drain();
    expect(sink.received.map(({ to }) => to)).toEqual(['guest-1@example.org']);
    expect(await states()).toEqual({ sent: 1, suppressed: 1 });
  });

  test.each(['not an address', 'a@b@c', 'ana@hosts.festoon.invalid', '<x@y.z>', 'a@b.c,d@e.f', ''])(
    'nothing is sent to “%s”',
    async (address) => {
      await post(1, (mail) => ({ ...mail, address }));
      await hire().drain();
      expect(sink.asked).toEqual([]);
      expect(await rowsOf()).toMatchObject([{ state: 'failed', problem: 'bad-address' }]);
    },
  );

  test('of mail about an account nothing stays once it was sent', async () => {
    const link = 'https://festoon.example/account?secret=s3cret';
    const account = { address: 'host@example.org', hostUid: null, inviteId: null };
    const mails: NewMail[] = [
      { ...account, kind: 'verify', payload: { link } },
      { ...account, kind: 'reset', payload: { username: 'nobody' } },
    ];
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, mails));
    await hire().drain();
    expect(sink.received).toHaveLength(1);
    expect(await rowsOf()).toEqual([]);
  });

  test('a woken worker sends without being asked', async () => {
    const worker = hire();
    worker.wake();
    await post(1);
    worker.wake();
    await expect.poll(() => sink.received.length).toBe(1);
  });
});
