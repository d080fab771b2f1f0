import { expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import {
  getDashboardPath,
  getEventDataPath,
  getGuestCardPath,
  getGuestPath,
  getGuestsPath,
} from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { browser, listReads, open, site, to } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  owner,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { listTokens } from '#tests/setup/events.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard();

const mark = (text: string) => page.getByRole('main').getByText(text, { exact: true });

/** The focused element's position in the window. */
const place = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top);

async function openLive(section = ''): Promise<void> {
  await to(`${getDashboardPath(id)}${section}`);
  await mark('Live').waitFor();
}

/** An invitee answers in another browser. */
async function answer(index: number, given: 'Yes' | 'No' | 'Maybe'): Promise<void> {
  const token = (await listTokens(site.db, id))[index];
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${site.url}${getGuestPath(id)}?g=${token}`);
  await guest.getByRole('button', { name: given, exact: true }).click();
  await guest.locator('#status').waitFor();
}

test('an answer given in another browser shows up without a reload, and is said once (behaviour 21.1)', async () => {
  await openLive();
  await answer(1, 'Yes');
  await button('Answer of Ben: Going').waitFor();
  await page.getByRole('status').getByText('1 new answer. 1 going · 1 person').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test.each([
  {
    screen: 'overview',
    section: '',
    path: (event: string) => getEventDataPath('dashboard', event),
  },
  {
    screen: 'guests',
    section: '/guests',
    path: (event: string) => `${getGuestsPath(event)}.data`,
  },
])(
  'on the screen $screen a press reads the answers once, and so does an answer given elsewhere (behaviour 21.10)',
  async ({ screen, section, path }) => {
    await openLive(section);
    const reads = listReads();
    await button('Answer of Ben: No response yet').click();
    const read = page.waitForResponse((one) => new URL(one.url()).pathname === path(id));
    await page.getByRole('menuitemradio', { name: 'Going', exact: true }).click();
    await button('Answer of Ben: Going').waitFor();
    await read;
    await answer(0, 'No');
    await button('Answer of Ana: Declined').waitFor();
    expect(reads).toEqual([path(id), `/api/${screen}/${id}`]);
  },
);

test('what the host is typing, the focus and the place on the page stay as answers come (behaviour 21.2)', async () => {
  await openLive();
  await button('Edit message').click();
  const field = page.getByLabel('Message to your guests');
  await field.fill('Half a sen');
  const before = await place();
  await answer(0, 'No');
  await button('Answer of Ana: Declined').waitFor();
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(() => place()).toBeCloseTo(before ?? Number.NaN, 0);
  await expect.poll(() => field.inputValue()).toBe('Half a sen');
});

test('an edit made elsewhere arrives, but not under an open editor: its text is compared as ever (behaviour 20.5, 21.3)', async () => {
  await openLive();
  await button('Edit title').click();
  await page.getByLabel('Event title').fill('Mine');
  const edit = { intent: 'edit', part: 'eventName', version: 1, value: 'Theirs' };
  await owner.visitor.postJson(`${getDashboardPath(id)}.data`, edit);
  await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
  await button('Save').click();
  await page.getByText(messages.stale).waitFor();
  await expect.poll(() => page.getByLabel('Event title').inputValue()).toBe('Mine');
});

test('an answer that the host records is not announced as news (behaviour 21.4)', async () => {
  await openLive();
  await button('Answer of Ana: No response yet').click();
  await page.getByRole('menuitemradio', { name: 'Maybe' }).click();
  await page.getByText('Recorded for Ana: Maybe').waitFor();
  await answer(1, 'Yes');
  await page.getByText('1 new answer. 1 going').waitFor();
  await expect.poll(() => page.getByText(/2 new answers/).count()).toBe(0);
});

test('signing out in another tab ends it, with a sentence and nothing lost (behaviour 21.5)', async () => {
  await openLive();
  await button('Edit message').click();
  await page.getByLabel('Message to your guests').fill('Long and dear');
  const other = await page.context().newPage();
  await open(other, `${site.url}/host/events`);
  // Hidden pages get no updates, so this one is visible beside the other.
  await page.bringToFront();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText(messages.signedOutElsewhere).waitFor();
  await mark('Not live').waitFor();
  await expect
    .poll(() => page.getByLabel('Message to your guests').inputValue())
    .toBe('Long and dear');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('where no stream can be had the answers are asked for every 15 seconds (behaviour 21.6)', async () => {
  await page.clock.install();
  await page.route('**/api/live/*', (route) => route.fulfill({ status: 429 }));
  await openEvent();
  await mark('Every 15 seconds').waitFor();
  await answer(0, 'Yes');
  await page.clock.runFor(15_000);
  await button('Answer of Ana: Going').waitFor();
  await page.unroute('**/api/live/*');
  await page.clock.runFor(60_000);
  await mark('Live').waitFor();
  await expect.poll(() => mark('Every 15 seconds').count()).toBe(0);
});

async function openAgain(): Promise<void> {
  const asked = page.waitForRequest('**/api/live/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
}

test.each([
  { source: 'guests', section: '/guests' },
  { source: 'overview', section: '' },
] as const)(
  'on the screen $source a stream that opens again leads to a reading only if something has changed meanwhile (behaviour 21.10)',
  async ({ source, section }) => {
    await page.clock.install();
    await openLive(section);
    const reads = listReads();
    await openAgain();
    await mark('Live').waitFor();
    await page.route('**/api/live/*', (route) => route.fulfill({ status: 429 }));
    await openAgain();
    await mark('Every 15 seconds').waitFor();
    await answer(0, 'No');
    await page.unroute('**/api/live/*');
    await openAgain();
    await button('Answer of Ana: Declined').waitFor();
    expect(reads).toEqual([getEventDataPath(source, id)]);
  },
);

test('a server that is away changes nothing on the screen (behaviour 21.8)', async () => {
  await openLive();
  await page.route('**/api/overview/*', (route) => route.abort());
  const asked = page.waitForRequest('**/api/overview/*');
  await answer(0, 'Yes');
  await asked;
  await button('Answer of Ana: No response yet').waitFor();
  await page.unroute('**/api/overview/*');
  await answer(1, 'Yes');
  await button('Answer of Ana: Going').waitFor();
  await button('Answer of Ben: Going').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('a screen that cannot be read again stays, with what was typed, until it can (behaviour 21.8)', async () => {
  const begun = page.waitForResponse('**/guests/*.data*');
  await to(getGuestCardPath(id, (await findInvitee('Ben')).id));
  await begun;
  await button('Your note Only hosts see it').click();
  const note = page.getByRole('textbox', { name: 'Your note' });
  await note.fill('Vegetarian');
  await page.route('**/guests/*.data*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('.data'));
  await answer(1, 'Yes');
  await failed;
  await expect.poll(() => note.inputValue()).toBe('Vegetarian');
  await page.unroute('**/guests/*.data*');
  await page.getByRole('button', { name: 'Going', pressed: true }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('Vegetarian');
});

test('in a long list the answers of those in sight follow too, wherever it is scrolled to (behaviour 21.9)', async () => {
  await switchEvent({ invitees: makeInvitees(1000) });
  await openLive('/guests');
  const region = page.getByRole('region', { name: 'Guests' });
  // From the end, because rows measured after the jump change the distance from the start.
  const pixelsToEnd = () =>
    region.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.floor(scrollHeight - scrollTop - clientHeight),
    );
  const scrollDown = () => region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  // Rows measured after a jump may move the end.
  await expect
    .poll(async () => {
      await scrollDown();
      return pixelsToEnd();
    })
    .toBeLessThanOrEqual(1);
  await button('Answer of Guest 999: No response yet').waitFor();
  await answer(999, 'Maybe');
  await button('Answer of Guest 999: Maybe').waitFor();
  await expect.poll(() => pixelsToEnd()).toBeLessThanOrEqual(1);
});
