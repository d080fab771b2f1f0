import { expect, test } from 'vitest';

import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getByPhonePath, getThanksPath } from '#app/platform/paths.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { testSender } from '#tests/setup/mail-worker.ts';
import { findInvitee, giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite(useMailFolder().env);
giveEachTestAnEvent({
  eventName: 'Midsummer',
  invitees: ['Ana', 'Ben'].map((name) => ({ name, email: `${name}@example.org` })),
});

const speak = (language: Language) =>
  site.db.updateTable('invites').set({ language }).where('id', '=', id).execute();
const speakTo = async (name: string, language: Language) => {
  const guest = await findInvitee(name);
  await site.db.updateTable('invitees').set({ language }).where('id', '=', guest.id).execute();
};

/** Links, which each guest has of their own, and the style sheet, which a preview cannot have. */
const forget = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/ href="[^"]*"/g, '')
    .replaceAll(/\s+/g, ' ');

const readHtml = (text: string) =>
  (text.match(/<html.*<\/html>/s)?.[0] ?? '').replaceAll('\\"', '"').replaceAll('\\n', '\n');

test('a preview shows what a guest of the event’s language gets (behaviour 49.40)', async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  await speak('pl');
  const shown = await postMessage({ intent: 'preview', ...mailing, text: 'Do zobaczenia!' });
  const preview = readHtml(shown.text);
  expect(preview).toContain('lang="pl"');
  expect(preview).toContain('Zaproszenie dla ciebie');
  await speakTo('Ben', 'de');
  await sendMailing({ text: 'Do zobaczenia!' });
  const mails = await listMail(site.db, id);
  const sent = await Promise.all(
    mails.map(async (mail) => {
      const composed = await composeMail(
        {
          ...site.services,
          from: testSender,
          origin: () => site.services.origin,
          findEvent: (event) => findMailEvent(site.services, event),
          prepareReset: async () => null,
        },
        {
          ...mail,
          hostUid: mail.host_uid,
          inviteId: mail.invite_id,
          inviteeId: mail.invitee_id,
          replyId: mail.reply_id,
          messageId: mail.message_id,
        },
      );
      return typeof composed === 'string' ? composed : readHtml(composed.html);
    }),
  );
  const polish = sent.find((html) => html.includes('lang="pl"')) ?? '';
  expect(sent.filter((html) => html.includes('Eine Einladung für Ben'))).toHaveLength(1);
  const unnamed = forget(polish)
    .replace('Ana, oto zaproszenie', 'Zaproszenie dla ciebie')
    .replace(' Ten link jest tylko dla ciebie.', '');
  expect(unnamed).toBe(forget(preview));
});

test('thanks are shown in the event’s language, with the host’s words as they are (behaviour 49.40)', async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  await speak('fr');
  const shown = await owner.visitor.post(`${getThanksPath(id)}.data`, {
    intent: 'preview',
    words: 'We danced.',
    album: 'https://photos.example.org/a',
  });
  expect(shown.text).toContain('Merci d’avoir été là');
  expect(shown.text).toContain('We danced.');
  expect(shown.text).toContain('Voir les photos');
});

const showRound = async () => {
  const page = await owner.visitor.get(getByPhonePath(id, 'invite'));
  return readWords(page);
};

test('a text by phone is in the guest’s language, on a screen that is the host’s (behaviour 49.41)', async () => {
  await speak('de');
  await speakTo('Ana', 'hi');
  await owner.visitor.post(getByPhonePath(id, 'invite'), { intent: 'start' });
  const hindi = await showRound();
  expect(hindi).toContain('नमस्ते Ana! हम पार्टी दे रहे हैं: Midsummer');
  expect(hindi).toContain('Edit the words');
  expect(hindi).toContain('Hallo {name}! Wir feiern: Midsummer');
  const { id: guest } = await findInvitee('Ana');
  await owner.visitor.post(getByPhonePath(id, 'invite'), { intent: 'yes', guest });
  expect(await showRound()).toContain('Hallo Ben! Wir feiern: Midsummer');
});

test('the words that a host has edited go to everybody (behaviour 49.41)', async () => {
  await speakTo('Ana', 'hi');
  await owner.visitor.post(getByPhonePath(id, 'invite'), { intent: 'start' });
  const words = 'Komm vorbei, {name}: {link}';
  await owner.visitor.post(getByPhonePath(id, 'invite'), { intent: 'words', words });
  const shown = await showRound();
  expect(shown).toContain('Komm vorbei, Ana:');
  expect(shown).not.toContain('नमस्ते');
});
