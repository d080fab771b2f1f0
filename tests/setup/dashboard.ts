import type { BrowserContextOptions, Page } from 'playwright';
import { beforeEach } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { type SignedIn, addInvite, signIn } from '#tests/fixtures/invites.ts';

import { open } from './browser.ts';
import { browser, openSiteAndBrowser, site } from './site-and-browser.ts';

/** Set before each test. */
export let page: Page;
export let owner: SignedIn;
export let id: string;

let hosts = 0;

export async function switchInvite(changes: Partial<Draft> = {}): Promise<void> {
  id = await addInvite(site, owner.host, changes);
}

export async function switchWindow(options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext(options);
  await context.addCookies([{ ...owner.cookie, url: site.url }]);
  page = await context.newPage();
}

/** Gives every test of a file an invitation whose host is signed in. */
export function giveEachTestADashboard(changes?: Partial<Draft>): void {
  openSiteAndBrowser();
  beforeEach(async () => {
    owner = await signIn(site, `host-${hosts++}`);
    await switchInvite(changes);
    await switchWindow();
  });
}

/** Opens the dashboard of the host's invitation, or a section of it. */
export const openEvent = (section = '') => open(page, `${site.url}/host/events/${id}${section}`);

/** A button of the test's page by its whole name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
