import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type AnswerName, giveAnswer } from '#tests/setup/answering.ts';
import { browser, openBrowser } from '#tests/setup/browser.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

let site: Site;

openBrowser();
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function hydrated(page: Page, path: string | RegExp): Promise<void> {
  await page.waitForURL(typeof path === 'string' ? site.url + path : path);
  await page.locator('html[data-hydrated]').waitFor();
}

async function createAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in as a Host' }).click();
  await hydrated(page, /hostLogIn/);
  await page.getByLabel('Username').fill('Ana.Host');
  await page.getByLabel('Password').fill('lanterns');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await hydrated(page, '/confirm');
}

async function answerAs(context: BrowserContext, link: string, answer: AnswerName): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await giveAnswer(page, answer);
  return page;
}

test('a host invites, guests answer on other devices, and the figures survive a restart (behaviour 1.19, 3.7, 13.9, 13.12, 14.5, 14.15, 18.34, 23.1)', async () => {
  const hostContext = await browser.newContext({ reducedMotion: 'no-preference' });
  const host = await hostContext.newPage();
  await keepDraft(host, site.url);
  await host.goto(`${site.url}/confirm`);
  await hydrated(host, '/confirm');
  await createAccount(host);
  await host.getByRole('button', { name: 'Confirm & Generate Link' }).click();
  await host.waitForURL(/\/guest\/[\w-]{22}$/);
  const link = host.url();
  await hideLiveLayer(host);
  await host.getByRole('heading', { name: 'Garden party' }).waitFor();
  await expect
    .poll(() => host.evaluate(() => Object.keys(localStorage)))
    .toEqual(['festoon.username']);

  const withScript = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'no-preference',
  });
  const plusOne = await answerAs(withScript, link, 'Yes');
  await plusOne.getByRole('button', { name: '+1' }).click();
  await plusOne.getByRole('button', { name: '+1', pressed: true }).waitFor();
  const noScript = await browser.newContext({ javaScriptEnabled: false });
  await answerAs(noScript, link, 'No');
  const undecided = await browser.newContext();
  await answerAs(undecided, link, 'Maybe');

  const { port } = new URL(site.url);
  await site.stop();
  site = await openSite({ PORT: port }, { database: site.database });

  await host.reload();
  await host.getByRole('link', { name: 'Log in' }).click();
  await hydrated(host, /hostLogIn/);
  await host.getByLabel('Username').fill('ana.host');
  await host.getByLabel('Password').fill('lanterns');
  await host.getByRole('button', { name: 'Open invite' }).click();
  await hydrated(host, /\/host\/events\//);
  const overview = host.getByRole('region', { name: 'RSVP Overview' });
  const figures = (await overview.innerText()).replaceAll(/\s+/g, ' ');
  expect(figures).toContain('2 to 3 people');
  expect(figures).toMatch(/Going 1 .*Maybe 1 .*Declined 1 .*No response 2/);
  await host.getByText('Dinner', { exact: true }).waitFor();

  await host.getByRole('button', { name: 'Edit title' }).click();
  await host.getByRole('textbox', { name: /title|event name/i }).fill('Ana turns forty');
  await host.getByRole('button', { name: 'Save' }).click();
  await host.getByText('Title saved.').waitFor();
  await host.getByRole('heading', { name: 'Ana turns forty', level: 1 }).waitFor();
  await host.getByRole('button', { name: 'Edit location' }).click();
  await host.getByRole('textbox', { name: /location/i }).fill('13 Garden Lane, Hamburg');
  await host.getByRole('button', { name: 'Save' }).click();
  await host.getByText('Location saved.').waitFor();
  await host.getByText('13 Garden Lane, Hamburg').first().waitFor();
  await host.getByRole('button', { name: 'Edit message' }).click();
  await host.getByRole('textbox', { name: /message|note/i }).fill('Bring two jumpers.');
  await host.getByRole('button', { name: 'Save' }).click();
  await host.getByText('Message saved.').waitFor();
  await host.getByText('Bring two jumpers.').last().waitFor();

  await plusOne.goto(link);
  await plusOne.getByRole('heading', { name: 'Ana turns forty' }).waitFor();
  await plusOne.getByText('13 Garden Lane, Hamburg').first().waitFor();
  await plusOne.getByText('Bring two jumpers.').waitFor();
  // The place has changed since this guest said yes.
  await plusOne.getByRole('button', { name: 'Still coming', exact: true }).click();
  await plusOne.getByText('You’re still coming').first().waitFor();
  await plusOne.getByText('You and one more.').first().waitFor();
});
