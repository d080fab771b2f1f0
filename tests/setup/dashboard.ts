import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { type SignedIn, addInvite, signIn } from '#tests/fixtures/invites.ts';

import { browser, openSiteAndBrowser, site } from './site-and-browser.ts';

/** Set anew before each test: a host of their own, who is signed in on the page, and their invitation. */
export let page: Page;
export let owner: SignedIn;
export let id: string;

let hosts = 0;

/** The test goes on with another invitation of the host. */
export async function switchInvite(changes: Partial<Draft> = {}): Promise<void> {
  id = await addInvite(site, owner.host, changes);
}

/** The test goes on in another window. */
export async function switchWindow(options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addCookies([{ ...owner.cookie, url: site.url }]);
  page = await context.newPage();
}

/** Every test of a file begins with an invitation whose host may open its dashboard. */
export function giveEachTestADashboard(changes?: Partial<Draft>): void {
  openSiteAndBrowser();
  beforeEach(async () => {
    owner = await signIn(site, `host-${hosts++}`);
    await switchInvite(changes);
    await switchWindow();
  });
  afterEach(() => page.context().close());
}
