import { describe, expect, test } from 'vitest';

import type { Host } from '#app/features/host/schema.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines } from '#tests/setup/engines.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';
import { prepareInvitations } from '#tests/setup/mail.ts';

const day = 24 * 60 * 60_000;
const midnight = Date.UTC(2027, 4, 2);
const visitor = '192.0.2.7';

let hosts = 0;

const toMany = (count: number, prefix = `guest${(hosts += 1)}`) =>
  Array.from({ length: count }, (_, index) => `${prefix}.x${index}@example.org`);
const many = (count: number, wait: string) => Array<string>(count).fill(wait);

const variantsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}+${(hosts += 1)}.${index}@example.org`);

describe.each(engines)('the limits of a day on $name', (engine) => {
  const office = openMailOffice(engine);

  /** Of this age. */
  const newHost = (age: number) => addHost(office.db, `host-${(hosts += 1)}`, office.now - age);

  interface Writing {
    host: Host;
    emails: readonly string[];
    from?: string;
  }

  /** Queues a written message to new guests of a new event. */
  async function write({ host, emails, from }: Writing) {
    const guests = emails.map((email, index) => ({ name: `Guest ${index}`, email }));
    const prepared = await prepareInvitations(office.db, guests, host);
    const mails = prepared.mails.map((mail): NewMail => ({
      ...mail,
      kind: 'message',
      payload: { subject: 'Hello', text: 'Bring a coat.' },
    }));
    const queuing = from === undefined ? {} : { visitor: from };
    await office.inTransaction((trx) => office.mail.enqueue(trx, mails, queuing));
    return prepared;
  }

  const sent = () => office.sink.received.map(({ to }) => to);
  const waits = async () => {
    const rows = await office.db
      .selectFrom('outbox')
      .select(['waits_for as wait', 'due_at as dueAt'])
      .where('state', '=', 'queued')
      .execute();
    for (const { dueAt } of rows) expect(dueAt).toBe(midnight);
    return rows.map(({ wait }) => wait);
  };

  test('a young account sends fewer, until it is a week old and a guest has answered (behaviour 29.20)', async () => {
    const fresh = await newHost(day);
    const { inviteId, inviteeIds } = await write({ host: fresh, emails: toMany(12) });
    const worker = office.hire({ limits: { youngLimit: 5 } });
    expect(await worker.drain()).toBe(midnight);
    expect(sent()).toHaveLength(5);
    expect(await waits()).toEqual(many(7, 'young'));
    // A week old, and nobody has answered.
    office.now = midnight + 7 * day;
    await worker.drain();
    expect(sent()).toHaveLength(10);
    await addAnswer(office.db, { inviteId, inviteeId: inviteeIds[0], answer: 'yes' });
    await write({ host: fresh, emails: toMany(20) });
    office.now += day;
    expect(await worker.drain()).toBeNull();
    expect(sent()).toHaveLength(32);
    // It stays as it is when the answers are gone.
    await office.db.deleteFrom('rsvps').execute();
    await write({ host: fresh, emails: toMany(20) });
    expect(await worker.drain()).toBeNull();
  });

  test('an answer does not make an account older than it is, and what a host records is none of a guest (behaviour 29.20)', async () => {
    const [fresh, lonely] = [await newHost(day), await newHost(30 * day)];
    const own = await write({ host: fresh, emails: toMany(4) });
    await addAnswer(office.db, { ...own, inviteeId: own.inviteeIds[0], answer: 'yes' });
    const recorded = await write({ host: lonely, emails: toMany(4) });
    await addAnswer(office.db, { ...recorded, inviteeId: recorded.inviteeIds[0], answer: 'yes' });
    await office.db
      .updateTable('rsvps')
      .set({ recorded_by_host: 1 })
      .where('invite_id', '=', recorded.inviteId)
      .execute();
    await office.hire({ limits: { youngLimit: 3 } }).drain();
    expect(sent()).toHaveLength(6);
    expect(await waits()).toEqual(many(2, 'young'));
  });

  test('one network address sends only so many, whichever host (behaviour 29.21)', async () => {
    const [ana, ben] = [await newHost(day), await newHost(day)];
    await write({ host: ana, emails: toMany(6), from: visitor });
    await write({ host: ben, emails: toMany(6), from: visitor });
    await write({ host: ben, emails: toMany(6), from: '192.0.2.8' });
    const worker = office.hire({ limits: { networkLimit: 8 } });
    expect(await worker.drain()).toBe(midnight);
    expect(sent()).toHaveLength(14);
    expect(await waits()).toEqual(many(4, 'network'));
    office.now = midnight;
    expect(await worker.drain()).toBeNull();
    expect(sent()).toHaveLength(18);
  });

  test('no network address is stored in the clear, nor for longer than mail waits (behaviour 29.21)', async () => {
    await write({ host: await newHost(day), emails: toMany(4), from: visitor });
    await office.hire({ limits: { networkLimit: 3 } }).drain();
    const rows = await office.db.selectFrom('outbox').select(['state', 'network']).execute();
    const counts = await office.db.selectFrom('mail_counts').selectAll().execute();
    expect(JSON.stringify([rows, counts])).not.toContain(visitor);
    for (const { state, network } of rows) expect(network !== null).toBe(state === 'queued');
  });

  test('one mailbox gets only so many, of all hosts and however it is spelled (behaviour 29.22)', async () => {
    const [ana, ben, cleo] = [await newHost(day), await newHost(day), await newHost(day)];
    await write({ host: ana, emails: ['me@example.org', 'me+1@Example.org', 'M.e+2@example.org'] });
    await write({ host: ben, emails: ['ME@example.org', 'me+3@example.org', 'you@example.org'] });
    await write({ host: cleo, emails: ['me@example.net', 'me+x@example.org'] });
    await office.db.updateTable('hosts').set({ established_at: 1 }).execute();
    const worker = office.hire({ limits: { mailboxLimit: 4 } });
    expect(await worker.drain()).toBe(midnight);
    expect(sent()).toHaveLength(6);
    expect(sent()).toContain('me@example.net');
    expect(await waits()).toEqual(many(2, 'mailbox'));
    office.now = midnight;
    expect(await worker.drain()).toBeNull();
    expect(sent()).toHaveLength(8);
  });

  test('young accounts together use up half of a mailbox’s day, so that others still reach it (behaviour 29.22)', async () => {
    await write({ host: await newHost(day), emails: variantsOf('victim', 6) });
    await write({ host: await newHost(day), emails: variantsOf('victim', 6) });
    const old = await newHost(day);
    await office.db
      .updateTable('hosts')
      .set({ established_at: 1 })
      .where('uid', '=', old.uid)
      .execute();
    await write({ host: old, emails: ['victim@example.org'] });
    await office.hire({ limits: { mailboxLimit: 8 } }).drain();
    expect(sent()).toHaveLength(5);
    expect(sent()).toContain('victim@example.org');
    expect(await waits()).toEqual(many(8, 'mailbox'));
  });

  test('of 1,500 to 500 people of three fresh accounts 150 go out, ten of them to one mailbox (behaviour 29.20, 29.22)', async () => {
    for (let account = 0; account < 3; account += 1) {
      const emails = [...variantsOf('victim', 168), ...toMany(332)];
      await write({ host: await newHost(0), emails, from: visitor });
    }
    const limits = { hostLimit: 500, youngLimit: 50, networkLimit: 500, mailboxLimit: 20 };
    expect(await office.hire({ limits }).drain()).toBe(midnight);
    expect(sent()).toHaveLength(150);
    expect(sent().filter((to) => to.startsWith('victim'))).toHaveLength(10);
  });

  test('several processes keep the limits together (behaviour 29.20, 29.21, 29.22)', async () => {
    for (let account = 0; account < 4; account += 1) {
      const emails = [...toMany(20), ...makeInvitees(20).map(() => 'one@example.org')];
      await write({ host: await newHost(0), emails, from: visitor });
    }
    const limits = { youngLimit: 15, networkLimit: 50, mailboxLimit: 8 };
    const workers = Array.from({ length: 4 }, () => office.hire({ limits }));
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(sent()).toHaveLength(50);
    expect(sent().filter((to) => to === 'one@example.org').length).toBeLessThanOrEqual(4);
  });

  test('a link to a host’s address does not wait, but counts for its mailbox and network (behaviour 29.23)', async () => {
    const host = await newHost(0);
    const link = { payload: { link: 'https://x.example' }, hostUid: host.uid, inviteId: null };
    const links = Array.from({ length: 3 }, (_, index): NewMail => ({
      kind: 'verify',
      address: `me+${index}@example.org`,
      ...link,
    }));
    await office.inTransaction((trx) => office.mail.enqueue(trx, links, { visitor }));
    office.now += 1;
    await write({ host, emails: ['me@example.org', 'you@example.org'], from: visitor });
    const worker = office.hire({ limits: { mailboxLimit: 2 } });
    expect(await worker.drain()).toBe(midnight);
    expect(sent().toSorted()).toEqual([...links.map((each) => each.address), 'you@example.org']);
    expect(await waits()).toEqual(['mailbox']);
    const mayAsk = (address: string, from = '192.0.2.9') =>
      office.mail.hasRoomForLink(office.db, { address, visitor: from });
    await office.db.updateTable('mail_counts').set({ count: 19 }).execute();
    expect(await mayAsk('me+9@example.org')).toBe(true);
    await office.db.updateTable('mail_counts').set({ count: 20 }).execute();
    expect(await mayAsk('me+9@example.org')).toBe(false);
    expect(await mayAsk('nobody@example.org', visitor)).toBe(true);
    await office.db.updateTable('mail_counts').set({ count: 500 }).execute();
    expect(await mayAsk('nobody@example.org', visitor)).toBe(false);
    expect(await mayAsk('nobody@example.org')).toBe(true);
  });

  test('a message that is tried again at another address counts for that mailbox (behaviour 29.22)', async () => {
    const emails = toMany(3);
    const { inviteId, inviteeIds } = await write({ host: await newHost(0), emails });
    await office.db.updateTable('hosts').set({ established_at: 1 }).execute();
    office.sink.atRecipient = () => '450 4.2.0 Later';
    const worker = office.hire({ limits: { mailboxLimit: 2 } });
    await worker.drain();
    office.sink.atRecipient = () => null;
    for (const [at, inviteeId] of inviteeIds.entries()) {
      const address = `victim+${at}@example.org`;
      await office.inTransaction((trx) =>
        correctInviteeAddress(trx, { inviteId, inviteeId, address, now: office.now }),
      );
    }
    office.now += 60_000;
    expect(await worker.drain()).toBe(midnight);
    expect(sent()).toHaveLength(2);
    expect(await waits()).toEqual(['mailbox']);
  });

  test('a test to oneself does not count for one’s own mailbox (behaviour 29.22)', async () => {
    const host = await newHost(0);
    const { mails, inviteId } = await prepareInvitations(office.db, makeInvitees(1), host);
    const tests = Array.from({ length: 3 }, (): NewMail => ({
      kind: 'invitation',
      payload: null,
      address: 'me@example.org',
      hostUid: host.uid,
      inviteId,
    }));
    await office.inTransaction((trx) => office.mail.enqueue(trx, [...tests, ...mails]));
    expect(await office.hire({ limits: { mailboxLimit: 1 } }).drain()).toBeNull();
    expect(sent()).toHaveLength(4);
  });
});
