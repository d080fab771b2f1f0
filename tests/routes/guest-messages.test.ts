import { beforeEach, expect, test } from 'vitest';

import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import {
  getAccountPath,
  getDashboardPath,
  getGuestPath,
  getMessagesPath,
} from '#app/platform/paths.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findInvitee, giveEachTestAnEvent, id, other, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const IMAP_URL = 'imap://bounces:secret@127.0.0.1:1/INBOX';
useSite({ ...useMailFolder().env, IMAP_URL }, { clock: () => 1_800_000_000_000 });
giveEachTestAnEvent();

const canary = 'CANARY <b>dog</b>';
let guestId = '';
let messages = 0;

async function receive(text = canary): Promise<string> {
  messages += 1;
  const row = { id: `m${messages}`, mail_hash: `hash ${messages}`, text, at: messages };
  const whose = { invite_id: id, invitee_id: guestId, reply_id: null };
  await site.db
    .insertInto('guest_messages')
    .values({ ...row, ...whose })
    .execute();
  return row.id;
}

beforeEach(async () => {
  await setMailAddress(site.db, owner.host, 'ana@example.org');
  guestId = (await findInvitee('Ana')).id;
});

const show = async (search = '') => {
  const page = await owner.visitor.get(`${getMessagesPath(id)}${search}`);
  return { html: page.text, words: readWords(page) };
};

test('a reply by mail is unread until it was on the screen, and is answered there (behaviour 31.16)', async () => {
  const readTo = await receive();
  const { html, words } = await show();
  expect(words).toContain('From Ana New CANARY &lt;b&gt;dog');
  expect(html).not.toContain('<b>dog</b>');
  expect(html).toContain(`?send=message&amp;guest=${guestId}`);
  expect(readWords(await owner.visitor.get(getDashboardPath(id)))).toMatch(/Messages\s*1\s*new/);
  expect((await postMessage({ intent: 'see-messages', readTo })).status).toBe(200);
  expect((await show()).words).toContain('From Ana CANARY');
  const answer = { kind: 'message', guests: [guestId], subject: 'Re: dog', text: 'Yes, do.' };
  expect((await sendMailing(answer)).status).toBe(200);
  expect(await listMail(site.db, id)).toMatchObject([{ kind: 'message', invitee_id: guestId }]);
});

test('nobody else sees it: no guest’s page, and no host without a role (behaviour 29.35)', async () => {
  await receive();
  const { token } = await findInvitee('Ana');
  const guest = site.visitor();
  const link = getGuestPath(id);
  for (const path of [link, `${link}?g=${token}`, `${link}/data`, `${link}/event.ics`]) {
    expect((await guest.get(path)).text).not.toContain('CANARY');
  }
  expect(readWords(await guest.get(`${link}/data`))).toContain('Mail from you to the hosts');
  expect((await other.visitor.get(getMessagesPath(id))).text).not.toContain('CANARY');
});

const press = (action: object) => owner.visitor.postJson(`${getDashboardPath(id)}.data`, action);

/** A host says that Ana was told by phone. */
const tell = () => press({ intent: 'told', guests: { ids: [guestId] }, on: true });

const listOf = (table: 'guest_messages' | 'handed_over') =>
  site.db.selectFrom(table).selectAll().where('invitee_id', '=', guestId).execute();

const listKept = async () => [
  ...(await listOf('guest_messages')),
  ...(await listOf('handed_over')),
];

test('it comes back with a guest who was removed, and so does what hosts said (behaviour 33.22)', async () => {
  await receive();
  expect((await tell()).status).toBe(200);
  const before = await listKept();
  expect(before).toHaveLength(2);
  const removed = await press({ intent: 'remove', guests: { ids: [guestId] } });
  expect(await listKept()).toEqual([]);
  const change = /"change","([\w-]+)"/.exec(removed.text)?.[1];
  expect((await press({ intent: 'undo', change })).status).toBe(200);
  expect(await listKept()).toEqual(before);
});

test('it goes when the guest deletes what is stored, and so does what hosts said (behaviour 44.7)', async () => {
  await receive();
  await tell();
  expect(await listKept()).toHaveLength(2);
  const { token } = await findInvitee('Ana');
  const guest = site.visitor();
  await guest.get(`${getGuestPath(id)}?g=${token}`);
  await guest.post(`${getGuestPath(id)}/data`, { delete: '1' });
  expect(await listKept()).toEqual([]);
});

test('the account’s file has it (behaviour 31.16, 32.8)', async () => {
  await receive();
  const { text } = await owner.visitor.get(addresses.accountExport);
  expect(JSON.parse(text)).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ guestMessages: [{ from: 'Ana', text: canary, at: messages }] }),
    ]),
  });
});

const services = () => ({
  ...site.services,
  from: { name: 'Festoon', address: 'f@x.org' },
  bounces: 'bounces@x.org',
  origin: () => site.services.origin,
  findEvent: (event: string) => findMailEvent(site.services, event),
  prepareReset: async () => null,
});

const compose = () =>
  composeMail(services(), {
    id: '',
    kind: 'message',
    hostUid: owner.host.uid,
    inviteId: id,
    inviteeId: null,
    replyId: null,
    address: 'guest@example.org',
    messageId: 'TOKEN@x.org',
    payload: JSON.stringify({ subject: 'Hi', text: 'You' }),
    attempts: 0,
  });

test('mail whose host has no address for replies is answered to the mailbox (behaviour 29.35, 31.16)', async () => {
  expect(await compose()).toMatchObject({ replyTo: { address: 'bounces+TOKEN@x.org' } });
  expect((await show('?send=invitation')).words).toContain('Replies arrive here, in Messages');
  await postMessage({ intent: 'choose-replies', to: 'nobody' });
  expect((await show('?send=invitation')).words).toContain('Replies arrive here, in Messages.');
  expect(readWords(await owner.visitor.get(getAccountPath('mail')))).toContain(
    'Replies arrive here',
  );
  await postMessage({ intent: 'choose-replies', to: 'host' });
  expect(await compose()).toMatchObject({ replyTo: { address: 'ana@example.org' } });
});
