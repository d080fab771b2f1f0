import { beforeEach, expect, test } from 'vitest';

import { getMessagesPath } from '#app/platform/paths.ts';
import { context, open, site } from '#tests/setup/browser.ts';
import { collectComplaints, dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  owner,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { logIn, setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findFaults } from '#tests/setup/screen.ts';

// On this clock the ten seconds never pass, so nothing is sent.
giveEachTestADashboard({}, useMailFolder().env, { clock: () => 1_800_000_000_000 });
failOnComplaints();

beforeEach(() => setMailAddress(site.db, owner.host, 'a@x.org'));

const messages = (search = '') => `${site.url}${getMessagesPath(id)}${search}`;
const press = (name: string) => button(name).click();
const subject = () => page.getByLabel('Subject');
const text = () => page.getByLabel('Message', { exact: true });
const count = async () =>
  (await site.db.selectFrom('outbox').select('id').where('invite_id', '=', id).execute()).length;

test('what is typed stays until it is sent or discarded, and Undo brings it back (behaviour 31.11)', async () => {
  const write = messages('?send=message&to=none');
  await open(page, write);
  await subject().fill('Hello');
  await text().fill('Bring a coat.');
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.waitForURL(messages());
  await open(page, write);
  await expect.poll(() => subject().inputValue()).toBe('Hello');
  await expect.poll(() => text().inputValue()).toBe('Bring a coat.');
  await press('Send 3 messages');
  await page.getByText('Sending 3 messages').waitFor();
  await press('Undo');
  await page.getByText('3 messages taken back.').waitFor();
  await page.waitForURL(write);
  await expect.poll(() => subject().inputValue()).toBe('Hello');
  await expect.poll(() => text().inputValue()).toBe('Bring a coat.');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await expect.poll(() => count()).toBe(0);
  await press('Send 3 messages');
  await page.getByText('Sending 3 messages').waitFor();
  await open(page, write);
  await expect.poll(() => subject().inputValue()).toBe('');
  await text().fill('Half of a');
  await press('Discard');
  await page.waitForURL(messages());
  await open(page, write);
  await expect.poll(() => text().inputValue()).toBe('');
});

test('a message that is not sent belongs to its event, and a sign-out forgets it (behaviour 31.11)', async () => {
  const write = messages('?send=message');
  await open(page, write);
  await text().fill('Half of a');
  await switchEvent();
  await open(page, messages('?send=message'));
  await expect.poll(() => text().inputValue()).toBe('');
  await open(page, write);
  await expect.poll(() => text().inputValue()).toBe('Half of a');
  await press('Sign out');
  await page.waitForURL(`${site.url}/`);
  await page.context().addCookies([{ ...(await logIn(site, owner.host)).cookie, url: site.url }]);
  await open(page, write);
  await expect.poll(() => text().inputValue()).toBe('');
});

test('a double press on Send sends once and logs no error, and another screen follows it and its Undo (behaviour 31.1, 31.6)', async () => {
  await open(page, messages());
  const other = await context.newPage();
  collectComplaints(other);
  await open(other, messages('?send=invitation'));
  await other
    .getByRole('button', { name: 'Send 3 invitations' })
    .evaluate((pressed: HTMLButtonElement) => {
      pressed.click();
      pressed.click();
    });
  await other.getByText('Sending 3 invitations').waitFor();
  await page.getByText('3 on their way').waitFor();
  await expect.poll(() => count()).toBe(3);
  await other.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Nothing sent yet.').waitFor();
  dropComplaints('preload');
});

const selectTwo = async () => {
  await open(page, `${site.url}/host/events/${id}/guests`);
  await page.getByRole('checkbox', { name: 'Select Ana', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select Ben', exact: true }).check();
};

test('selected guests are invited and reminded from the list (behaviour 35.8)', async () => {
  await selectTwo();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Invite 2 guests' }).click();
  await press('Send 2 invitations');
  await page.getByText('Sending 2 invitations').waitFor();
  await selectTwo();
  await press('More for the selected guests');
  await page.getByRole('menuitemradio', { name: 'Remind', exact: true }).click();
  await press('Send 2 reminders');
  await page.getByText('Sending 2 reminders').waitFor();
  await expect.poll(() => count()).toBe(4);
});

test('a host chooses before sending where replies go; the words stay and the preview says it (behaviour 31.14, 29.24)', async () => {
  await open(page, messages('?send=message'));
  await subject().fill('Shoes');
  const preview = page.frameLocator('iframe').getByText('reply to this mail');
  await expect.poll(() => preview.textContent()).toContain('Please don’t reply to this mail');
  await press('Replies go to a@x.org');
  await page.getByText('Replies go to a@x.org. Change').waitFor();
  await page.frameLocator('iframe').getByText('If you reply to this mail, it goes to').waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'When guests reply' }).count()).toBe(0);
  await expect.poll(() => subject().inputValue()).toBe('Shoes');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('Replies go to nobody').check();
  await page.locator('button[value=replies]').click();
  await page.getByText('Replies go to nobody.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
});
