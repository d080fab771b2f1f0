import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { browser, open, site } from '#tests/setup/browser.ts';
import { giveEachTestADashboard, id, page } from '#tests/setup/dashboard.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { findFaults, measureWidthAt320 } from '#tests/setup/screen.ts';

giveEachTestADashboard({ eventName: 'Garden party' });

const event = () => `${site.url}${getDashboardPath(id)}`;

async function makeLink(): Promise<string> {
  await open(page, `${event()}/settings/co-hosts`);
  await page.getByRole('button', { name: 'Invite a co-host' }).click();
  const field = page.getByLabel('Link for a co-host');
  await field.waitFor();
  await expect.poll(() => measureWidthAt320(page)).toBe(320);
  return field.inputValue();
}

async function join(guest: Page): Promise<void> {
  await guest.getByText('Garden party').waitFor();
  await expect.poll(() => findFaults(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(event());
  await guest.getByRole('heading', { name: 'Garden party' }).waitFor();
  await open(guest, `${event()}/settings/co-hosts`);
  await expect.poll(() => guest.getByRole('button', { name: 'Invite a co-host' }).count()).toBe(0);
  await guest.getByRole('link', { name: 'Leave this event' }).waitFor();
}

test('who has no account makes one by the link, and hosts the event with its owner (behaviour 38.4)', async () => {
  const link = await makeLink();
  const context = await browser.newContext();
  const guest = await context.newPage();
  await open(guest, link);
  await guest.getByRole('link', { name: 'Log in or create an account' }).click();
  await guest.getByLabel('Username').fill('new-host');
  await guest.getByLabel('Password').fill('secret');
  await guest.getByRole('button', { name: 'Create Account' }).click();
  await guest.getByRole('link', { name: 'Continue' }).click();
  await join(guest);
  await open(page, `${event()}/settings/co-hosts`);
  await page.getByText('new-host').first().waitFor();
  await expect.poll(() => page.getByText('Unused link').count()).toBe(0);
});

test('who is signed in joins with one press, once there is a connection; without one the page stays and says so; then the link is used up (behaviour 32.13, 38.4, 38.5)', async () => {
  const link = await makeLink();
  const { cookie } = await logIn(site, 'co-host');
  const context = await browser.newContext();
  await context.addCookies([cookie]);
  const guest = await context.newPage();
  await open(guest, link);
  await context.setOffline(true);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('alert').getByText(messages.updateFailed).waitFor();
  await expect.poll(() => findFaults(guest)).toEqual([]);
  await context.setOffline(false);
  await join(guest);
  await open(guest, link);
  await guest.getByText('You’re already part of this event.').waitFor();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await open(stranger, link);
  await stranger.getByRole('heading', { name: 'This link cannot be used' }).waitFor();
  await expect.poll(() => stranger.getByRole('button', { name: 'Join' }).count()).toBe(0);
});
