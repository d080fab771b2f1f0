import { afterEach, beforeEach, expect } from 'vitest';

import { getByPhonePath } from '#app/platform/paths.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import { button, context, site, to } from './browser.ts';
import { giveEachTestADashboard, id, page, switchWindow } from './dashboard.ts';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 896 };

export const permissions = ['clipboard-read', 'clipboard-write'];

/** Each test has an event of three guests who are not told yet, on a phone. */
export function giveEachTestARound(): void {
  giveEachTestADashboard({
    invitees: [
      {
        name: 'Chiara & family',
        email: 'chiara@example.org',
        people: ['Chiara', 'Marco', 'Nina', 'Leo'].map((name) => ({ name, child: false })),
      },
      { name: 'Emil Berg', email: '' },
      { name: 'Noor', email: '' },
    ],
  });
  const errors: string[] = [];
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  beforeEach(async () => {
    await switchWindow({ viewport: phone, permissions });
    page.on('pageerror', (error) => errors.push(String(error)));
  });
}

export const openRound = (about: ToldAbout = 'invite') => to(getByPhonePath(id, about));

/** The heading with a guest's name, or what the screen says in its place. */
export const guest = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

export async function startRound(): Promise<void> {
  await openRound();
  await button('Start').click();
  await guest('Chiara & family').waitFor();
}

/** Whom hosts said that they told. */
export const listHandedOver = async () =>
  (
    await site.db
      .selectFrom('handed_over')
      .innerJoin('invitees', 'invitees.id', 'handed_over.invitee_id')
      .select('invitees.name')
      .where('handed_over.invite_id', '=', id)
      .orderBy('invitees.position')
      .execute()
  ).map(({ name }) => name);

/** Opens the message in WhatsApp, which this browser does not reach, and returns its address. */
export async function openWhatsApp(): Promise<string> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in WhatsApp' }).click();
  const messenger = await opened;
  await messenger.waitForURL('https://wa.me/**');
  const address = messenger.url();
  await messenger.close();
  return address;
}

/** As the messenger does when the host comes back from it. */
export const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
