import { beforeEach, expect, test } from 'vitest';

import { openReset } from '#app/features/host/reset/reset-links.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { getResetPath } from '#app/platform/paths.ts';
import {
  button,
  context,
  openPage,
  openSiteAndBrowser,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findFaults } from '#tests/setup/screen.ts';

openSiteAndBrowser(useMailFolder().env);
beforeEach(() => openPage({ viewport: { width: 360, height: 740 } }));

/** Presses a button without a connection. */
async function pressInVain(name: string): Promise<void> {
  await context.setOffline(true);
  await button(name).click();
  await page.getByRole('alert').getByText(messages.updateFailed).waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await context.setOffline(false);
}

test('without a connection a password by a link from a mail stays as it was typed, and is set once there is one (behaviour 32.13, 37.9)', async () => {
  await signUp(site.visitor(), { username: 'ana', password: 'secret' });
  const confirmed = { mail_address: 'ana@example.org', mail_verified_at: 1 };
  await site.db.updateTable('hosts').set(confirmed).execute();

  await to(getResetPath());
  await page.getByLabel('Username').fill('ana');
  await pressInVain('Send the link');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ana');
  await button('Send the link').click();
  await page.getByText('If this account exists').waitFor();

  const token = 'a'.repeat(43);
  await openReset(site.services, { username: 'ana', token });
  await to(getResetPath(token));
  await page.getByLabel('New password').fill('lantern blue');
  await pressInVain('Set new password');
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('lantern blue');
  await button('Set new password').click();
  await page.getByText('Your new password is set. Every device was signed out.').waitFor();
  const opened = await logInByPassword(site.visitor(), {
    username: 'ana',
    password: 'lantern blue',
  });
  expect(opened.status).toBe(302);
});
