import type { BrowserContextOptions } from 'playwright';
import { beforeEach } from 'vitest';

import { getDashboardPath } from '#app/platform/paths.ts';

import { context, openPage, openSiteAndBrowser, to } from './browser.ts';
import type { NewEvent } from './events.ts';
import { giveEachTestAnOwner, id, owner } from './use-event.ts';

export { button, page } from './browser.ts';
export { id, owner, switchEvent } from './use-event.ts';

export async function switchWindow(options: BrowserContextOptions = {}): Promise<void> {
  await openPage(options);
  await context.addCookies([owner.cookie]);
}

/** Gives every test of a file an invitation whose host is signed in. */
export function giveEachTestADashboard(
  changes?: NewEvent,
  ...settings: Parameters<typeof openSiteAndBrowser>
): void {
  openSiteAndBrowser(...settings);
  giveEachTestAnOwner(changes);
  beforeEach(() => switchWindow());
}

/** Opens a step of the wizard for the host's invitation. */
export const openStep = (path: string) => to(`${path}?invite=${id}`);

/** Opens the dashboard of the host's invitation, or a section of it. */
export const openEvent = (section = '') => to(`${getDashboardPath(id)}${section}`);
