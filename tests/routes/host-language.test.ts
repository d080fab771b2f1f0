import { beforeEach, describe, expect, test } from 'vitest';

import { guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { logIn } from '#tests/setup/hosts.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { giveEachTestAnOwner, id, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAnOwner();

let visitor: Visitor;

beforeEach(() => {
  visitor = site.visitor();
});

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const languageOf = async (path: string, who = visitor, headers: Record<string, string> = {}) => {
  const { text, headers: sent } = await who.get(path, headers);
  const written = /<html lang="(\w+)"/.exec(text)?.[1];
  expect(sent.get('content-language')).toBe(written);
  return written;
};
const choose = (language: string, who = visitor, from = '/hostLogIn') =>
  who.post('/language', { language }, { referer: site.url + from });
const stored = async (uid: string) =>
  (
    await site.db
      .selectFrom('hosts')
      .select('language')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
  ).language;

describe('the language of a host', () => {
  test('is the browser’s before anything is chosen, and English where it asks for no other (behaviour 49.80)', async () => {
    for (const path of ['/', '/hostLogIn', '/eventName', '/nowhere']) {
      expect([path, await languageOf(path)]).toEqual([path, 'en']);
      expect([path, await languageOf(path, visitor, german)]).toEqual([path, 'de']);
    }
    expect(await languageOf('/', visitor, { 'accept-language': 'xx,*;q=0.1' })).toBe('en');
  });

  test('is what was chosen on the device, and leads back to where it was chosen (behaviour 49.81)', async () => {
    const { status, location } = await choose('pl', visitor, '/eventName?from=review');
    expect([status, location]).toEqual([303, '/eventName?from=review']);
    expect(await languageOf('/hostLogIn', visitor, german)).toBe('pl');
    expect(await languageOf('/', visitor, german)).toBe('pl');
  });

  test('is the account’s on every device, and its choice reaches the others (behaviour 49.80, 49.81)', async () => {
    const desk = getDashboardPath(id);
    await choose('ja', owner.visitor);
    expect(await stored(owner.host.uid)).toBe('ja');
    const { visitor: phone } = await logIn(site, owner.host);
    await choose('tr', visitor);
    expect(await languageOf(desk, phone, german)).toBe('ja');
    await choose('ar', phone);
    expect(await languageOf(desk, owner.visitor)).toBe('ar');
  });

  test('what is none of the fourteen, another site’s form and a foreign path change nothing (behaviour 49.81)', async () => {
    for (const language of ['xx', '', 'DE', 'de-AT', '__proto__', 'x'.repeat(9000)]) {
      expect((await choose(language)).status).toBe(303);
    }
    expect((await choose('de', visitor, '//evil.example')).location).toBe('/');
    expect((await visitor.post('/language', { language: 'de' })).location).toBe('/');
    const site2 = { origin: 'https://evil.example' };
    const form = { language: 'nl' };
    expect((await visitor.post('/language', form, site2)).status).toBe(403);
    expect((await visitor.post('/language', { ...form, more: 'x'.repeat(20_000) })).status).toBe(
      413,
    );
    expect((await visitor.get('/language')).status).toBe(405);
    expect(await languageOf('/')).toBe('de');
  });

  test('a cookie that nobody could have chosen is as none (behaviour 49.80)', async () => {
    for (const value of ['"xx"', '7', '{"a":1}', 'x'.repeat(500)]) {
      visitor.cookies.set('festoon.language', Buffer.from(value).toString('base64'));
      expect(await languageOf('/hostLogIn', visitor, german)).toBe('de');
    }
  });
});

const listSamples = async (language: string) => {
  const { text } = await visitor.get('/', { 'accept-language': language });
  return [...text.matchAll(/<img src="(\/assets\/[^"]+\.avif)" alt="" width="346"/g)].map(
    ([, src]) => src,
  );
};

test('the home page’s samples are in its language, each a picture of its own (behaviour 2.3)', async () => {
  const all = await Promise.all(languageCodes.map(listSamples));
  expect(all.map((samples) => samples.length)).toEqual(languageCodes.map(() => 12));
  expect(new Set(all.flat()).size).toBeGreaterThan(12 * (languageCodes.length - 1));
});

test('what is typed on the home page appears on covers with the words of its language (behaviour 49.89)', async () => {
  const { text } = await visitor.get('/', german);
  const templates = [...text.matchAll(/<template>.*?<\/template>/gs)].map(([template]) => template);
  expect(templates).toHaveLength(12);
  const { openGreeting } = guestCatalogs.de;
  // A memorial has no line above its title.
  expect(templates.filter((template) => template.includes(openGreeting))).toHaveLength(11);
});

test('Arabic runs from right to left (behaviour 49.82)', async () => {
  const { text } = await visitor.get('/hostLogIn', { 'accept-language': 'ar' });
  expect(text).toContain('<html lang="ar" dir="rtl"');
});

test('a thousand requests in mixed languages get their own (behaviour 49.80)', async () => {
  const others = languageCodes.filter((code): code is Exclude<Language, 'en'> => code !== 'en');
  const heading = {
    en: 'Host Log In',
    ...Object.fromEntries(others.map((code) => [code, hostCatalogs[code]['Host Log In']])),
  };
  const ask = async (at: number) => {
    const language = languageCodes[at % languageCodes.length] ?? 'en';
    const { text } = await site.visitor().get('/hostLogIn', { 'accept-language': language });
    const found = /<html lang="(\w+)"[^]*<h1[^>]*>([^<]*)/.exec(text)?.slice(1);
    return [language, heading[language as keyof typeof heading]].join() === found?.join() ? 0 : 1;
  };
  let mixed = 0;
  for (let from = 0; from < 1000; from += 50) {
    const asked = Array.from({ length: 50 }, (_, at) => ask(from + at));
    mixed += (await Promise.all(asked)).reduce<number>((sum, one) => sum + one, 0);
  }
  expect(mixed).toBe(0);
});

async function exported(): Promise<string[]> {
  const desk = getDashboardPath(id);
  const files = await Promise.all(
    [`${desk}/guests.csv`, `${desk}/event.json`].map((path) => owner.visitor.get(path)),
  );
  return files.map(({ text }) => text.replaceAll(/"exportedAt":\s*"[^"]*"/g, ''));
}

const read = async () => (await site.visitor().get(getGuestPath(id))).text;

describe('the language of a host changes nothing for others (behaviour 49.83)', () => {
  test('files are the same, also of an event without a title and of a guest without a name', async () => {
    await switchEvent({
      eventName: '',
      eventType: ['Birthday Party'],
      theme: ['Pastel'],
      invitees: [{ name: 'Ana', email: 'ana@example.org' }],
    });
    await addAnswer(site.db, { inviteId: id, answer: 'yes' });
    const before = await exported();
    await choose('de', owner.visitor);
    expect(await exported()).toEqual(before);
  });

  test('guests read what they read before, after the host has looked at it', async () => {
    const before = await read();
    await choose('ar', owner.visitor);
    const preview = await owner.visitor.get(`${getGuestPath(id)}/preview`);
    expect(preview.text).toContain('dir="rtl"');
    expect(await read()).toBe(before);
    expect(await languageOf(getGuestPath(id), site.visitor(), german)).toBe('en');
  });
});
