import { expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
import { KeyboardUser } from '#tests/setup/keyboard.ts';
import { signUp } from '#tests/setup/log-in.ts';
import { findAxeViolations, measureSidewaysScroll } from '#tests/setup/screen.ts';
import { context, giveEachTestAPage, page, site } from '#tests/setup/site-and-browser.ts';

giveEachTestAPage({ viewport: { width: 360, height: 740 } });

async function plugInAuthenticator(): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a host adds a passkey by keyboard at 360 px, logs in with it and removes it (behaviour 37.2, 37.3)', async () => {
  await plugInAuthenticator();
  await signUp(site.visitor(), { username: 'ana', password: 'secret' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loadsLibrary = () => scripts.some((path) => path.includes('ask-passkey'));
  const user = new KeyboardUser(page);

  await open(page, `${site.url}/hostLogIn?redirect=/account`);
  await user.enter('Use a passkey');
  await page.getByText('No passkey was used. You can try again.').waitFor();
  await open(page, `${site.url}/hostLogIn?redirect=/account`);
  scripts.length = 0;
  await user.fill('Username', 'ana');
  await user.fill('Password', 'secret');
  await user.press('Enter');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  expect(loadsLibrary()).toBe(false);

  await user.fill('Name of the new passkey', 'Ana’s phone');
  await user.fill('Current password', 'secret');
  await user.enter('Add a passkey');
  await page.getByText('Passkey added.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Ana’s phone' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureSidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
  await open(page, `${site.url}/hostLogIn?redirect=/account`);
  await user.enter('Use a passkey');
  await page.getByText('Signed in with a passkey').waitFor();

  await user.enter(/Rename or remove/);
  await user.tabTo('Remove');
  await user.enter('Use a passkey instead');
  await page.getByText('Passkey removed. Every other device was signed out.').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ana’s phone' })
    .waitFor({ state: 'detached' });
  expect(user.faults).toEqual([]);
});
