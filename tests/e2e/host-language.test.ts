import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { listSpills, pretendLanguage } from '#tests/setup/pseudo-language.ts';
import { findAxeViolations, measureSidewaysScroll, resizeWindow } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';
import { giveEachTestAnOwner, id, owner } from '#tests/setup/use-event.ts';

openSiteAndBrowser();
giveEachTestAnOwner({
  invitees: [
    { name: 'Ana Lindqvist', email: 'ana@example.org' },
    { name: 'Ben', email: '' },
  ],
});

const steps = [
  '/',
  '/eventName',
  '/partyType',
  '/theme',
  '/dateTime',
  '/activity',
  '/invitee',
  '/answers',
  '/location',
  '/confirmation',
  '/hostLogIn',
];
const sections = [
  '',
  '/guests',
  '/guests/add',
  '/answers',
  '/settings',
  '/messages',
  '/by-phone',
  '/door',
  '/kitchen',
];
const more = ['/host/events', '/account', '/account/mail', '/account/password'];

async function openLong(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.locator('html[data-lengthened]').waitFor();
}

const { de } = hostCatalogs;
const inGerman = (text: string) => de[text] ?? text;

async function newHost(locale: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  await context.addCookies([owner.cookie]);
  return await context.newPage();
}

async function openIn(locale: string, path: string): Promise<Page> {
  const page = await newHost(locale);
  await open(page, site.url + path);
  return page;
}

test('a host whose browser is in German reads German from the first screen on (behaviour 49.80)', async () => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const host = await context.newPage();
  await host.goto(site.url);
  await host.getByRole('heading', { level: 1, name: inGerman('Create Your Invite') }).waitFor();
  await host.goto(`${site.url}/eventName`);
  await host.getByLabel(inGerman('Title')).fill('Gartenfest');
  await host
    .getByRole('link', { name: inGerman('Next') })
    .or(host.getByRole('button', { name: inGerman('Next') }))
    .first()
    .click();
  const next = host.getByRole('heading', { level: 1 });
  await expect.poll(() => next.textContent()).toBe(inGerman("What's the Occasion?"));
});

test('words that a screen needs come before it is drawn (behaviour 49.84)', async () => {
  const host = await openIn('de-DE', getDashboardPath(id));
  const words: string[] = [];
  host.on('request', (request) => {
    if (/\/de-[\w-]+\.js$/.test(request.url())) words.push(request.url());
  });
  await host.getByRole('link', { name: inGerman('Settings'), exact: true }).click();
  await host.getByRole('heading', { name: inGerman('Settings'), exact: true }).waitFor();
  await expect.poll(() => words.length).toBe(1);
  await host.getByText(inGerman('Duplicate'), { exact: true }).waitFor();
  await expect.poll(() => host.getByText('Duplicate', { exact: true }).count()).toBe(0);
});

test('the switch at the foot leads back in the other language, also without scripts (behaviour 49.81)', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const host = await context.newPage();
  await host.goto(`${site.url}/hostLogIn?redirect=/host/events`);
  await host.getByText('Language: English').click();
  await host.getByRole('button', { name: 'Polski' }).click();
  await host.locator('html[lang=pl]').waitFor();
  expect(new URL(host.url()).search).toBe('?redirect=/host/events');
  await host.goto(site.url);
  await host.locator('html[lang=pl]').waitFor();
});

const card = (host: Page) => host.locator('figure > div > [lang]');

describe('the card of a host’s screen (behaviour 49.89)', () => {
  test('is in the language of the guests, with its dates and presets, and follows another choice', async () => {
    const { pl, ar } = guestCatalogs;
    const context = await browser.newContext({ locale: 'pl-PL' });
    const host = await context.newPage();
    await keepDraft(host, site.url);
    await host.goto(`${site.url}/dateTime`);
    await expect.poll(() => card(host).getAttribute('lang')).toBe('pl');
    await expect.poll(() => card(host).textContent()).toContain(pl.timeLabel);
    await expect.poll(() => card(host).textContent()).toContain('12 czerwca 2027');
    await host.goto(`${site.url}/confirmation`);
    await expect.poll(() => card(host).textContent()).toContain(pl.presetBirthdayParty);
    await host.locator('select:has(option[lang=ar])').selectOption('ar');
    await expect.poll(() => card(host).getAttribute('dir')).toBe('rtl');
    await expect.poll(() => card(host).textContent()).toContain(ar.presetBirthdayParty);
    // What the host is asked on it stays the host's.
    await expect.poll(() => card(host).textContent()).toContain(hostCatalogs.pl['Hosted by'] ?? '');
  });

  test('is in the event’s language for an event that is stored', async () => {
    await site.db.updateTable('invites').set({ language: 'tr' }).where('id', '=', id).execute();
    const host = await openIn('de-DE', `/dateTime?invite=${id}`);
    await expect.poll(() => card(host).getAttribute('lang')).toBe('tr');
    await expect.poll(() => card(host).textContent()).toContain(guestCatalogs.tr.locationLabel);
  });
});

/** Words of the list's head that are broken, and answers that reach into the next column. */
const listBroken = (host: Page) =>
  host.evaluate(() => {
    const heads = [...document.querySelectorAll('[class*=heads] span')].filter(
      (head) => head.scrollWidth > head.clientWidth || head.getClientRects().length > 1,
    );
    const answers = [...document.querySelectorAll('[data-part=answer]')].filter((answer) => {
      const own = answer.getBoundingClientRect();
      const cell = answer.parentElement?.getBoundingClientRect();
      return cell && (own.left < cell.left - 1 || own.right > cell.right + 1);
    });
    return [...heads, ...answers].map((part) => part.textContent);
  });

test('the list of guests keeps its columns apart in every language (behaviour 49.88)', async () => {
  for (const language of ['fr', 'pl', 'tr', 'ar', 'hi']) {
    const host = await openIn(language, `${getDashboardPath(id)}/guests`);
    await host.locator('[data-part=answer]').first().waitFor();
    await expect.poll(async () => [language, await listBroken(host)]).toEqual([language, []]);
  }
});

test('in Arabic a value stands at the end of its row, also one in another script (behaviour 49.88)', async () => {
  const host = await openIn('ar', `${getDashboardPath(id)}/settings`);
  const gaps = () =>
    host.locator('main li a bdi').evaluateAll((values) =>
      values.map((value) => {
        const range = document.createRange();
        range.selectNodeContents(value);
        const text = range.getBoundingClientRect();
        return text.width === 0
          ? 0
          : Math.max(0, Math.round(text.left - value.getBoundingClientRect().left));
      }),
    );
  await expect.poll(async () => (await gaps()).length).toBeGreaterThan(5);
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(3);
});

test('in Arabic hosts’ screens run from right to left and meet the accessibility rules (behaviour 49.82)', async () => {
  const host = await newHost('ar');
  for (const path of [
    '/eventName',
    '/hostLogIn',
    getDashboardPath(id),
    `${getDashboardPath(id)}/guests`,
    '/account',
  ]) {
    await open(host, site.url + path);
    expect.soft(await host.locator('html').getAttribute('dir'), path).toBe('rtl');
    await expect.poll(() => measureSidewaysScroll(host), { message: path }).toBe(0);
    await expect.poll(() => findAxeViolations(host), { message: path }).toEqual([]);
  }
});

/** Turns a page's direction, and waits until it is laid out. */
const turn = (host: Page, dir: 'ltr' | 'rtl') =>
  host.evaluate(async (way) => {
    document.documentElement.dir = way;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, dir);

test('longer words, in both directions, fit in all that a host does at 320, 360 and 1280 pixels (behaviour 49.86)', async () => {
  const context = await browser.newContext();
  await pretendLanguage(context, 'ltr');
  const host = await context.newPage();
  await keepDraft(host, site.url);
  const check = async (path: string) => {
    await openLong(host, path);
    for (const width of [320, 360, 1280]) {
      await resizeWindow(host, { width, height: 800 });
      for (const dir of ['ltr', 'rtl'] as const) {
        await turn(host, dir);
        await expect
          .poll(async () => [await listSpills(host), await measureSidewaysScroll(host)], {
            message: `${path} ${width} ${dir}`,
          })
          .toEqual([[], 0]);
      }
    }
  };
  for (const path of steps) await check(path);
  await context.addCookies([owner.cookie]);
  for (const section of sections) await check(getDashboardPath(id) + section);
  for (const path of more) await check(path);
});
