import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { loadGuestCard } from '#app/features/guest-card/guest-card.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import {
  listConfirmedAddresses,
  removeUnconfirmed,
} from '#app/features/mail/guest-addresses.server.ts';
import { sortAddressees } from '#app/features/outreach/audience.ts';
import { findAddressees } from '#app/features/outreach/mailing-store.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { holdMail, listMail, verifyHost } from '#tests/setup/guest-mail.ts';
import { listAnswers } from '#tests/setup/guest-page.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const begun = Date.UTC(2027, 4, 1, 10);
const over = Date.UTC(2027, 5, 13, 10);
const hour = 60 * 60_000;
const day = 24 * hour;
const offer = 'Email me updates';

useSite(
  {
    SMTP_URL: 'file:/dev/null/nowhere',
    MAIL_FROM: 'Festoon <invitations@festoon.example>',
    TRUST_PROXY: 'on',
  },
  { clock: () => now },
);
let now = begun;
let inviteId: string;
/** Different in each test, because of the limit per recipient. */
let address: string;
let page: string;

beforeEach(async () => {
  // Held before, because mail of the previous test may still wake the worker.
  await holdMail(site.db, now + hour);
  now += hour;
  inviteId = await open();
  page = getGuestPath(inviteId);
  address = `zoe-${now}@example.org`;
});

async function open(changed: Parameters<typeof addEvent>[1] = {}): Promise<string> {
  const id = await addEvent(site.db, changed);
  await verifyHost(site.db);
  return id;
}

async function coming(): Promise<Visitor> {
  const guest = site.visitor();
  await guest.post(page, { answer: 'yes' });
  return guest;
}

const words = async (guest: Visitor) => readWords(await guest.get(page));
const leave = (guest: Visitor, typed = address, fields: Record<string, string> = {}) =>
  guest.post(page, { name: '', 'shown-name': '', 'mail-address': typed, mail: '1', ...fields });
/** A new guest requests a link from another network address. */
async function askFrom(from: string, typed: string) {
  const guest = site.visitor();
  const headers = { 'x-forwarded-for': from };
  await guest.post(page, { answer: 'yes' }, headers);
  const fields = { name: '', 'shown-name': '', 'mail-address': typed, mail: '1' };
  return guest.post(page, fields, headers);
}
const press = async (path: string) => (await site.visitor().post(path, {})).status;
const mails = () => listMail(site.db, inviteId);
const confirmed = async () =>
  (await listConfirmedAddresses(site.db, inviteId)).map((each) => each.address);

/** The guests of the open link who would get mail about a cancellation. */
async function findReaders(): Promise<string[]> {
  const { db, mail } = site.services;
  const target = { kind: 'cancellation', to: 'all', guests: [] } as const;
  const { readers } = sortAddressees(target, await findAddressees({ mail }, db, inviteId));
  return readers.filter(({ isReply }) => isReply).map(({ email }) => email);
}

async function findLink(): Promise<string> {
  const mail = (await mails()).findLast(({ kind }) => kind === 'address');
  const { link } = JSON.parse(mail?.payload ?? '{}') as { link: string };
  return link.replace(site.services.origin, '');
}

async function addressed(fields: Record<string, string> = {}): Promise<Visitor> {
  // Mail is sorted by time.
  now += 1;
  const guest = await coming();
  await leave(guest, address, fields);
  await site.visitor().post(await findLink(), {});
  return guest;
}

describe('a guest of the open link', () => {
  test('may leave an address once they come, where the server and the host send mail (behaviour 36.3)', async () => {
    const guest = site.visitor();
    expect(await words(guest)).not.toContain(offer);
    await guest.post(page, { answer: 'maybe' });
    expect(await words(guest)).not.toContain(offer);
    await guest.post(page, { answer: 'yes' });
    expect(await words(guest)).toContain(offer);
    await site.db.updateTable('hosts').set({ mail_verified_at: null }).execute();
    expect(await words(guest)).not.toContain(offer);
    await leave(guest);
    expect(await mails()).toEqual([]);
  });

  describe('once the event is over', () => {
    let before = begun;
    beforeAll(async () => {
      for (const time of [over - day, over]) await holdMail(site.db, time);
    });
    beforeEach(() => {
      before = now;
      now = over - day;
    });
    afterEach(() => {
      now = before;
    });

    test('is offered nothing that comes by mail, and can remove the address (behaviour 25.45, 36.8)', async () => {
      const guest = await addressed();
      const pending = await coming();
      await leave(pending);
      const unanswered = await coming();
      now = over;
      expect(await words(unanswered)).not.toContain(offer);
      for (const each of [guest, pending]) {
        const read = await words(each);
        expect(read).toContain(`Your address is ${address} .`);
        expect(read).not.toMatch(/calendar|reminders|sent a link/);
      }
      expect(await words(guest)).toContain('Your host doesn’t see this address.');
      await guest.post(page, { 'mail-remove': '1' });
      expect(await confirmed()).toEqual([]);
      expect(await words(guest)).not.toMatch(/address|calendar/);
    });

    test('reads that an address on an older page is not taken, and no link is sent (behaviour 36.3)', async () => {
      const guest = await coming();
      now = over;
      const refused = await leave(guest, address, { name: 'Zoë' });
      expect(refused.status).toBe(409);
      const read = readWords(refused);
      expect(read).toContain('This event is over, so nothing was changed.');
      expect(await mails()).toEqual([]);
      expect(await words(guest)).not.toContain(address);
    });

    test('confirms by a link that promises no mail, and none is sent (behaviour 36.5)', async () => {
      const guest = await coming();
      await leave(guest);
      const link = await findLink();
      now = over;
      const promises = /reminders|go there|will go|again/;
      const asked = await site.visitor().get(link);
      expect(readWords(asked)).toContain('This event is over.');
      expect(readWords(asked)).not.toMatch(promises);
      const done = readWords(await site.visitor().post(link, {}));
      expect(done).toContain('Your address is confirmed');
      expect(done).not.toMatch(promises);
      expect((await mails()).map(({ kind }) => kind)).toEqual(['address']);
      await guest.post(page, { 'mail-remove': '1' });
      const old = await site.visitor().post(link, {});
      expect(old.status).toBe(410);
      expect(readWords(old)).not.toMatch(promises);
    });
  });

  test('gets one message there, which asks for one press and holds no words of theirs (behaviour 36.4)', async () => {
    const guest = await coming();
    const left = await leave(guest, ` ${address} `, { name: 'Buy pills at pills.example' });
    expect([left.status, left.location]).toEqual([303, `${page}#about`]);
    expect(await mails()).toMatchObject([{ kind: 'address', address, state: 'queued' }]);
    expect((await mails())[0]?.payload).not.toContain('pills');
    expect(await words(guest)).toContain(`We sent a link to ${address}`);
    expect(await confirmed()).toEqual([]);
    // A repeated press changes nothing.
    await leave(guest, 'another@example.org');
    expect(await mails()).toHaveLength(1);
  });

  test('confirms by a press: opening the link changes nothing (behaviour 36.5)', async () => {
    const guest = await coming();
    await leave(guest);
    const link = await findLink();
    const opened = await site.visitor().get(link);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.text).toContain('Confirm this address');
    expect(opened.text).not.toContain(address);
    expect(await confirmed()).toEqual([]);
    expect(readWords(await site.visitor().post(link, {}))).toContain('Your address is confirmed');
    expect(await confirmed()).toEqual([address]);
    expect(await words(guest)).toContain(
      `The calendar file, changes and reminders go to ${address}`,
    );
    // The calendar file is sent at once, and only once.
    await site.visitor().post(link, {});
    expect((await mails()).filter(({ kind }) => kind === 'confirmation')).toMatchObject([
      { address },
    ]);
  });

  test('confirms by a link of their own event, for a week, and as long as the address is theirs (behaviour 36.5)', async () => {
    const guest = await coming();
    await leave(guest);
    const link = await findLink();
    const other = await open();
    expect(await press(link.replace(inviteId, other))).toBe(410);
    expect(await press(link.replace('?t=', '?t=AAAA'))).toBe(410);
    expect(await press(`${page}/mail?t=nothing`)).toBe(410);
    expect(await press(`${page}/mail`)).toBe(410);
    expect(await press(link.replace(inviteId, 'b'.repeat(22)))).toBe(404);
    now += 7 * day;
    expect(await press(link)).toBe(410);
    now -= 7 * day;
    await guest.post(page, { 'mail-remove': '1' });
    expect(await press(link)).toBe(410);
    expect(await confirmed()).toEqual([]);
  });

  test.each([
    'zoe',
    'zoe@',
    'zoe@x',
    'zoe@guests..example',
    'zoe@example.org, ben@example.org',
    'a@b\r\nBcc: c@d.example',
    `${'z'.repeat(250)}@example.org`,
  ])(
    'reads why “%s” is no address, and nothing typed is lost (behaviour 33.36, 36.3)',
    async (typed) => {
      const guest = await coming();
      const refused = await leave(guest, typed, { name: 'Zoë' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Please enter a mail address');
      expect(refused.text).toMatch(/<details[^>]* open=""[^>]*><summary>Email me updates/);
      expect(refused.text.replaceAll('\r\n', ' ').replaceAll('\n', ' ')).toContain(
        `value="${typed.replaceAll('\r\n', ' ')}"`,
      );
      expect(await listAnswers(site.db, inviteId)).toMatchObject([{ name: 'Zoë' }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('removes the address on the page, with all mail that waits (behaviour 36.8)', async () => {
    const guest = await addressed();
    expect((await mails()).length).toBeGreaterThan(0);
    await guest.post(page, { 'mail-remove': '1' });
    expect(await confirmed()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await words(guest)).toContain(offer);
    // Somebody else's press changes nobody's address.
    await addressed();
    await (await coming()).post(page, { 'mail-remove': '1' });
    expect(await confirmed()).toEqual([address]);
  });

  test('reads that mail was stopped by a message’s link (behaviour 36.8)', async () => {
    const guest = await addressed();
    await site.services.mail.optOut(site.db, { address, inviteId });
    expect(await words(guest)).toContain(`You stopped mail about this event to ${address}`);
    expect(await findReaders()).toEqual([]);
  });

  test('is told of a cancellation at a confirmed address alone, and not after a no (behaviour 36.7)', async () => {
    const guest = await addressed();
    await leave(await coming(), 'unconfirmed@example.org');
    expect(await findReaders()).toEqual([address]);
    await guest.post(page, { answer: 'no' });
    expect(await findReaders()).toEqual([]);
    expect(await words(guest)).toContain('Remove the address');
  });

  test('lets the host see the address only if they want to (behaviour 36.8)', async () => {
    const guest = await addressed();
    const { db } = site;
    const { id } = await db
      .selectFrom('rsvps')
      .select('id')
      .where('invite_id', '=', inviteId)
      .executeTakeFirstOrThrow();
    const owned = { id: inviteId, hostUid: secretHost.uid } as OwnedInvite;
    const shown = async () =>
      (await loadGuestCard(site.services, owned, { guestId: id, guestLink: '', list: null }))
        ?.email;
    expect(await words(guest)).toContain('Your host doesn’t see this address.');
    expect(await shown()).toBe('');
    await guest.post(page, { 'mail-share': '1' });
    expect(await words(guest)).toContain('Your host sees this address.');
    expect(await shown()).toBe(address);
    await guest.post(page, { 'mail-share': '0' });
    expect(await shown()).toBe('');
    const other = await addressed({ 'mail-shared': '1' });
    expect(await words(other)).toContain('Your host sees this address.');
  });

  test('leaves no address behind that nobody confirms within a week (behaviour 36.8)', async () => {
    const { db } = site;
    await leave(await coming());
    const left = () =>
      db.selectFrom('guest_addresses').selectAll().where('invite_id', '=', inviteId).execute();
    await removeUnconfirmed(db, now - 1);
    expect(await left()).toHaveLength(1);
    await removeUnconfirmed(db, now);
    expect(await left()).toEqual([]);
    await addressed();
    await removeUnconfirmed(db, now);
    expect(await left()).toHaveLength(1);
  });

  test('is told of a place from the waiting list (behaviour 36.7)', async () => {
    inviteId = await open({ answerSettings: { ...usualAnswers, seats: 1 } });
    page = getGuestPath(inviteId);
    const first = await coming();
    await addressed();
    await first.post(page, { answer: 'no' });
    expect((await mails()).filter(({ kind }) => kind === 'promotion')).toMatchObject([{ address }]);
  });

  test('gets few links an hour, from one device (behaviour 36.6)', async () => {
    const begin = now;
    const seen: number[] = [];
    const guest = await coming();
    for (let at = 0; at < 7; at += 1) {
      seen.push((await leave(guest, `zoe-${at}@example.org`)).status);
      await guest.post(page, { 'mail-remove': '1' });
    }
    expect(seen).toEqual([303, 303, 303, 303, 303, 429, 429]);
    expect((await leave(guest)).text).toContain('Please try again in an hour.');
    now = begin + hour;
    expect((await leave(guest)).status).toBe(303);
  });

  test('in one mailbox gets five links a day, however it is spelled, whoever asks and for whichever event (behaviour 36.6)', async () => {
    const begin = now;
    const victim = 'victim@example.org';
    const spellings = [victim, 'Victim@Example.org', 'vic.tim+party@example.org'];
    const seen: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      inviteId = await open();
      page = getGuestPath(inviteId);
      seen.push((await askFrom(`192.0.2.${at}`, spellings[at % 3] ?? '')).status);
    }
    expect(seen).toEqual([303, 303, 303, 303, 303, 429]);
    expect((await askFrom('192.0.2.9', 'somebody.else@example.org')).status).toBe(303);
    now = begin + 23 * hour;
    const refused = await askFrom('192.0.2.10', victim);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Please try again in a day.');
    now = begin + day;
    expect((await askFrom('192.0.2.11', victim)).status).toBe(303);
  });
});
