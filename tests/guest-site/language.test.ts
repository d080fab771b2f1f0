import { Agent } from 'node:http';

import { describe, expect, test } from 'vitest';

import { languageCodes, languages } from '#app/platform/language/languages.ts';
import { getGuestDataPath, getPreviewPath } from '#app/platform/paths.ts';
import { listTokens } from '#tests/setup/events.ts';
import { verifyHost } from '#tests/setup/guest-mail.ts';
import { identifyLastWrite } from '#tests/setup/guest-page.ts';
import { logIn, secretHost } from '#tests/setup/hosts.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { type Reply, type Visitor } from '#tests/setup/site.ts';
import {
  answersOf,
  follow,
  giveEachTestAGuest,
  guest,
  inviteId,
  page,
} from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite({ SMTP_URL: 'file:/dev/null/nowhere', MAIL_FROM: 'Festoon <party@festoon.example>' });
giveEachTestAGuest();

const readLanguage = ({ text }: Reply) => /<html lang="(\w+)"/.exec(text)?.[1];
const languageOf = async (visitor: Visitor, path = page) => readLanguage(await visitor.get(path));
const setEvent = (language: string) =>
  site.db.updateTable('invites').set({ language }).where('id', '=', inviteId).execute();
const setGuest = (language: string) =>
  site.db.updateTable('invitees').set({ language }).where('invite_id', '=', inviteId).execute();

async function readGuest(): Promise<string | undefined> {
  const row = site.db.selectFrom('invitees').select('language').where('invite_id', '=', inviteId);
  return (await row.executeTakeFirst())?.language;
}

async function readAddress(): Promise<string | undefined> {
  const rows = site.db.selectFrom('guest_addresses').select('language');
  return (await rows.where('invite_id', '=', inviteId).executeTakeFirst())?.language;
}

async function invited(): Promise<Visitor> {
  const [token = ''] = await listTokens(site.db, inviteId);
  const visitor = site.visitor();
  await follow(visitor, token);
  return visitor;
}

describe('the language of a page (behaviour 49.3)', () => {
  test('is the one that the address names, then the guest’s, then the event’s', async () => {
    await setEvent('sl');
    const ana = await invited();
    expect(await languageOf(guest)).toBe('sl');
    expect(await languageOf(ana)).toBe('sl');
    await setGuest('nl');
    expect(await languageOf(guest)).toBe('sl');
    expect(await languageOf(ana)).toBe('nl');
    expect(await languageOf(ana, `${page}?lang=de`)).toBe('de');
    expect(await languageOf(ana)).toBe('nl');
    await guest.post(page, { language: 'pl' });
    expect(await languageOf(guest)).toBe('pl');
    expect(await languageOf(guest, `${page}?lang=de`)).toBe('de');
    expect(await languageOf(guest)).toBe('pl');
  });

  test.each(languageCodes)('is %s with its direction and its header', async (code) => {
    for (const visitor of [guest, await invited()]) {
      const reply = await visitor.get(`${page}?lang=${code}`);
      expect(readLanguage(reply)).toBe(code);
      expect(reply.text.includes('<html lang="ar" dir="rtl"')).toBe(code === 'ar');
      expect(reply.headers.get('content-language')).toBe(code);
      expect(reply.headers.get('vary') ?? '').not.toContain('Accept-Language');
    }
  });

  test.each(['xx', 'DE', 'de-DE', 'constructor', '__proto__', '%00', '<b>', 'x'.repeat(8000)])(
    'is as without a query for one that is not known: %s',
    async (code) => {
      await setEvent('sl');
      for (const visitor of [guest, await invited()]) {
        const reply = await visitor.get(`${page}?lang=${code}`);
        expect(reply.status).toBe(200);
        expect(readLanguage(reply)).toBe('sl');
      }
    },
  );

  test('is not the browser’s', async () => {
    const reply = await guest.get(page, { 'accept-language': 'de' });
    expect(readLanguage(reply)).toBe('en');
  });

  test('is also that of what is stored about a guest, of refusals and of missing pages', async () => {
    const ana = await invited();
    await setGuest('nl');
    expect(await languageOf(ana, getGuestDataPath(inviteId))).toBe('nl');
    expect(readLanguage(await ana.post(page, { answer: 'perhaps' }))).toBe('nl');
    expect(readLanguage(await ana.post(`${page}?lang=it`, { answer: 'perhaps' }))).toBe('it');
    expect(await languageOf(guest, '/guest/nowhere?lang=it')).toBe('it');
    expect(await languageOf(guest, '/guest/nowhere?lang=xx')).toBe('en');
    expect(await languageOf(guest, `${page}/mail?t=old&lang=it`)).toBe('it');
    expect(await languageOf(guest, `${page}/stop?t=old&lang=it`)).toBe('it');
  });

  test('stays on the way from a personal link to its page', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    const { location } = await guest.get(`${page}?g=${token}&lang=tr`);
    expect(location).toBe(`${page}?lang=tr`);
    expect((await guest.get(`${page}?g=${token}&lang=xx`)).location).toBe(page);
    expect((await guest.get(`${page}?g=${token}&data&lang=tr`)).location).toBe(
      `${getGuestDataPath(inviteId)}?lang=tr`,
    );
  });

  test('is the event’s in the host’s preview, which has no switch', async () => {
    const { host, visitor } = await logIn(site, secretHost);
    await site.db.updateTable('invites').set({ host_uid: host.uid, language: 'sl' }).execute();
    const preview = await visitor.get(getPreviewPath(inviteId));
    expect(readLanguage(preview)).toBe('sl');
    expect(preview.text).not.toContain('name="language"');
    expect((await guest.get(page)).text).toContain('name="language"');
  });
});

describe('a choice of language (behaviour 49.4)', () => {
  test('of a guest of the open link is with the device, one on a personal link with the invitee', async () => {
    const [ana, other] = [await invited(), site.visitor()];
    for (const visitor of [guest, ana]) {
      const { status, location } = await visitor.post(page, { language: 'ar' });
      expect([status, location]).toEqual([303, `${page}?lang=ar`]);
      expect(await languageOf(visitor)).toBe('ar');
    }
    expect(await readGuest()).toBe('ar');
    expect(await languageOf(await invited())).toBe('ar');
    expect(await languageOf(other)).toBe('en');
    await ana.post(page, { language: 'en' });
    expect(await readGuest()).toBe('en');
    expect(await answersOf()).toEqual([]);
  });

  test('is made by an answer on a page whose address names it', async () => {
    const ana = await invited();
    for (const visitor of [guest, ana]) {
      const { location } = await visitor.post(`${page}?lang=de`, { answer: 'yes' });
      expect(location).toBe(`${page}?lang=de#answer`);
      const later = await visitor.get(page);
      expect(readLanguage(later)).toBe('de');
      expect(later.text).toContain('Du bist dabei');
    }
    await guest.post(page, { answer: 'no' });
    expect(await languageOf(guest)).toBe('de');
    await guest.post(`${page}?lang=xx`, { answer: 'yes' });
    expect(await languageOf(guest)).toBe('de');
  });

  test('is not made by opening a page', async () => {
    const ana = await invited();
    const before = await identifyLastWrite(site.db);
    for (const visitor of [guest, ana]) {
      await visitor.get(`${page}?lang=de`);
      await visitor.get(`${getGuestDataPath(inviteId)}?lang=de`);
      expect(await languageOf(visitor)).toBe('en');
    }
    expect(await identifyLastWrite(site.db)).toEqual(before);
  });

  test.each(['xx', '', 'DE', 'constructor', 'x'.repeat(10_000)])(
    'of %j changes nothing and shows the page',
    async (code) => {
      const ana = await invited();
      await setGuest('nl');
      const { status, location } = await ana.post(page, { language: code });
      expect([status, location]).toEqual([303, page]);
      expect(await readGuest()).toBe('nl');
    },
  );

  test('is refused to other sites and beyond the limit, and where nothing is', async () => {
    const strange = await guest.post(page, { language: 'de' }, { origin: 'https://evil.example' });
    expect(strange.status).toBe(403);
    expect((await guest.post('/guest/nowhere', { language: 'de' })).status).toBe(404);
    expect((await guest.post('/guest/nowhere/data', { language: 'de' })).status).toBe(404);
  });

  test('on the page of what is stored leads back to it, which says so and deletes it', async () => {
    const ana = await invited();
    const stored = getGuestDataPath(inviteId);
    const { location } = await ana.post(stored, { language: 'de' });
    expect(location).toBe(`${stored}?lang=de`);
    expect((await ana.get(stored)).text).toContain('<dt>Deine Sprache</dt><dd lang="de">Deutsch');
    expect(readLanguage(await ana.post(stored, { delete: '1' }))).toBe('de');
    expect(await readGuest()).toBe('');
  });

  test('is known with the address that a guest leaves, then or later', async () => {
    await verifyHost(site.db);
    await guest.post(`${page}?lang=de`, { answer: 'yes' });
    const fields = { name: '', 'shown-name': '', 'mail-address': 'zoe@example.org', mail: '1' };
    const refused = await guest.post(`${page}?lang=sl`, { ...fields, 'mail-address': 'zoe' });
    expect([refused.status, await languageOf(guest)]).toEqual([422, 'sl']);
    await guest.post(`${page}?lang=de`, fields);
    expect(await readAddress()).toBe('de');
    await guest.post(page, { language: 'fr' });
    expect(await readAddress()).toBe('fr');
    await guest.post(`${page}?lang=it`, { 'mail-share': '1' });
    expect(await readAddress()).toBe('it');
    expect(await languageOf(guest)).toBe('it');
  });
});

describe('the switch at the foot of a page (behaviour 49.5)', () => {
  const pages = {
    'a guest’s page': () => page,
    'what is stored': () => getGuestDataPath(inviteId),
    'a missing page': () => '/guest/nowhere',
    'the question of an old link': () => `${page}/mail?t=old`,
  };

  test.each(Object.entries(pages))('names all languages themselves on %s', async (_, path) => {
    const { text } = await guest.get(path());
    const offered = [...text.matchAll(/<button([^>]* lang="\w+"[^>]*)>(.*?)<\/button>/g)].map(
      ([, tag = '', name]) => ({ tag, name, values: tag.match(/(?<= (?:lang|value)=")\w+(?=")/g) }),
    );
    expect(offered.map(({ values }) => values)).toEqual(languageCodes.map((code) => [code, code]));
    expect(offered.map(({ name }) => name)).toEqual(Object.values(languages));
    expect(offered.filter(({ tag }) => tag.includes('aria-current="true"'))).toHaveLength(1);
  });

  test('keeps what an address needs', async () => {
    const { text } = await guest.get(`${page}/mail?t=%22old%22&x=1`);
    expect(text).toContain('<input type="hidden" name="t" value="&quot;old&quot;"/>');
    expect(text).not.toContain('name="x"');
  });
});

/** Fewer connections than the server allows for one address. */
const agent = new Agent({ maxSockets: 64 });

const ask = async (target: string, cookie: string) => {
  const reply = await sendRaw(site.url, target, { agent, headers: cookie ? { cookie } : {} });
  return reply.body.toString();
};
const cookieOf = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('a thousand requests at once in mixed languages get their own page each (behaviour 49.8)', async () => {
  await setEvent('sl');
  const asked: { code: string; target: string; cookie: string }[] = [];
  for (const code of languageCodes) {
    const [chose, answered] = [site.visitor(), site.visitor()];
    await chose.post(page, { language: code });
    await answered.post(`${page}?lang=${code}`, { answer: 'yes', name: `Zoë ${code}` });
    asked.push(
      { code, target: `${page}?lang=${code}`, cookie: '' },
      { code, target: page, cookie: cookieOf(chose) },
      { code, target: page, cookie: cookieOf(answered) },
      { code, target: `${page}?lang=${code}`, cookie: cookieOf(await invited()) },
    );
  }
  const alone: string[] = [];
  for (const { target, cookie } of asked) alone.push(await ask(target, cookie));
  const crowd = Array.from({ length: 1000 }, (_, at) => (at * 37) % asked.length);
  const pages = await Promise.all(
    crowd.map((at) => ask(asked[at]?.target ?? '', asked[at]?.cookie ?? '')),
  );
  expect(pages.map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual(
    crowd.map((at) => asked[at]?.code),
  );
  expect(pages.findIndex((text, at) => text !== alone[crowd[at] ?? 0])).toBe(-1);
});
