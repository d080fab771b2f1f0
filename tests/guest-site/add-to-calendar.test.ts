import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent, listTokens } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite({}, { clock: () => Date.UTC(2027, 4, 1) });

function readMenus(text: string): { name: string; href: string }[][] {
  const menus =
    text.match(
      /<details[^>]*><summary><svg.{0,300}<\/svg>Add to calendar<\/summary>.*?<\/details>/gs,
    ) ?? [];
  return menus.map((menu) =>
    [...menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', name = '']) => ({
      name,
      href: href.replaceAll('&amp;', '&'),
    })),
  );
}

test('beneath the facts are the file and three web calendars, and again after Yes alone (behaviour 26.10)', async () => {
  const page = getGuestPath(await addEvent(site.db));
  const guest = site.visitor();
  const [menu = [], ...others] = readMenus((await guest.get(page)).text);
  expect(others).toEqual([]);
  expect(menu.map(({ name }) => name)).toEqual([
    'Apple and others',
    'Google',
    'Outlook.com',
    'Office 365',
  ]);
  const [file, google, outlook, office] = menu.map(({ href }) => new URL(href, site.url));
  expect(file?.pathname).toBe(`${page}/event.ics`);
  expect(google?.searchParams.get('ctz')).toBe('Europe/Berlin');
  expect(google?.searchParams.get('details')).toContain(site.services.origin + page);
  for (const url of [outlook, office]) {
    expect(url?.searchParams.get('startdt')).toBe('2027-06-12T18:00:00+02:00');
  }
  for (const [answer, count] of [
    ['yes', 2],
    ['maybe', 1],
    ['no', 1],
  ] as const) {
    await guest.post(page, { answer });
    const menus = readMenus((await guest.get(page)).text);
    expect([answer, menus.length]).toEqual([answer, count]);
    expect(menus.at(-1)).toEqual(menu);
  }
});

test('without a date there is nothing to add, before and after Yes (behaviour 26.10)', async () => {
  const page = getGuestPath(await addEvent(site.db, { date: '' }));
  const guest = site.visitor();
  await guest.post(page, { answer: 'yes' });
  for (const who of [guest, site.visitor()]) {
    expect((await who.get(page)).text).not.toContain('Add to calendar');
  }
});

test('no address of a calendar holds a name, an answer or a token, also on a personal page (behaviour 26.9)', async () => {
  const { db } = site;
  const id = await addEvent(db, {
    invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
  });
  await addAnswer(db, { inviteId: id, answer: 'yes', name: 'Bo Okafor' });
  const [token = ''] = await listTokens(db, id);
  const guest = site.visitor();
  await guest.get(`${getGuestPath(id)}?g=${token}`);
  await guest.post(getGuestPath(id), { answer: 'yes' });
  const menus = readMenus((await guest.get(getGuestPath(id))).text);
  expect(menus).toHaveLength(2);
  const addresses = menus.flat().map(({ href }) => decodeURIComponent(href));
  for (const secret of ['Lindqvist', 'private', 'Okafor', token, ...Object.values(secretHost)]) {
    expect(addresses.join('\n')).not.toContain(secret);
  }
});

test('the page with the longest texts stays below 30 kB (behaviour 26.8)', async () => {
  const id = await addEvent(site.db, {
    eventName: '日本語の長い題'.repeat(14),
    location: 'ß'.repeat(200),
    customMessage: 'Many words, each of them another. '.repeat(60),
  });
  const guest = site.visitor();
  await guest.post(getGuestPath(id), { answer: 'yes' });
  const { text } = await guest.get(getGuestPath(id));
  expect(brotliCompressSync(text).length).toBeLessThan(30_000);
});
