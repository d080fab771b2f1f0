import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { createUnsubscribePath } from '#app/features/mail/unsubscribe/unsubscribe-links.server.ts';
import { getEmbedPath } from '#app/features/place/links.ts';
import { guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { invitationMessages } from '#app/features/words/guest/en/invitation.ts';
import { pageMessages } from '#app/features/words/guest/en/page.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { type Piece, readMessage } from '#app/platform/language/read-message.ts';
import { getCalendarFilePath, getGuestPath } from '#app/platform/paths.ts';
import { type NewEvent, addEvent } from '#tests/setup/events.ts';
import { holdMail, listMail, verifyHost } from '#tests/setup/guest-mail.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const begun = Date.UTC(2027, 4, 20, 10);
const tonight = Date.UTC(2027, 5, 12, 10);
const after = Date.UTC(2027, 5, 13, 10);
let now = begun;

useSite(
  { SMTP_URL: 'file:/dev/null/nowhere', MAIL_FROM: 'Festoon <invitations@festoon.example>' },
  { clock: () => now },
);

beforeAll(async () => {
  // All guests answer from one address, and mail stays in the queue.
  const { limits } = site.services;
  for (const limit of ['answersByAddress', 'newAnswersByAddress', 'linksByAddress'] as const) {
    limits[limit] = { ...limits[limit], allow: async () => true };
  }
  for (const time of [begun, tonight, after]) await holdMail(site.db, time);
});

beforeEach(() => {
  now = begun;
});

/** All that is read of a page, also by a screen reader, and what its script says. */
function readAll(reply: Pick<Reply, 'text'>): string {
  const said = reply.text.matchAll(
    /\b(?:aria-label|title|alt|placeholder|data-(?:copied|pause|play))="([^"]*)"/g,
  );
  return [readWords(reply), ...[...said].map(([, text]) => text)]
    .join(' | ')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

function* listPieces(pieces: readonly Piece[]): Generator<string> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece.trim();
    else if ('cases' in piece) for (const one of piece.cases.values()) yield* listPieces(one);
  }
}

const toPattern = (text: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u');

/** Said by the form of an answer as well, which is not of these pages. */
const ofTheForm = new Set(['Answering as', 'more', 'Hide my name from other guests', 'Your name']);

/** What the English messages of these pages say, unless the other language has the same words somewhere. */
function listEnglish(language: Language): string[] {
  const all = Object.values(guestCatalogs[language]).join('\n');
  const messages = Object.values({ ...pageMessages, ...invitationMessages });
  const pieces = messages.flatMap((text) => [...listPieces(readMessage(text))]);
  const isOwn = (text: string) =>
    /\p{L}{3}/u.test(text) && !ofTheForm.has(text) && !toPattern(text).test(all);
  return [...new Set(pieces)].filter(isOwn);
}

const findEnglish = (language: Language, text: string) =>
  listEnglish(language).filter((piece) => toPattern(piece).test(text));

interface Opened {
  id: string;
  page: string;
  token: string;
}

const household: NewEvent = {
  hostedBy: 'Maya',
  invitees: [
    {
      name: 'Chiara Rossi',
      email: 'chiara@private.example',
      people: ['Chiara Rossi', 'Marco Rossi', 'Leo'].map((name) => ({ name, child: false })),
    },
  ],
  answerSettings: { ...usualAnswers, guestList: 'names', contact: 'maya@garden.example' },
  activities: [{ id: 1, name: 'Waffles', time: 19 * 60 }],
  location: 'Villa Rosa',
  showMap: true,
  lat: 53.5,
  lng: 10,
};

async function open(language: Language, changes: NewEvent = {}): Promise<Opened> {
  const id = await addEvent(site.db, { ...household, ...changes });
  await site.db.updateTable('invites').set({ language }).where('id', '=', id).execute();
  await verifyHost(site.db);
  const [invitee] = await listInvitees(site.db, id);
  return { id, page: getGuestPath(id), token: invitee?.token ?? '' };
}

async function change({ id }: Opened, update: PartUpdate): Promise<void> {
  const invite = await findInvite(site.db, id);
  const changed = { id, version: invite?.version ?? 0, update, now };
  await site.db.transaction().execute((trx) => updatePart(trx, changed));
}

async function invited({ page, token }: Opened): Promise<Visitor> {
  const guest = site.visitor();
  await guest.get(`${page}?g=${token}`);
  return guest;
}

async function coming({ page }: Opened): Promise<Visitor> {
  const guest = site.visitor();
  await guest.post(page, { answer: 'yes' });
  return guest;
}

const leave = { name: '', 'shown-name': '', mail: '1' };

async function findLink({ id }: Opened): Promise<string> {
  const mail = (await listMail(site.db, id)).find(({ kind }) => kind === 'address');
  const { link } = JSON.parse(mail?.payload ?? '{}') as { link: string };
  return link.replace(site.services.origin, '');
}

let count = 0;

async function leaveAddress(event: Opened, guest: Visitor): Promise<string> {
  count += 1;
  await guest.post(event.page, { ...leave, 'mail-address': `zoe-${count}@example.org` });
  return findLink(event);
}

/** Each gives the replies that are read in the language. */
const pages: Record<string, (language: Language) => Promise<Pick<Reply, 'text'>[]>> = {
  'the invitation, open and personal, before and after an answer': async (language) => {
    const event = await open(language);
    const guest = await invited(event);
    const before = [await site.visitor().get(event.page), await guest.get(event.page)];
    await guest.post(event.page, { answer: 'yes' });
    return [...before, await guest.get(event.page)];
  },
  'the day before, the day itself and the keepsake': async (language) => {
    const event = await open(language, { startTime: '18:00', endTime: '23:00' });
    const guest = await invited(event);
    await guest.post(event.page, { answer: 'yes' });
    await site.db
      .updateTable('invites')
      .set({ thanks_words: 'Ciao', thanks_album: 'https://photos.example.org/a' })
      .where('id', '=', event.id)
      .execute();
    const read = async (time: number, visitor = guest) => {
      now = time;
      return visitor.get(event.page);
    };
    return [
      await read(tonight - 24 * 60 * 60_000),
      await read(tonight),
      await read(after),
      await read(after, site.visitor()),
    ];
  },
  'what has changed': async (language) => {
    const event = await open(language);
    const guest = await invited(event);
    await guest.post(event.page, { answer: 'yes' });
    const part = {
      date: '2027-06-13',
      endsNextDay: false,
      startTime: '17:00',
      endTime: '',
      timeZone: 'Europe/Berlin',
    };
    await change(event, { name: 'dateTime', part });
    return [await guest.get(event.page)];
  },
  'a canceled event': async (language) => {
    const event = await open(language);
    await site.db
      .updateTable('invites')
      .set({ canceled_at: now, cancel_message: 'Ciao' })
      .where('id', '=', event.id)
      .execute();
    return [await site.visitor().get(event.page)];
  },
  'who is answering': async (language) => {
    const event = await open(language);
    const guest = site.visitor();
    await guest.post(event.page, { answer: 'no' });
    const asked = [];
    for (const name of ['', 'Ben']) {
      if (name !== '') await guest.post(event.page, { name });
      await guest.get(`${event.page}?g=${event.token}`);
      asked.push(await guest.get(`${event.page}?who`));
    }
    return asked;
  },
  'an address, from the question to its end': async (language) => {
    const event = await open(language);
    const guest = await coming(event);
    const asked = await guest.get(event.page);
    const refused = await guest.post(event.page, { ...leave, 'mail-address': 'zoe' });
    const link = await leaveAddress(event, guest);
    const sent = await guest.get(event.page);
    const confirming = [await guest.get(link), await guest.post(link, {})];
    const confirmed = await guest.get(event.page);
    await guest.post(event.page, { 'mail-share': '1' });
    const shared = await guest.get(event.page);
    now = after;
    const over = [await guest.get(link), await guest.post(link, {}), await guest.get(event.page)];
    await guest.post(event.page, { 'mail-remove': '1' });
    return [asked, refused, sent, ...confirming, confirmed, shared, ...over, await guest.get(link)];
  },
  'mail that is not wanted': async (language) => {
    const event = await open(language);
    const guest = await coming(event);
    await guest.post(await leaveAddress(event, guest), {});
    const path = await createUnsubscribePath(site.db, event.id, `zoe-${count}@example.org`);
    const said = [await guest.get(path)];
    for (const wish of ['event', 'all', 'again', 'all']) {
      said.push(await guest.post(path, { wish }));
    }
    return [...said, await guest.get(event.page)];
  },
  'what is stored about a guest': async (language) => {
    const event = await open(language);
    const guest = await invited(event);
    const data = `${event.page}/data`;
    const stranger = await site.visitor().get(data);
    await guest.post(event.page, { answer: 'yes' });
    const other = await coming(event);
    await leaveAddress(event, other);
    await site.db
      .updateTable('invitees')
      .set({ phone: '+4930123456', host_note: 'Ciao' })
      .where('invite_id', '=', event.id)
      .execute();
    const shown = await guest.get(data);
    return [stranger, shown, await other.get(data), await guest.post(data, { delete: '1' })];
  },
  'a form that cannot be read, and a date that is not there': async (language) => {
    const event = await open(language, { date: '', startTime: '', endTime: '' });
    const type = { 'content-type': 'multipart/form-data; boundary=x', origin: site.url };
    const unread = { method: 'POST', headers: type, body: 'nothing' };
    const long = { ...unread, body: 'x'.repeat(200_000) };
    return [
      await site.visitor().send(event.page, unread),
      await site.visitor().send(event.page, long),
      await site.visitor().get(getCalendarFilePath(event.id)),
    ];
  },
  'the map': async (language) => {
    const place = { location: 'Villa Rosa', lat: 53.5, lng: 10 };
    const far = { ...place, lat: null, lng: null };
    return [
      await site.visitor().get(getEmbedPath(place, { language })),
      await site.visitor().get(getEmbedPath(far, { language })),
      await site.visitor().get(getEmbedPath({ ...far, location: '' }, { language })),
    ];
  },
};

describe.each(['de', 'ar', 'ja'] as const)('in %s', (language) => {
  test.each(Object.keys(pages))('%s: no English is left (behaviour 49.26)', async (name) => {
    const replies = (await pages[name]?.(language)) ?? [];
    for (const [at, reply] of replies.entries()) {
      expect([at, findEnglish(language, readAll(reply))]).toEqual([at, []]);
    }
  });
});
