import { readFileSync } from 'node:fs';
import path from 'node:path';
import { domainToASCII as toASCII } from 'node:url';

import * as fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';

import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import { toLine } from '#app/features/mail/messages/event-content.ts';
import type { LeasedMail } from '#app/features/mail/outbox/leases.server.ts';
import type { MailKind, Payloads } from '#app/features/mail/schema.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { isolateValue } from '#app/platform/text.ts';
import { sampleView } from '#tests/fixtures/mail-samples.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { testOrigin, testSender } from '#tests/setup/mail-worker.ts';
import { makeTree } from '#tests/setup/tree.ts';

const [sqlite] = engines;

const headersOf = ({ headers }: Email) => headers.map(({ key }) => key).toSorted();
const headerOf = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value;

/** Quotes do not change which mailbox is meant; '.' must be quoted in a message. */
const unquote = (local: string) =>
  local.replace(/^"(.*)"$/s, (_, text: string) => text.replaceAll(/\\(.)/gs, '$1'));

describe('a message on its way', () => {
  const opened = useDatabase(sqlite!);
  let folder: string;

  beforeEach(() => {
    folder = makeTree({});
  });

  let now = Date.UTC(2027, 5, 11, 9);

  interface Told {
    name?: string;
    address?: string;
    /** The guest's current address. */
    current?: string;
    eventName?: string;
    hostedBy?: string;
    customMessage?: string;
    answerSettings?: AnswerSettings;
    answer?: 'yes' | 'no';
    extra?: number;
    /** Their place on the waiting list. */
    waiting?: number;
    /** The message of a cancellation. */
    canceled?: string;
  }

  /** Composes and writes a message as the worker does, and reads it with another program. */
  async function send<Kind extends MailKind>(kind: Kind, payload: Payloads[Kind], told: Told = {}) {
    const {
      name = 'Chiara Rossi',
      address = 'chiara@example.org',
      current = address,
      answer,
      extra = 0,
      waiting,
      canceled,
      ...event
    } = told;
    const invitees = [
      { name, email: current },
      { name: 'Ben', email: 'on.the.list@example.org' },
    ];
    const inviteId = await addEvent(opened.db, { ...event, invitees });
    if (canceled !== undefined) {
      await opened.db
        .updateTable('invites')
        .set({ canceled_at: 1, cancel_message: canceled })
        .where('id', '=', inviteId)
        .execute();
    }
    const { id: inviteeId } = await opened.db
      .selectFrom('invitees')
      .select('id')
      .where('invite_id', '=', inviteId)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    if (answer) {
      const reply = { id: `reply-${inviteId}`, invite_id: inviteId, invitee_id: inviteeId };
      const said = { answer, name: '', extra, waiting: waiting ?? null, guest_key_hash: null };
      await opened.db
        .insertInto('rsvps')
        .values({ ...reply, ...said, version: 1, created_at: 1, updated_at: 1 })
        .execute();
    }
    const mail: LeasedMail = {
      id: 'mail-1',
      kind,
      hostUid: secretHost.uid,
      inviteId,
      inviteeId,
      replyId: null,
      address,
      messageId: 'a-message-id@festoon.example',
      payload: JSON.stringify(payload),
      attempts: 1,
    };
    const services = {
      db: opened.db,
      from: testSender,
      clock: () => now,
      origin: () => testOrigin,
      findEvent: (id: string) =>
        findMailEvent({ db: opened.db, clock: () => now, origin: testOrigin }, id),
      prepareReset: async () => null,
    };
    const composed = await composeMail(services, mail);
    if (typeof composed === 'string') return null;
    const transport = createMailTransport(
      readSettings({ SMTP_URL: `file:${folder}`, MAIL_FROM: testSender.address }),
    );
    expect(await transport?.send(composed)).toMatchObject({ ok: true });
    transport?.close();
    const raw = readFileSync(path.join(folder, 'a-message-id.eml'));
    return { raw, read: await PostalMime.parse(raw), inviteId };
  }

  test('has its headers, both bodies and the calendar file (behaviour 29.18)', async () => {
    const sent = await send('invitation', null, { hostedBy: 'Maya & Jonah' });
    const { read, inviteId } = sent!;
    expect(read.from).toEqual({
      name: 'Maya & Jonah via Festoon',
      address: 'invitations@festoon.example',
    });
    expect(read.to).toEqual([{ name: 'Chiara Rossi', address: 'chiara@example.org' }]);
    expect(read.messageId).toBe('<a-message-id@festoon.example>');
    expect(headerOf(read, 'list-unsubscribe')).toMatch(
      new RegExp(`^<${testOrigin}/guest/${inviteId}/stop\\?t=[\\w-]+>$`),
    );
    expect(headerOf(read, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(read, 'auto-submitted')).toBeUndefined();
    expect(read.text).toContain('Stop mail about this event: https://');
    expect(read.html).toContain('Are you attending?');
    const [file] = read.attachments;
    expect(file).toMatchObject({ filename: 'invitation.ics', mimeType: 'text/calendar' });
    const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
    expect(calendar).toContain('METHOD:PUBLISH');
    expect(calendar).not.toMatch(/g=|Chiara/);
  });

  test('says that it is automatic when no person sent it (behaviour 29.18)', async () => {
    const automatic = await send('promotion', { people: 1 }, { answer: 'yes' });
    expect(headerOf(automatic!.read, 'auto-submitted')).toBe('auto-generated');
    const reminder = await send('reminder', { isAutomatic: true });
    expect(headerOf(reminder!.read, 'auto-submitted')).toBe('auto-generated');
    const asked = await send('reminder', { isAutomatic: false });
    expect(headerOf(asked!.read, 'auto-submitted')).toBeUndefined();
  });

  test('of a place, or of tomorrow, goes only to who comes when it is sent (behaviour 35.1)', async () => {
    for (const write of [
      (told: Told) => send('promotion', { people: 2 }, told),
      (told: Told) => send('tomorrow', { date: '2027-06-12' }, told),
    ]) {
      expect((await write({ answer: 'yes' }))?.read.text).toContain('Plans changed?');
      expect(await write({})).toBeNull();
      expect(await write({ answer: 'no' })).toBeNull();
      expect(await write({ answer: 'yes', waiting: 1 })).toBeNull();
    }
  });

  test('asks for an answer only while one can be given (behaviour 29.8)', async () => {
    for (const [late, answerBy, isSent] of [
      ['close', '2027-06-10', false],
      ['accept', '2027-06-10', true],
      ['close', '2027-06-11', true],
    ] as const) {
      const answerSettings = { ...usualAnswers, late, answerBy };
      const sent = await send('reminder', { isAutomatic: false }, { answerSettings });
      expect(sent !== null).toBe(isSent);
    }
  });

  test('of tomorrow goes to nobody on the day itself, or after the date was moved (behaviour 35.5)', async () => {
    const told = { answer: 'yes' } as const;
    expect(await send('tomorrow', { date: '2027-06-19' }, told)).toBeNull();
    now = Date.UTC(2027, 5, 11, 22, 1);
    expect(await send('tomorrow', { date: '2027-06-12' }, told)).toBeNull();
    now = Date.UTC(2027, 5, 11, 21, 59);
    expect(await send('tomorrow', { date: '2027-06-12' }, told)).not.toBeNull();
  });

  test('confirms the answer as it is by then, or nothing (behaviour 36.2)', async () => {
    expect(await send('confirmation', null)).toBeNull();
    expect(await send('confirmation', null, { answer: 'no' })).toBeNull();
    const sent = await send('confirmation', null, { answer: 'yes', extra: 2 });
    expect(sent?.read.subject).toBe('You’re going: Garden party');
    expect(sent?.read.text).toContain('for 3 people');
    expect(sent?.read.attachments[0]?.mimeType).toBe('text/calendar');
    expect(headerOf(sent!.read, 'auto-submitted')).toBe('auto-generated');
  });

  test('of an event that is over confirms nothing, and promises neither a place nor mail (behaviour 36.1, 36.3)', async () => {
    const told = { answer: 'yes' } as const;
    const link = `${testOrigin}/guest/one/mail?t=token`;
    for (const write of [
      () => send('confirmation', null, told),
      () => send('promotion', { people: 1 }, told),
      () => send('address', { link }, told),
    ]) {
      now = Date.UTC(2027, 5, 13, 1, 59);
      expect(await write()).not.toBeNull();
      now = Date.UTC(2027, 5, 13, 2);
      expect(await write()).toBeNull();
    }
    now = Date.UTC(2027, 5, 11, 9);
  });

  test('asks to confirm an address in nobody’s words (behaviour 36.4)', async () => {
    const link = `${testOrigin}/guest/one/mail?t=token`;
    const sent = await send('address', { link }, { name: 'Buy pills', customMessage: 'Cheap.' });
    expect(sent!.read.to).toEqual([{ name: '', address: 'chiara@example.org' }]);
    expect(sent!.read.html).toContain(link);
    expect(sent!.read.attachments).toEqual([]);
    expect(`${String(sent!.raw)}${sent!.read.text}`).not.toMatch(/pills|Cheap/);
  });

  test('goes to nobody at an address that is not the guest’s any more (behaviour 29.8)', async () => {
    expect(await send('invitation', null, { current: 'chiara@example.net' })).toBeNull();
    expect(await send('invitation', null, { current: '' })).toBeNull();
  });

  test('of a canceled event says that it is canceled, or what its host has written, and not once it takes place (behaviour 29.8, 34.4)', async () => {
    const told = { answer: 'yes', canceled: 'Sorry!' } as const;
    const before = { ...sampleView, location: 'The Old Barn' };
    expect(await send('invitation', null, told)).toBeNull();
    expect(await send('reminder', { isAutomatic: false }, { canceled: '' })).toBeNull();
    expect(await send('change', { before }, told)).toBeNull();
    expect(await send('tomorrow', { date: '2027-06-12' }, told)).toBeNull();
    expect(await send('promotion', { people: 1 }, told)).toBeNull();
    expect(await send('confirmation', null, told)).toBeNull();
    const written = await send('message', { subject: 'Sorry', text: 'Next year.' }, told);
    expect(written!.read.text).toContain('Next year.');
    expect((await send('cancellation', null, told))!.read.text).toContain('Sorry!');
    expect(await send('cancellation', null)).toBeNull();
  });

  test('of a cancellation takes the event out of calendars (behaviour 29.18)', async () => {
    const sent = await send('cancellation', null, { canceled: 'Sorry!' });
    const [file] = sent!.read.attachments;
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain('STATUS:CANCELLED');
    expect(sent!.read.text).toContain('Sorry!');
  });

  const set = (values: object) =>
    opened.db.updateTable('hosts').set(values).where('uid', '=', secretHost.uid).execute();
  const replyTo = async () => (await send('invitation', null))!.read.replyTo?.[0]?.address;

  test('goes back to the host only at a verified address, and if the host agrees (behaviour 29.18)', async () => {
    expect(await replyTo()).toBeUndefined();
    await set({ mail_address: 'maya@example.org', mail_replies: 1 });
    expect(await replyTo()).toBeUndefined();
    await set({ mail_verified_at: 1 });
    expect(await replyTo()).toBe('maya@example.org');
    await set({ mail_replies: 0 });
    expect(await replyTo()).toBeUndefined();
  });

  test('says how to reach the host, whose address no message to a stranger has (behaviour 29.18, 29.24)', async () => {
    const words = async (told: Told = {}) => (await send('invitation', null, told))!.read;
    const agreed = { mail_address: 'maya@example.org', mail_verified_at: 1, mail_replies: 1 };
    await set(agreed);
    const toHost = await words({ hostedBy: 'Maya' });
    expect(toHost.text).toContain('If you reply to this mail, it goes to Maya.');
    expect(toHost.html).toContain('If you reply to this mail, it goes to Maya.');
    const link = { link: 'https://x.example' };
    const reply = (await send('address', link))!.read;
    expect(reply.replyTo).toBeUndefined();
    expect(String(reply.text)).not.toMatch(/reply|maya@/);
    await set({ mail_replies: 0 });
    const noReply = 'Please don’t reply to this mail: Maya won’t get it.';
    const note = (await words({ hostedBy: 'Maya' })).text;
    expect(note).toContain(`${noReply} You can leave a note with your answer.`);
    const settings = { ...usualAnswers, contact: '+44 20 7946\r\n0000', note: false };
    const contact = (await words({ hostedBy: 'Maya', answerSettings: settings })).text;
    expect(contact).toContain(`${noReply} Reach them at +44 20 7946 0000`);
    const answerSettings = { ...settings, contact: '' };
    const nothing = (await words({ hostedBy: '', answerSettings })).text;
    expect(nothing).toContain(
      'Please don’t reply to this mail: your host won’t get it. Reach them as you usually do.',
    );
    const over = { canceled: 'Sorry!', hostedBy: 'Maya' };
    const canceled = (await send('cancellation', null, over))!.read.text;
    expect(canceled).toContain(`${noReply} Reach them as you usually do.`);
  });

  test('names no address of the host, no other guest and no login (behaviour 29.18)', async () => {
    const { raw, read } = (await send('invitation', null))!;
    const all = raw.toString('latin1') + String(read.html) + String(read.text);
    expect(all).not.toMatch(/secret-host|on\.the\.list|hosts\.festoon/);
  });

  test('takes less than 100 kB, also with the longest texts (behaviour 29.12)', async () => {
    const long = '&😀'.repeat(6000);
    const event = { eventName: '&'.repeat(100), customMessage: long };
    const { raw } = (await send('invitation', null, event))!;
    expect(raw.byteLength).toBeLessThan(100_000);
    const typical = (await send('invitation', null))!;
    expect(typical.raw.byteLength).toBeLessThan(20_000);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0')),
    fc.constantFrom(
      'A\r\nBcc: eve@example.net',
      'A\nX-Evil: 1',
      '"A" <eve@example.net>',
      'eve@example.net, B',
      'A; C: D',
      '=?utf-8?q?a=0d=0aBcc:_eve=40example.net?=',
      '\u2028Bcc: eve@example.net',
    ),
  );

  test('has one recipient and no header more, whatever people are called (behaviour 29.17)', async () => {
    const plain = headersOf((await send('invitation', null))!.read);
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, eventName, hostedBy) => {
        const sent = await send('invitation', null, { name, eventName, hostedBy });
        const { read, raw } = sent!;
        expect(headersOf(read)).toEqual(plain);
        expect(read.to).toHaveLength(1);
        expect(read.to?.[0]?.address).toBe('chiara@example.org');
        expect(read.from?.address).toBe('invitations@festoon.example');
        const title = isolateValue(toLine(eventName), false);
        expect(read.subject?.replace(/\s+/g, ' ').trim()).toBe(
          ['You’re invited', title].filter(Boolean).join(': ').replace(/\s+/g, ' '),
        );
        const [head = ''] = raw.toString('latin1').split('\r\n\r\n');
        expect(head).not.toMatch(/^(?:Bcc|Cc|X-Evil):/im);
        for (const line of raw.toString('latin1').split('\r\n')) {
          expect(line.length).toBeLessThanOrEqual(998);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('goes to the address as it is, or to nobody (behaviour 29.17)', async () => {
    const address = fc.oneof(
      fc.emailAddress(),
      hostile,
      fc.tuple(hostile, hostile).map(([one, other]) => `${one}@${other}`),
    );
    await fc.assert(
      fc.asyncProperty(address, async (wanted) => {
        const sent = await send('invitation', null, { address: wanted });
        if (!sent) return;
        expect(sent.read.to).toHaveLength(1);
        const [local = '', domain = ''] = wanted.toLowerCase().split('@');
        const [foundLocal, foundDomain = ''] =
          sent.read.to?.[0]?.address?.toLowerCase().split('@') ?? [];
        const found = [unquote(foundLocal ?? ''), toASCII(foundDomain)];
        expect(found).toEqual([unquote(local), toASCII(domain)]);
        expect(sent.read.cc ?? sent.read.bcc ?? []).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
