import { setTimeout } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import {
  type ReaderServices,
  createMailReader,
  createReturnedCounts,
  readMailbox,
} from '#app/features/mail/returned/mail-reader.server.ts';
import type { Mailbox } from '#app/features/mail/returned/mailbox-port.ts';
import {
  findMailboxState,
  findTestMail,
  noteTestMail,
} from '#app/features/mail/returned/mailbox-state.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { otherSamples } from '#tests/fixtures/returned-mail/other-mail.ts';
import { plainSamples } from '#tests/fixtures/returned-mail/plain-reports.ts';
import { reportSamples } from '#tests/fixtures/returned-mail/reports.ts';
import { sampleToken } from '#tests/fixtures/returned-mail/sample.ts';
import { engines } from '#tests/setup/engines.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';

const failure = reportSamples[0]?.raw ?? '';
const about = (raw: string, token: string) => raw.replaceAll(sampleToken, token);

const testMail = (token: string) =>
  `To: bounces+${token}@festoon.example\r\nAuto-Submitted: auto-generated\r\n\r\nHi`;

const withWords = (mail: NewMail): NewMail => ({
  ...mail,
  kind: 'message',
  payload: { subject: 'Shoes', text: 'Bring some.' },
});

/** A mailbox in memory, at the port of the reader. */
class FakeMailbox implements Mailbox {
  readonly inbox = new Map<number, string>();
  readonly away: string[] = [];
  isDown = false;
  opened = 0;
  #next = 1;

  receive(...raws: readonly string[]): void {
    for (const raw of raws) this.inbox.set(this.#next++, raw);
  }

  readonly open = async (): Promise<Mailbox> => {
    this.#assertUp();
    this.opened += 1;
    return this;
  };

  #assertUp() {
    if (this.isDown) throw new Error('The mailbox is down.');
  }

  async list(most: number) {
    this.#assertUp();
    return { ids: [...this.inbox.keys()].slice(0, most), count: this.inbox.size };
  }

  async read(id: number, bytes: number) {
    this.#assertUp();
    return Buffer.from(this.inbox.get(id) ?? '').subarray(0, bytes);
  }

  async putAway(ids: readonly number[]) {
    this.#assertUp();
    for (const id of ids) {
      this.away.push(this.inbox.get(id) ?? '');
      this.inbox.delete(id);
    }
  }

  wait = () => setTimeout(5);
  async close() {}
}

describe.each(engines)('returned mail on $name', (engine) => {
  const office = openMailOffice(engine);

  function employ(mailbox: FakeMailbox) {
    const announced: string[] = [];
    const counts = createReturnedCounts();
    const warnings: string[] = [];
    const services: ReaderServices = {
      db: office.db,
      clock: office.clock,
      log: { info() {}, warn: (message) => warnings.push(message), error: console.error },
      open: mailbox.open,
      domain: 'festoon.example',
      counts,
      announce: (inviteId) => announced.push(inviteId),
      pauses: { lookMs: 5, firstMs: 1, longestMs: 5 },
    };
    return { services, announced, counts, warnings };
  }

  async function send(count: number) {
    const posted = await office.post(count);
    await office.hire().drain();
    const rows = await office.db
      .selectFrom('outbox')
      .select(['invitee_id as guestId', 'message_id as messageId'])
      .orderBy('id')
      .execute();
    const sent = rows.map(({ guestId, messageId }) => ({
      guestId: guestId ?? '',
      token: messageId.split('@')[0] ?? '',
    }));
    return { ...posted, sent };
  }

  const states = async () =>
    (await office.db.selectFrom('outbox').select(['state', 'problem']).orderBy('id').execute()).map(
      ({ state, problem }) => (problem === null ? state : `${state}: ${problem}`),
    );

  test('each report reaches its own guest, and only failures about the guest count (behaviour 29.27, 29.31)', async () => {
    const samples = [...reportSamples, ...plainSamples].filter(
      ({ expected }) => expected.tokens?.length !== 0,
    );
    const { sent, inviteId } = await send(samples.length);
    const mailbox = new FakeMailbox();
    mailbox.receive(...samples.map(({ raw }, at) => about(raw, sent[at]?.token ?? '')));
    const { services, announced, counts } = employ(mailbox);
    expect(await readMailbox(services, mailbox)).toBe(samples.length);
    expect((await states()).map((state) => state.split(':')[0])).toEqual(
      samples.map(({ expected }) => (expected.class === 'failed' ? 'failed' : 'sent')),
    );
    expect(new Set(announced)).toEqual(new Set([inviteId]));
    expect(counts.applied).toBe(announced.length);
  });

  test('a guest whose mail came back has that status, and a second report changes nothing (behaviour 29.31)', async () => {
    const { sent } = await send(2);
    const mailbox = new FakeMailbox();
    mailbox.receive(about(failure, sent[0]?.token ?? ''), about(failure, sent[0]?.token ?? ''));
    const { services, announced } = employ(mailbox);
    await readMailbox(services, mailbox);
    expect(await states()).toEqual(['failed: no-mailbox', 'sent']);
    const statuses = await office.mail.listStatuses(office.db, [sent[0]?.guestId ?? '']);
    expect([...statuses.values()]).toMatchObject([{ state: 'failed', problem: 'no-mailbox' }]);
    expect(announced).toHaveLength(1);
  });

  test('a thousand forged reports change nothing (behaviour 29.31)', async () => {
    await send(20);
    const mailbox = new FakeMailbox();
    for (let at = 0; at < 1000; at += 1) mailbox.receive(about(failure, createToken()));
    const { services, announced, counts } = employ(mailbox);
    while ((await readMailbox(services, mailbox)) > 0);
    expect(await states()).toEqual(Array.from({ length: 20 }, () => 'sent'));
    expect({ announced, applied: counts.applied }).toEqual({ announced: [], applied: 0 });
    expect(counts.read.failed).toBe(1000);
  });

  test('responders, replies and forgeries change no status and are kept in the folder (behaviour 29.29)', async () => {
    const { sent } = await send(1);
    const mailbox = new FakeMailbox();
    mailbox.receive(...otherSamples.map(({ raw }) => about(raw, sent[0]?.token ?? '')));
    const { services } = employ(mailbox);
    await readMailbox(services, mailbox);
    expect(await states()).toEqual(['sent']);
    expect(mailbox.away).toHaveLength(otherSamples.length);
  });

  test('what was sent keeps its content for seven days, where returned mail is read (behaviour 29.33)', async () => {
    const payloads = async () =>
      (await office.db.selectFrom('outbox').select('payload').execute()).map((row) => row.payload);
    const worker = office.hire({ keepsContent: true });
    await office.post(1, withWords);
    await worker.drain();
    expect((await payloads())[0]).toContain('Bring some.');
    office.now += 8 * 24 * 60 * 60_000;
    await office.post(1);
    await worker.drain();
    expect(await payloads()).toEqual(['null', 'null']);
  });

  test('a test message with the right token is seen, once, and counts as known (behaviour 29.37)', async () => {
    const mailbox = new FakeMailbox();
    const token = createToken();
    await noteTestMail(office.db, token, office.now);
    const { services } = employ(mailbox);
    mailbox.receive(testMail(createToken()));
    await readMailbox(services, mailbox);
    expect(await findTestMail(office.db)).toMatchObject({ token, seenAt: null });
    const sentAt = office.now;
    office.now += 4000;
    mailbox.receive(testMail(token), testMail(token));
    await readMailbox(services, mailbox);
    expect(await findTestMail(office.db)).toEqual({ token, sentAt, seenAt: sentAt + 4000 });
  });

  test('of two processes one reads, and a day without the mailbox loses nothing (behaviour 29.32)', async () => {
    const { sent } = await send(3);
    const mailbox = new FakeMailbox();
    const [one, other] = [employ(mailbox), employ(mailbox)];
    const readers = [createMailReader(one.services), createMailReader(other.services)];
    for (const reader of readers) reader.begin();
    await expect.poll(() => mailbox.opened).toBe(1);
    mailbox.isDown = true;
    mailbox.receive(...sent.map(({ token }) => about(failure, token)));
    await expect.poll(() => [...one.warnings, ...other.warnings]).not.toEqual([]);
    const awaySince = async () => (await findMailboxState(office.db)).awaySince;
    await expect.poll(awaySince).toBe(office.now);
    const since = office.now;
    office.now += 24 * 60 * 60_000;
    expect(await awaySince()).toBe(since);
    mailbox.isDown = false;
    await expect.poll(states).toEqual(sent.map(() => 'failed: no-mailbox'));
    await expect.poll(awaySince).toBeNull();
    await Promise.all(readers.map((reader) => reader.stop()));
    expect(one.counts.applied + other.counts.applied).toBe(3);
    expect(await office.db.selectFrom('leases').selectAll().execute()).toEqual([]);
  });
});
