import { expect, test } from 'vitest';

import { getGuestsPath } from '#app/platform/paths.ts';
import { open, site } from '#tests/setup/browser.ts';
import { failOnComplaints } from '#tests/setup/complaints.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  owner,
  page,
} from '#tests/setup/dashboard.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';

// On this clock the ten seconds of a mailing never pass, and each message is later than those before it.
let now = 1_800_000_000_000;
giveEachTestADashboard({}, useMailFolder().env, { clock: () => (now += 1) });
failOnComplaints();

/** Of the three guests Ana’s mail arrives. */
async function sendAndFail(): Promise<void> {
  await setMailAddress(site.db, owner.host, 'host@example.org');
  await sendMailing();
  const sent = site.db.updateTable('outbox').where('invite_id', '=', id);
  await sent.set({ state: 'sent' }).execute();
  await sent
    .set({ state: 'failed', problem: 'no-mailbox' })
    .where('address', '<>', 'ana@example.org')
    .execute();
}

test('a guest whose mail came back is first, and one press after the new address sends it again (behaviour 31.8, 39.6, 39.26)', async () => {
  await sendAndFail();
  await openEvent();
  await page.getByText('2 messages came back').waitFor();
  await open(page, `${site.url}${getGuestsPath(id)}`);
  const shown = await page.getByRole('main').innerText();
  const order = ['Ben', 'Cleo', 'Ana'].map((name) => shown.indexOf(name));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(shown).toContain('Came back: no such mailbox');
  await openEvent('/messages');
  await page.getByLabel('Mail address of Ben').fill('ben@right.example');
  await page.getByRole('listitem').filter({ hasText: 'Ben' }).getByRole('button').click();
  await page.getByText('Not delivered: 1 message').waitFor();
  await expect
    .poll(() => listMail(site.db, id))
    .toContainEqual(expect.objectContaining({ address: 'ben@right.example', kind: 'invitation' }));
  await expect.poll(() => button('Save and send again').count()).toBe(1);
});
