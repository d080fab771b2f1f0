import type { BrowserContextOptions } from 'playwright';
import { beforeEach } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';

import { context, openPage, openSiteAndBrowser, site, to } from './browser.ts';

export { button, page } from './browser.ts';

/** Set before each test. */
export let owner: LoggedIn;
export let id: string;

let hosts = 0;

export async function switchInvite(changes: Partial<Draft> = {}): Promise<void> {
  id = await addEvent(site.db, { host: owner.host, ...changes });
}

export async function switchWindow(options: BrowserContextOptions = {}): Promise<void> {
  await openPage(options);
  await context.addCookies([owner.cookie]);
}

/** Gives every test of a file an invitation whose host is signed in. */
export function giveEachTestADashboard(changes?: Partial<Draft>): void {
  openSiteAndBrowser();
  beforeEach(async () => {
    owner = await logIn(site, `host-${hosts++}`);
    await switchInvite(changes);
    await switchWindow();
  });
}

/** Opens the dashboard of the host's invitation, or a section of it. */
export const openEvent = (section = '') => to(`${getDashboardPath(id)}${section}`);
