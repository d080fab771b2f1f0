import type { BrowserContextOptions, Page, Request } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { createId } from '#app/platform/ids.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { giveAnswer, locateGivenAnswer, seeAnswer, openAbout } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import {
  findAccessibilityProblems,
  measureSidewaysScroll,
  resizeWindow,
} from '#tests/setup/screen.ts';

let inviteId: string;
let url: string;

openSiteAndBrowser();
beforeEach(async () => {
  inviteId = await addEvent(site.db, {
    invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
  });
  url = `${site.url}${getGuestPath(inviteId)}`;
});

async function openOn(options: BrowserContextOptions = {}, address = url): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(address);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function bringOne(page: Page): Promise<void> {
  await button(page, '+1').click();
  await page.getByRole('button', { name: '+1', exact: true, pressed: true }).waitFor();
}

async function stored() {
  return site.db
    .selectFrom('rsvps')
    .select(['answer', 'extra', 'name'])
    .where('invite_id', '=', inviteId)
    .execute();
}

const modes = [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
];

describe.each(modes)('$name', ({ javaScriptEnabled }) => {
  test('one tap answers, +1 brings one more and takes it back, the answer can be changed, and a reload keeps it (behaviour 14.1, 14.2, 14.3)', async () => {
    const page = await openOn({ javaScriptEnabled });
    await giveAnswer(page, 'Yes');
    await page.getByText('You’re going').first().waitFor();
    await expect.poll(() => stored()).toEqual([{ answer: 'yes', extra: 0, name: '' }]);
    await bringOne(page);
    await expect.poll(() => stored()).toMatchObject([{ extra: 1 }]);
    await button(page, '+1').click();
    await page.locator('#extra[aria-pressed=false]').waitFor();
    await expect.poll(() => stored()).toMatchObject([{ extra: 0 }]);
    await giveAnswer(page, 'Maybe');
    await giveAnswer(page, 'No');
    await expect.poll(() => page.getByText('Bringing people?').isVisible()).toBe(false);
    await page.reload();
    await seeAnswer(page, 'No');
    await expect.poll(() => stored()).toEqual([{ answer: 'no', extra: 0, name: '' }]);
  });

  test('the name is asked after the answer, and may be skipped and added later (behaviour 14.7)', async () => {
    const page = await openOn({ javaScriptEnabled });
    const field = page.getByRole('textbox', { name: 'Your name' });
    await expect.poll(() => field.isVisible()).toBe(false);
    await giveAnswer(page, 'Yes');
    await button(page, 'Skip').click();
    await page.getByText('Add your name').click();
    await field.fill('Zoë');
    await field.press('Enter');
    await page.getByText('Add your name').waitFor({ state: 'detached' });
    await openAbout(page);
    await page.getByText('Answering as Zoë').waitFor();
    await expect.poll(() => stored()).toEqual([{ answer: 'yes', extra: 0, name: 'Zoë' }]);
  });

  // The other presses send the same form (tests/guest-site/answers.test.ts).
  test('a name that is typed is stored by another press (behaviour 14.21)', async () => {
    const page = await openOn({ javaScriptEnabled });
    await giveAnswer(page, 'Yes');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
    await bringOne(page);
    await openAbout(page);
    await page.getByText('Answering as Zoë').filter({ visible: true }).first().waitFor();
    await expect.poll(() => stored()).toMatchObject([{ name: 'Zoë' }]);
  });

  test('a personal link greets its guest, who is the same on a second device, until ‘Not you?’ (behaviour 13.20, 13.25, 14.11, 14.12, 14.13)', async () => {
    const [token] = await listTokens(site.db, inviteId);
    const phone = await openOn({ javaScriptEnabled }, `${url}?g=${token}`);
    await expect.poll(() => phone.url()).toBe(url);
    await phone.locator('article header').getByText('Ana, you’re invited').waitFor();
    await openAbout(phone);
    await phone.getByText('Answering as Ana Lindqvist').waitFor();
    await giveAnswer(phone, 'Yes');
    const laptop = await openOn({ javaScriptEnabled }, `${url}?g=${token}`);
    await seeAnswer(laptop, 'Yes');
    await expect.poll(() => laptop.locator('#link').inputValue()).toBe(url);
    await openAbout(laptop);
    await button(laptop, 'Not you?').click();
    await laptop.getByText('Answering as').waitFor({ state: 'detached' });
    await laptop.getByText('You’re invited to').waitFor();
    await expect.poll(() => locateGivenAnswer(laptop, 'Yes').count()).toBe(0);
    await expect.poll(() => stored()).toHaveLength(1);
  });
});

test('answers go out without a reload, are announced, and the focus goes to what is said (behaviour 14.15)', async () => {
  const page = await openOn();
  await page.evaluate(() => document.body.setAttribute('data-first-load', ''));
  await button(page, 'Yes').focus();
  await page.keyboard.press('Enter');
  await seeAnswer(page, 'Yes');
  const focused = page.locator(':focus');
  await expect.poll(() => focused.getAttribute('id')).toBe('status');
  await expect
    .poll(() => page.locator('#announcer').textContent())
    .toBe('You’re going See you there!');
  await button(page, '+1').press('Enter');
  await page.locator('#extra[aria-pressed=true]').waitFor();
  await expect.poll(() => focused.getAttribute('id')).toBe('extra');
  await button(page, 'Skip').press('Enter');
  await page.getByText('Add your name').waitFor();
  await expect.poll(() => focused.getAttribute('id')).toBe('status');
  await expect.poll(() => page.locator('body[data-first-load]').count()).toBe(1);
  await expect.poll(() => page.url()).toBe(url);
});

test('a double tap is one request, and a name that is typed while an answer is on its way stays in its field (behaviour 14.6, 14.21)', async () => {
  const page = await openOn();
  let posts = 0;
  let held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() === 'POST') posts += 1;
    await held.promise;
    await route.continue();
  });
  const busy = page.locator('#rsvp[aria-busy]');
  await button(page, 'Yes').dblclick();
  await busy.waitFor({ state: 'attached' });
  held.resolve();
  await seeAnswer(page, 'Yes');
  expect(posts).toBe(1);
  await expect.poll(() => stored()).toHaveLength(1);

  held = Promise.withResolvers<void>();
  const field = page.getByRole('textbox', { name: 'Your name' });
  await button(page, '+1').click();
  await busy.waitFor({ state: 'attached' });
  await field.fill('Zoë');
  held.resolve();
  await page.locator('#extra[aria-pressed=true]').waitFor();
  await expect.poll(() => field.inputValue()).toBe('Zoë');
});

test('a cut network says so, keeps the page, and the next press goes through (behaviour 14.16)', async () => {
  const page = await openOn();
  await page.context().setOffline(true);
  await button(page, 'Yes').click();
  await page
    .getByRole('alert')
    .getByText('That didn’t go out. Check your connection and try again.')
    .waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await expect.poll(() => stored()).toEqual([]);
  await page.context().setOffline(false);
  await giveAnswer(page, 'Yes');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => stored()).toHaveLength(1);
});

test('a clipboard that refuses is only logged, and the link is marked for copying by hand; else Copy Link copies the open link as the guest reached it (behaviour 13.7, 13.8)', async () => {
  const page = await openOn({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const logged = page.waitForEvent('console');
  await button(page, 'Copy Link').click();
  expect((await logged).type()).toBe('warning');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(url);
  await expect.poll(() => page.getByText('Copied').count()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await button(page, 'Copy Link').click();
  await page.getByText('Copied').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('an invitation that arrives late appears by itself (behaviour 13.11)', async () => {
  const late = createId();
  const page = await openOn({}, `${site.url}${getGuestPath(late)}`);
  await page.getByText('Loading invitation...').waitFor();
  await site.db
    .updateTable('invites')
    .set({ id: late })
    .where('id', '=', await addEvent(site.db, { eventName: 'Late Supper', invitees: [] }))
    .execute();
  await page.getByRole('heading', { name: 'Late Supper' }).waitFor();
  await expect.poll(() => page.title()).toBe('Late Supper');
});

test('an invitation that stays missing is asked for with growing pauses (behaviour 13.11)', async () => {
  const page = await openOn({}, 'about:blank');
  await page.addInitScript(() => {
    const pauses: number[] = [];
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      pauses,
      setTimeout(work: () => void, pause: number) {
        if (pauses.push(pause) < 8) later(work, 0);
      },
    });
  });
  await page.goto(`${site.url}/guest/missing`);
  const pauses = () =>
    page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'pauses')?.value);
  await expect
    .poll(pauses, { timeout: 20_000 })
    .toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  await page.getByText('Loading invitation...').waitFor();
});

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 700, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
] as const;

async function expectSound(page: Page): Promise<void> {
  for (const { width, colorScheme } of screens) {
    await page.emulateMedia({ colorScheme });
    await resizeWindow(page, { width, height: 800 });
    await expect
      .poll(() => findAccessibilityProblems(page), { message: `${width} px` })
      .toEqual([]);
    await expect.poll(() => measureSidewaysScroll(page), { message: `${width} px` }).toBe(0);
  }
}

async function expectHighControls(page: Page): Promise<void> {
  await resizeWindow(page, { width: 320, height: 800 });
  const controls = page
    .locator('main :is(button:not([aria-hidden]), input, summary), nav a')
    .filter({ visible: true });
  const low = await controls.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
  );
  expect(low).toEqual([]);
  await expect.poll(() => controls.count()).toBeGreaterThan(6);
}

describe('looks', () => {
  const long = {
    eventName: 'W'.repeat(100),
    eventType: ['x'.repeat(100)],
    theme: ['y'.repeat(100)],
    location: 'z'.repeat(200),
    customMessage: 'q'.repeat(500),
    activities: [{ id: 1, name: 'a'.repeat(100), time: 1500 }],
  };

  test('every state fits and is accessible, with controls of at least 44 pixels (behaviour 14.8, 24.4)', async () => {
    const page = await openOn();
    const sound = () => expectSound(page);
    await sound();
    await giveAnswer(page, 'Yes');
    await sound();
    await expectHighControls(page);
    const name = page.getByRole('textbox', { name: 'Your name' });
    await name.fill('n'.repeat(201));
    await button(page, 'Save').click();
    await page.getByRole('alert').getByText('at most 200 characters').waitFor();
    await expect.poll(() => name.inputValue()).toHaveLength(201);
    await sound();
    await name.fill('n'.repeat(200));
    await button(page, 'Save').click();
    await page.getByText('Just you.').waitFor();
    await openAbout(page);
    await sound();
    await page.getByText('Edit', { exact: true }).click();
    await bringOne(page);
    await sound();
    const [token] = await listTokens(site.db, inviteId);
    await page.goto(`${url}?g=${token}`);
    await sound();
    await button(page, 'Answer as Ana Lindqvist').click();
    await giveAnswer(page, 'Maybe');
    await sound();
    await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, long))}`);
    await sound();
    await page.goto(`${site.url}/guest/missing`);
    await sound();
  });

  test('a title in Arabic reads from the right', async () => {
    const title = 'حفلة عيد ميلاد ليلى';
    const id = await addEvent(site.db, { eventName: title });
    const page = await openOn({}, `${site.url}${getGuestPath(id)}`);
    const heading = page.getByRole('heading', { name: title });
    await expect
      .poll(() => heading.evaluate((element) => getComputedStyle(element).direction))
      .toBe('rtl');
  });
});

test('the page asks for one small script and for none of the framework’s (behaviour 13.12)', async () => {
  const page = await openOn({}, 'about:blank');
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) requests.push(request);
  });
  await page.goto(url);
  const loaded = [...requests];
  const sizes = new Map<string, number>();
  for (const request of loaded) {
    const type = request.resourceType();
    const { responseBodySize } = await request.sizes();
    sizes.set(type, (sizes.get(type) ?? 0) + responseBodySize);
  }
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/guest-page-[\w-]+\.js$/)]);
  expect(sizes.get('script')).toBeLessThan(3000);
  await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(0);
  process.stdout.write(`Guest page, bytes by type: ${JSON.stringify([...sizes])}\n`);
});
