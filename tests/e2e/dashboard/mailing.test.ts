import { expect, test } from 'vitest';

import { getGuestsPath, getMessagesPath } from '#app/platform/paths.ts';
import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';

// On this clock the ten seconds never pass, so nothing is sent.
openSiteAndBrowser(useMailFolder().env, { clock: () => 1_800_000_000_000 });

test('invitations are sent and taken back, guests reminded and written to, a reminder switched on (behaviour 35.8)', async () => {
  const { db } = site;
  const { host, cookie } = await logIn(site, 'ana');
  await setMailAddress(db, host, 'a@x.org');
  const id = await addEvent(site.db, { host });
  const count = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  const context = await browser.newContext();
  await context.addCookies([cookie]);
  const page = await context.newPage();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name }).click();

  await open(page, `${site.url}${getMessagesPath(id)}`);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await follow('Invite 3');
  await page.getByLabel('Your words').fill('Bring a coat.');
  await page.getByLabel('Your words').blur();
  // The browser draws a frame of another site only in sight, so its source is read.
  const preview = page.getByTitle('Preview of the message');
  await expect.poll(() => preview.getAttribute('srcdoc')).toContain('Bring a coat.');
  await press('Send 3 invitations');
  await page.getByText('Sending 3 invitations').waitFor();
  await expect.poll(() => count()).toBe(3);
  await press('Undo');
  await page.getByText('3 messages taken back.').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => count()).toBe(0);

  await expect.poll(() => page.getByLabel('Your words').inputValue()).toBe('Bring a coat.');
  await follow('All messages');
  await follow('Remind 3');
  // The press that leaves the field counts, however long the preview takes.
  const held = Promise.withResolvers<void>();
  await page.route('**/messages.data*', async (route) => {
    if (route.request().postData()?.includes('"preview"')) await held.promise;
    await route.fallback();
  });
  await page.getByLabel('Your words').fill('Please tell us.');
  await press('Send 3 reminders');
  await page.getByText('Sending 3 reminders').waitFor();
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByText('3 on their way').waitFor();
  const reminder = page.getByRole('checkbox', { name: /^The day before the event/ });
  await reminder.check();
  await page.getByText('Goes out on').waitFor();

  await open(page, `${site.url}${getGuestsPath(id)}`);
  await page.getByRole('checkbox', { name: 'Select Ben', exact: true }).focus();
  await page.keyboard.press('Space');
  await press('More for the selected guests');
  await page.getByRole('menuitemradio', { name: 'Write', exact: true }).click();
  await page.getByText('1 gets one now', { exact: true }).waitFor();
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Message', { exact: true }).fill('Bring a coat.');
  await press('Send 1 message');
  await page.getByText('Sending 1 message').waitFor();
  await expect.poll(() => count()).toBe(4);

  await open(page, `${site.url}${getGuestsPath(id)}`);
  await page.getByRole('checkbox', { name: 'Select Ben', exact: true }).check();
  await press('All 3');
  await page.getByRole('checkbox', { name: 'Select Cleo', exact: true }).uncheck();
  await press('More for the selected guests');
  await page.getByRole('menuitem', { name: 'Copy links', exact: true }).waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Write', exact: true }).click();
  await page.getByText('2 get one now', { exact: true }).waitFor();
  await page.getByLabel('Subject').fill('Hello again');
  await page.getByLabel('Message', { exact: true }).fill('Bring a hat.');
  await press('Send 2 messages');
  await page.getByText('Sending 2 messages').waitFor();
  await expect.poll(() => count()).toBe(6);
});
