import { readFileSync } from 'node:fs';
import path from 'node:path';

import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';

import { toFacts } from '#app/features/invite/rules.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import type { MailKind, Payloads } from '#app/features/mail/schema.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { testOrigin, testSender } from '#tests/setup/mail-worker.ts';
import { makeTree } from '#tests/setup/tree.ts';

const [sqlite] = engines;
const opened = useDatabase(sqlite!);
const now = Date.UTC(2027, 5, 1);
const address = 'ana@example.org';
const title = 'Fête 🎈 حفلة 祭り';

let inviteId = '';
let inviteeId = '';

beforeEach(async () => {
  const invitees = [{ name: 'Ana', email: address }];
  const event = { eventName: title, hostedBy: 'Maya & Jonah', invitees };
  inviteId = await addEvent(opened.db, event);
  const row = opened.db.selectFrom('invitees').select('id').where('invite_id', '=', inviteId);
  inviteeId = (await row.executeTakeFirstOrThrow()).id;
});

const speak = (language: Language) =>
  opened.db.updateTable('invites').set({ language }).where('id', '=', inviteId).execute();
const speakTo = (language: string) =>
  opened.db.updateTable('invitees').set({ language }).where('id', '=', inviteeId).execute();

/** How often events were read for mail. */
let readings = 0;

/** To the invitee, unless a reply is named. */
async function send<Kind extends MailKind>(
  kind: Kind,
  payload: Payloads[Kind],
  replyId: string | null = null,
) {
  const composed = await composeMail(
    {
      db: opened.db,
      from: testSender,
      clock: () => now,
      origin: () => testOrigin,
      findEvent: (id) => {
        readings += 1;
        return findMailEvent({ db: opened.db, clock: () => now, origin: testOrigin }, id);
      },
      prepareReset: async () => ({ address, link: `${testOrigin}/reset` }),
    },
    {
      id: 'mail-1',
      kind,
      hostUid: secretHost.uid,
      inviteId,
      inviteeId: replyId === null ? inviteeId : null,
      replyId,
      address,
      messageId: 'a-message-id@festoon.example',
      payload: JSON.stringify(payload),
      attempts: 1,
    },
  );
  if (typeof composed === 'string') throw new Error(`Not sent: ${composed}`);
  const folder = makeTree({});
  const settings = { SMTP_URL: `file:${folder}`, MAIL_FROM: testSender.address };
  const transport = createMailTransport(readSettings(settings));
  expect(await transport?.send(composed)).toMatchObject({ ok: true });
  transport?.close();
  const raw = readFileSync(path.join(folder, 'a-message-id.eml'));
  const read = await PostalMime.parse(raw);
  const language = read.headers.find(({ key }) => key === 'content-language')?.value;
  return { raw: raw.toString('latin1'), read, language };
}

test('a guest reads mail in their language, else in the event’s (behaviour 49.37)', async () => {
  await speak('pl');
  const own = await send('invitation', null);
  expect(own.language).toBe('pl');
  expect(own.read.text).toContain('Ana, oto zaproszenie');
  await speakTo('de');
  readings = 0;
  const { read, language } = await send('invitation', null);
  expect([language, readings]).toEqual(['de', 1]);
  expect(read.text).toContain('Eine Einladung für Ana');
  expect(read.html).toContain('<html lang="de" dir="ltr">');
  expect(read.from?.name).toBe('Maya & Jonah über Festoon');
  const [file] = read.attachments;
  const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(calendar.replaceAll(/\r?\n /g, '')).toContain('Einladung: https://');
});

test('a guest of the open link reads mail in the language of their address (behaviour 49.37)', async () => {
  const replyId = await addAnswer(opened.db, { inviteId, answer: 'yes', name: 'Ben' });
  const kept = { reply_id: replyId, invite_id: inviteId, address, shared: 0, created_at: 1 };
  await opened.db
    .insertInto('guest_addresses')
    .values({ ...kept, confirmed_at: 2, language: '' })
    .execute();
  await speak('sl');
  expect((await send('confirmation', null, replyId)).language).toBe('sl');
  await opened.db.updateTable('guest_addresses').set({ language: 'ja' }).execute();
  const { read, language } = await send('confirmation', null, replyId);
  expect(language).toBe('ja');
  expect(read.text).toContain('Benさん、ご参加ですね');
  const link = `${testOrigin}/guest/one/mail?t=token`;
  const { html = '' } = (await send('address', { link }, replyId)).read;
  expect(html).toContain('このアドレスを確認する');
  expect(html).toContain(`href="${link}&amp;lang=ja"`);
  expect(html).toMatch(/href="[^"]*&amp;lang=ja"[^>]*>[^<]*メール/);
});

test('thanks have the host’s words, and the rest in each guest’s language (behaviour 49.39)', async () => {
  await speakTo('es');
  const thanks = { words: 'We danced.', album: 'https://photos.example.org/a' };
  const { read } = await send('message', { subject: 'Thank you', text: 'We danced.', thanks });
  expect(read.subject).toBe('Gracias por venir');
  expect(read.text).toContain(`We danced.\n\nVer las fotos: ${thanks.album}\n`);
  const typed = await send('message', { subject: 'Thank you', text: 'We danced.' });
  expect(typed.read.subject).toBe('Thank you');
});

test('thanks and an unchanged title are in the host’s words of a guest’s language (behaviour 49.57)', async () => {
  const words = {
    title: { text: 'Gartenfest', of: title },
    thanks: { text: 'Wir haben getanzt.', of: 'We danced.' },
  };
  const thanks = { words: 'We danced.', album: '' };
  await opened.db
    .updateTable('invites')
    .set({ own_words: JSON.stringify({ de: words }), thanks_words: thanks.words })
    .execute();
  await speakTo('de');
  const stored = await findInvite(opened.db, inviteId);
  const before = { ...toFacts(stored!), eventName: title, location: 'Bath' };
  const change = await send('change', { before });
  expect(change.read.subject).not.toContain('Titel');
  expect(change.read.subject).toContain('Gartenfest');
  const renamed = await send('change', { before: { ...before, eventName: 'Picnic' } });
  expect(renamed.read.subject).toContain('Titel');
  const message = { subject: '', text: 'We danced.', thanks };
  expect((await send('message', message)).read.text).toContain('Wir haben getanzt.');
  const older = { ...message, thanks: { ...thanks, words: 'We sang.' } };
  expect((await send('message', older)).read.text).toContain('We sang.');
});

test.each(languageCodes)(
  'a subject in %s arrives as it was written (behaviour 49.38)',
  async (language) => {
    await speakTo(language);
    const { raw, read } = await send('invitation', null);
    const { say } = getGuestWords(language);
    expect(read.subject).toBe(say('mailInvitedSubject', { what: 'event', event: title }));
    const [head = ''] = raw.split('\r\n\r\n');
    // eslint-disable-next-line no-control-regex
    expect(head).toMatch(/^[\x00-\x7f]*$/);
    expect(head.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
  },
);

test('a subject that is cut closes what is isolated in it (behaviour 49.38)', async () => {
  await speakTo('ar');
  const eventName = 'a'.repeat(400);
  await opened.db.updateTable('invites').set({ event_name: eventName }).execute();
  const { read } = await send('invitation', null);
  expect(read.subject).toMatch(/^لديك دعوة: \u2068a+\u2069$/);
});

/** What a host reads of each kind, in a language. */
async function sendToHost(language: string) {
  await opened.db
    .updateTable('hosts')
    .set({ language })
    .where('uid', '=', secretHost.uid)
    .execute();
  const told = {
    eventName: title,
    path: '/host/events/1',
    name: '',
    answer: 'yes',
    people: 2,
    isWaiting: false,
    note: '',
  } as const;
  return [
    await send('answers', { answers: [told, told], more: 3 }),
    await send('follow-up', { eventName: title, path: '/host/events/1', count: 2 }),
    await send('verify', { link: `${testOrigin}/mail` }),
    await send('reset', { username: 'ana' }),
  ];
}

test.each(languageCodes)(
  'mail to a host is in the language of the account, %s (behaviour 49.80)',
  async (language) => {
    const english = await sendToHost('en');
    const mails = await sendToHost(language);
    for (const [at, mail] of mails.entries()) {
      const { read } = mail;
      expect(mail.language).toBe(language);
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      expect(read.html).toContain(`<html lang="${language}" dir="${dir}">`);
      const other = english[at]?.read;
      const isSame = [read.subject === other?.subject, read.text === other?.text];
      expect(isSame).toEqual([language === 'en', language === 'en']);
    }
    const [answers] = mails;
    const nameless = language === 'en' ? namelessGuest : hostCatalogs[language][namelessGuest];
    expect(answers?.read.text).toContain(nameless);
    expect(answers?.read.html).toContain(nameless);
  },
);
