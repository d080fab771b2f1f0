import { expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { getSettingPath } from '#app/platform/paths.ts';
import {
  button,
  context,
  giveEachTestAPage,
  logInBrowser,
  openPage,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { forgetProofs, hostPassword } from '#tests/setup/hosts.ts';
import { plugInAuthenticator } from '#tests/setup/passkeys.ts';
import { findFaults } from '#tests/setup/screen.ts';

giveEachTestAPage({ viewport: { width: 360, height: 740 } });

const dialog = () => page.getByRole('dialog', { name: 'Is it you?' });
const current = () => dialog().getByLabel('Your password');
const isFocused = (element: Element) => element === document.activeElement;

/** Presses a button of the page, which asks who it is. */
async function pressAndBeAsked(name: string): Promise<void> {
  await forgetProofs(site.db);
  await button(name).click();
  await dialog().getByText('We ask once, then not for ten minutes.').waitFor();
}

test('a step that needs it asks for the password once, and nothing typed is lost (behaviour 32.10, 32.13)', async () => {
  await logInBrowser();
  await to('/account/password');
  await page.getByLabel('New password').fill('lantern blue');
  await pressAndBeAsked('Change password');
  await expect.poll(() => current().evaluate(isFocused)).toBe(true);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.keyboard.type('guess');
  await page.keyboard.press('Enter');
  await dialog().getByText('That’s not your password.').waitFor();
  await expect.poll(() => current().inputValue()).toBe('guess');
  await expect.poll(() => current().evaluate(isFocused)).toBe(true);

  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => button('Change password').evaluate(isFocused)).toBe(true);
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('lantern blue');

  await pressAndBeAsked('Change password');
  await current().fill(hostPassword);
  await context.setOffline(true);
  await dialog().getByRole('button', { name: 'Change password' }).click();
  await dialog().getByText(messages.updateFailed).waitFor();
  await expect.poll(() => current().inputValue()).toBe(hostPassword);
  await context.setOffline(false);
  await dialog().getByRole('button', { name: 'Change password' }).dblclick();
  await page.getByText('Password changed. Every other device was signed out.').waitFor();
  await expect.poll(() => dialog().count()).toBe(0);

  await to('/account/calendar');
  await button('Create address').click();
  await page.getByRole('link', { name: 'Open in your calendar' }).waitFor();
  await expect.poll(() => dialog().count()).toBe(0);
});

test('a passkey answers it, and the button that was pressed goes on (behaviour 32.10, 37.5)', async () => {
  await plugInAuthenticator(page);
  const { host } = await logInBrowser();
  await to('/account/passkeys');
  await button('Add a passkey').click();
  await page.getByText('Passkey added.').waitFor();
  await to(getSettingPath(await addEvent(site.db, { host }), 'co-hosts'));
  await pressAndBeAsked('Invite for the door');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Use my passkey instead' }).click();
  await page.getByLabel('Link for the door').waitFor();
  await expect.poll(() => dialog().count()).toBe(0);
});

test('without scripts the form asks on a page that leads to it, with what was typed (behaviour 32.10)', async () => {
  await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await logInBrowser();
  await page.goto(`${site.url}/account/mail`);
  const address = page.getByLabel('Your mail address');
  await address.fill('ana@example.org');
  await forgetProofs(site.db);
  await button('Save address').click();
  await page.getByText('Is it you? We ask once, then not for ten minutes.').waitFor();
  await expect.poll(() => address.inputValue()).toBe('ana@example.org');
  await expect.poll(() => page.getByLabel('Your password').evaluate(isFocused)).toBe(true);
  await page.keyboard.type(hostPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your address was saved.').waitFor();
});
