import { describe, expect, test } from 'vitest';

import type { NewMail } from '#app/features/mail/schema.ts';
import type { Worker } from '#app/features/mail/worker.server.ts';
import { engines } from '#tests/setup/engines.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe.each(engines)('the mail worker on $name', (engine) => {
  const office = openMailOffice(engine);

  const rowsOf = () =>
    office.db
      .selectFrom('outbox')
      .select(['address', 'state', 'attempts', 'problem', 'last_answer', 'due_at', 'message_id'])
      .orderBy('address')
      .execute();
  const states = async () => {
    const found: Record<string, number> = {};
    for (const { state } of await rowsOf()) found[state] = (found[state] ?? 0) + 1;
    return found;
  };

  /** Moves the clock to each due time, until nothing is queued or `until` is reached. */
  async function live(worker: Worker, until: number): Promise<void> {
    for (;;) {
      const next = await worker.drain();
      if (next === null || next > until) return;
      office.now = next;
    }
  }

  test('what is queued is sent once, with its own Message-ID, and is then Sent (behaviour 29.5)', async () => {
    await office.post(30);
    const worker = office.hire();
    expect(await worker.drain()).toBeNull();
    const sent = await rowsOf();
    expect(await states()).toEqual({ sent: 30 });
    expect(office.sink.received.map(({ messageId }) => messageId).toSorted()).toEqual(
      sent.map((row) => row.message_id).toSorted(),
    );
    expect(new Set(office.sink.received.map(({ to }) => to)).size).toBe(30);
    expect(sent[0]?.last_answer).toMatch(/^250 /);
    await worker.drain();
    expect(office.sink.received).toHaveLength(30);
    expect(office.counts).toEqual({ accepted: 30, delayed: 0, failed: 0, suppressed: 0 });
  });

  test('nothing is sent before it is due, and the worker knows when to look again (behaviour 29.3)', async () => {
    const { mails } = await office.prepare(2);
    await office.inTransaction((trx) => office.mail.enqueue(trx, mails, { canUndo: true }));
    const worker = office.hire();
    expect(await worker.drain()).toBe(office.now + 10 * second);
    expect(office.sink.asked).toEqual([]);
    office.now += 10 * second;
    await worker.drain();
    expect(office.sink.received).toHaveLength(2);
  });

  test('several workers share a queue, and nothing is sent twice (behaviour 29.5)', async () => {
    await office.post(300);
    const team = [office.hire(), office.hire(), office.hire(), office.hire()];
    await Promise.all(team.map((worker) => worker.drain()));
    expect(office.sink.received).toHaveLength(300);
    expect(new Set(office.sink.received.map(({ messageId }) => messageId)).size).toBe(300);
    expect(await states()).toEqual({ sent: 300 });
  });

  test('greylisting delays a message by a minute (behaviour 29.6)', async () => {
    await office.post(3);
    const seen = new Set<string>();
    office.sink.atRecipient = (address) => {
      if (seen.has(address)) return null;
      seen.add(address);
      return '450 4.2.0 Greylisted, please try again';
    };
    const worker = office.hire();
    expect(await worker.drain()).toBe(office.now + minute);
    expect((await rowsOf())[0]).toMatchObject({ state: 'queued', problem: 'later', attempts: 1 });
    office.now += minute;
    await worker.drain();
    expect(office.sink.received).toHaveLength(3);
    expect(office.counts).toMatchObject({ delayed: 3, accepted: 3 });
  });

  test('a message that is always delayed is tried after 1, 5, 15 and 60 minutes, then hourly for a day, then given up (behaviour 29.6)', async () => {
    await office.post(1);
    const begun = office.now;
    const tries: number[] = [];
    office.sink.atRecipient = () => {
      tries.push((office.now - begun) / minute);
      return '451 4.3.0 Try later';
    };
    await live(office.hire(), begun + 30 * hour);
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
  ])('%s is final and says %s (behaviour 29.7)', async (line, problem) => {
    await office.post(1);
    office.sink.atRecipient = () => line;
    expect(await office.hire().drain()).toBeNull();
    expect(await rowsOf()).toMatchObject([{ state: 'failed', problem, attempts: 1 }]);
  });

  test('a message refused after it was read is final too (behaviour 29.7)', async () => {
    await office.post(1);
    office.sink.atData = () => '554 5.7.1 Looks like spam';
    await office.hire().drain();
    expect(await rowsOf()).toMatchObject([{ state: 'failed', problem: 'unwanted' }]);
    expect(office.sink.received).toEqual([]);
  });

  test('one refused recipient among good ones concerns nobody else (behaviour 29.7)', async () => {
    await office.post(20);
    office.sink.atRecipient = (address) =>
      address.startsWith('guest7@') ? '550 5.1.1 Unknown' : null;
    await office.hire().drain();
    expect(await states()).toEqual({ sent: 19, failed: 1 });
    expect(office.sink.received).toHaveLength(19);
  });

  test('a connection cut before DATA loses nothing and sends nothing twice (behaviour 29.6)', async () => {
    await office.post(20);
    let cuts = 3;
    office.sink.atData = () => (cuts-- > 0 ? 'cut' : null);
    await live(office.hire(), office.now + hour);
    expect(await states()).toEqual({ sent: 20 });
    expect(new Set(office.sink.received.map(({ to }) => to)).size).toBe(20);
    expect(office.sink.received).toHaveLength(20);
  });

  test('a connection cut after DATA loses nothing, and what comes twice has the same Message-ID (behaviour 29.6)', async () => {
    await office.post(20);
    let cuts = 3;
    office.sink.afterData = () => (cuts-- > 0 ? 'cut' : null);
    await live(office.hire(), office.now + hour);
    expect(await states()).toEqual({ sent: 20 });
    expect(new Set(office.sink.received.map(({ messageId }) => messageId)).size).toBe(20);
    expect(new Set(office.sink.received.map(({ to }) => to)).size).toBe(20);
    // Each cut ends at most five open conversations.
    expect(office.sink.received.length).toBeLessThanOrEqual(20 + 15);
  });

  test('an hour without the mail server costs few attempts, and everything is sent afterwards (behaviour 29.6)', async () => {
    await office.post(200);
    const begun = office.now;
    await office.sink.stop();
    const worker = office.hire();
    await live(worker, begun + hour);
    expect(await states()).toEqual({ queued: 200 });
    expect(office.counts.accepted).toBe(0);
    expect(office.counts.delayed).toBeLessThan(400);
    office.now = begun + hour;
    await office.sink.start();
    await live(worker, begun + 4 * hour);
    expect(await states()).toEqual({ sent: 200 });
    expect(office.sink.received).toHaveLength(200);
  });

  test('a server that refuses the sender, or to relay, blames no recipient (behaviour 29.6)', async () => {
    await office.post(2);
    office.sink.atRecipient = () => '554 5.7.1 Relay access denied';
    expect(await office.hire().drain()).toBe(office.now + minute);
    expect(await states()).toEqual({ queued: 2 });
  });

  test('a slow server keeps its messages: their lease is renewed (behaviour 29.5)', async () => {
    await office.post(2);
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    office.sink.atData = async () => {
      reach();
      await gate;
      return null;
    };
    const slow = office.hire();
    const sending = slow.drain();
    await reached;
    // Without a renewal, the other worker would lease them.
    await slow.renew();
    office.now += 119 * second;
    const other = office.hire();
    expect(await other.drain()).toBeGreaterThan(office.now);
    openGate();
    await sending;
    expect(office.sink.received).toHaveLength(2);
    expect(await states()).toEqual({ sent: 2 });
  });

  test('the lease of a process that is gone runs out, and another sends its messages (behaviour 29.5)', async () => {
    await office.post(4);
    await office.db
      .updateTable('outbox')
      .set({ state: 'leased', lease: 'gone', due_at: office.now + 2 * minute, attempts: 1 })
      .execute();
    const worker = office.hire();
    expect(await worker.drain()).toBe(office.now + 2 * minute);
    expect(office.sink.received).toEqual([]);
    office.now += 2 * minute;
    await worker.drain();
    expect(await states()).toEqual({ sent: 4 });
  });

  test('all processes together keep the rate of a minute (behaviour 29.14)', async () => {
    await office.post(25);
    const team = [office.hire({ limits: { rate: 10 } }), office.hire({ limits: { rate: 10 } })];
    const drain = () => Promise.all(team.map((worker) => worker.drain()));
    await drain();
    expect(office.sink.received).toHaveLength(10);
    expect(await drain()).toEqual([office.now + minute, office.now + minute]);
    office.now += minute;
    await drain();
    expect(office.sink.received).toHaveLength(20);
    office.now += minute;
    await drain();
    expect(office.sink.received).toHaveLength(25);
  });

  test('what is beyond a host’s limit of a day waits for the next, and mail to hosts does not count (behaviour 29.14)', async () => {
    await office.post(12);
    const told: NewMail = {
      kind: 'answers',
      payload: { answers: [], more: 0 },
      address: 'host@example.org',
      hostUid: null,
      inviteId: null,
    };
    await office.inTransaction((trx) => office.mail.enqueue(trx, [told]));
    const worker = office.hire({ limits: { hostLimit: 5 } });
    const midnight = Date.UTC(2027, 4, 2);
    expect(await worker.drain()).toBe(midnight);
    expect(office.sink.received).toHaveLength(6);
    expect(office.sink.received.map(({ to }) => to)).toContain('host@example.org');
    office.now = midnight;
    await worker.drain();
    expect(office.sink.received).toHaveLength(11);
    office.now = midnight + 24 * hour;
    expect(await worker.drain()).toBeNull();
    expect(office.sink.received).toHaveLength(13);
  });

  test('what guests cause takes nothing from the host’s day, and has as large a day of its own (behaviour 29.14)', async () => {
    const { inviteId } = await office.post(3);
    const rows = Array.from({ length: 9 }, (_, index): NewMail => {
      const to = { address: `stranger-${index}@example.org`, hostUid: secretHost.uid, inviteId };
      return index % 2 === 0
        ? { kind: 'confirmation', payload: null, ...to }
        : { kind: 'address', payload: { link: 'https://x.example' }, ...to };
    });
    // Due before what the host sends.
    await office.inTransaction((trx) => office.mail.enqueue(trx, rows, { delayMs: -minute }));
    const worker = office.hire({ limits: { hostLimit: 4 } });
    const midnight = Date.UTC(2027, 4, 2);
    expect(await worker.drain()).toBe(midnight);
    expect(office.sink.received.filter(({ to }) => to.startsWith('guest'))).toHaveLength(3);
    expect((await states())['queued']).toBe(5);
    office.now = midnight;
    await worker.drain();
    office.now = midnight + 24 * hour;
    expect(await worker.drain()).toBeNull();
  });

  test('a retry counts for its host once (behaviour 29.14)', async () => {
    await office.post(3);
    let refusals = 3;
    office.sink.atRecipient = () => (refusals-- > 0 ? '450 4.2.0 Later' : null);
    const worker = office.hire({ limits: { hostLimit: 3 } });
    await worker.drain();
    office.now += minute;
    expect(await worker.drain()).toBeNull();
    expect(office.sink.received).toHaveLength(3);
  });

  test('who opted out after it was queued gets nothing (behaviour 29.10)', async () => {
    const { inviteId } = await office.post(4);
    await office.mail.optOut(office.db, { address: 'Guest1@example.org', inviteId });
    await office.mail.optOut(office.db, { address: 'guest2@example.org', inviteId: null });
    await office.hire().drain();
    expect(office.sink.received.map(({ to }) => to).toSorted()).toEqual([
      'guest0@example.org',
      'guest3@example.org',
    ]);
    expect(await states()).toEqual({ sent: 2, suppressed: 2 });
    expect((await rowsOf())[1]).toMatchObject({ state: 'suppressed', problem: 'opted-out' });
  });

  test('a reminder to answer is not sent to who has answered meanwhile (behaviour 29.8)', async () => {
    const { inviteId, inviteeIds } = await office.post(2, (mail) => ({
      ...mail,
      kind: 'reminder',
      payload: { isAutomatic: true },
    }));
    await office.db
      .insertInto('rsvps')
      .values({
        id: `reply-${inviteId}`,
        invite_id: inviteId,
        invitee_id: inviteeIds[0] ?? '',
        guest_key_hash: null,
        name: '',
        answer: 'no',
        extra: 0,
        version: 1,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    await office.hire().drain();
    expect(office.sink.received.map(({ to }) => to)).toEqual(['guest1@example.org']);
    expect(await states()).toEqual({ sent: 1, suppressed: 1 });
  });

  test.each(['not an address', 'a@b@c', 'ana@hosts.festoon.invalid', '<x@y.z>', 'a@b.c,d@e.f', ''])(
    'nothing is sent to “%s” (behaviour 29.7)',
    async (address) => {
      await office.post(1, (mail) => ({ ...mail, address }));
      await office.hire().drain();
      expect(office.sink.asked).toEqual([]);
      expect(await rowsOf()).toMatchObject([{ state: 'failed', problem: 'bad-address' }]);
    },
  );

  test('of mail about an account nothing stays once it was sent (behaviour 29.9)', async () => {
    const link = 'https://festoon.example/account?secret=s3cret';
    const account = { address: 'host@example.org', hostUid: null, inviteId: null };
    const mails: NewMail[] = [
      { ...account, kind: 'verify', payload: { link } },
      { ...account, kind: 'reset', payload: { username: 'nobody' } },
    ];
    await office.inTransaction((trx) => office.mail.enqueue(trx, mails));
    await office.hire().drain();
    expect(office.sink.received).toHaveLength(1);
    expect(await rowsOf()).toEqual([]);
  });

  test('a woken worker sends without being asked (behaviour 29.5)', async () => {
    const worker = office.hire();
    worker.wake();
    await office.post(1);
    worker.wake();
    await expect.poll(() => office.sink.received.length).toBe(1);
  });
});
