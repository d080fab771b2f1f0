import { expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import {
  button,
  context,
  giveEachTestAPage,
  logInBrowser,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { forgetProofs, hostPassword } from '#tests/setup/hosts.ts';
import { KeyboardUser } from '#tests/setup/keyboard.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import { plugInAuthenticator } from '#tests/setup/passkeys.ts';
import { findAxeViolations, measureSidewaysScroll } from '#tests/setup/screen.ts';

giveEachTestAPage({ viewport: { width: 360, height: 740 } });

test('a host adds a passkey by keyboard at 360 px, logs in with it, also unasked, and removes it (behaviour 32.10, 37.2, 37.3)', async () => {
  await plugInAuthenticator(page);
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await signUp(site.visitor(), { username: 'ana', password: 'secret' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loadsLibrary = () => scripts.some((path) => path.includes('ask-passkey'));
  const user = new KeyboardUser(page);

  await to('/hostLogIn?redirect=/account');
  expect(loadsLibrary()).toBe(false);
  await user.enter('Use a passkey');
  await page.getByText('No passkey was used. You can try again.').waitFor();
  await to('/hostLogIn?redirect=/account');
  await user.fill('Username', 'ana');
  await user.fill('Password', 'secret');
  await user.press('Enter');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await user.enter(/^Passkeys/);
  await page.getByRole('heading', { name: 'Passkeys', exact: true }).waitFor();
  await forgetProofs(site.db);
  await user.fill('Name of the new passkey', 'Ana’s phone');
  await user.enter('Add a passkey');
  await dialog.getByText('We ask once, then not for ten minutes.').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.keyboard.type('secret');
  await user.press('Enter');
  await page.getByText('Passkey added.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Ana’s phone' }).waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
  // Where somebody has signed in, the browser offers the passkey, and this one agrees.
  await to('/hostLogIn?redirect=/account/activity');
  await page.getByText('Logged in with a passkey').waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
  await page.evaluate(() => localStorage.clear());
  await to('/hostLogIn?redirect=/account/activity');
  await user.enter('Use a passkey');
  await page.getByText('Logged in with a passkey').first().waitFor();

  await to('/account/passkeys');
  await forgetProofs(site.db);
  await user.enter(/Rename or remove/);
  await user.enter('Remove');
  await dialog.waitFor();
  await user.enter('Use my passkey instead');
  await page.getByText('Passkey removed. Every other device was signed out.').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ana’s phone' })
    .waitFor({ state: 'detached' });
  expect(user.faults).toEqual([]);
});

const press = (name: string) => button(name).click();

test('without a connection the account’s forms say so and keep what was typed (behaviour 32.13)', async () => {
  const { host } = await logInBrowser();
  const cases = [
    ['password', 'New password', 'renewed', 'Change password'],
    ['mail', 'Your mail address', 'ana@example.com', 'Save address'],
    ['name', 'Display name', 'Ana Lucia', 'Save name'],
  ] as const;
  for (const [row, label, typed, submit] of cases) {
    await to(`/account/${row}`);
    await page.getByLabel(label).fill(typed);
    await context.setOffline(true);
    await press(submit);
    await page.getByRole('alert').getByText(messages.updateFailed).waitFor();
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(typed);
    await context.setOffline(false);
  }
  await press('Save name');
  await page.getByText('Name saved.').waitFor();
  await to('/account/calendar');
  await context.setOffline(true);
  await press('Create address');
  await page.getByRole('alert').getByText(messages.updateFailed).waitFor();
  await context.setOffline(false);

  await to('/account/delete');
  await context.setOffline(true);
  await page.getByLabel(/^Type your username/).fill(host.username);
  await page.getByLabel('Your password').fill(hostPassword);
  await press('Delete my account');
  await page.getByText('We couldn’t delete your account. Please try again.').waitFor();
  await expect.poll(() => page.getByLabel(/^Type your username/).inputValue()).toBe(host.username);
  await context.setOffline(false);
  await press('Delete my account');
  await page.waitForURL(`${site.url}/`);
});

test('a new recovery code is in sight as a whole at 320 px, and copied (behaviour 32.2)', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInBrowser();
  await to('/account/recovery-code');
  await press('Make my code');
  const code = page.locator('code');
  const words = await code.innerText();
  await press('Copy code');
  await page.getByText('Copied. Keep it somewhere safe.').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => code.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBe(0);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
});
