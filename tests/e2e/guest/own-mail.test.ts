import type { Page } from 'playwright';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';

import { findSharedAddress } from '#app/features/mail/guest-addresses.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { openAbout } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { verifyHost } from '#tests/setup/guest-mail.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findAxeViolations, measureWidthAt320 } from '#tests/setup/screen.ts';

const mails = useMailFolder();
openSiteAndBrowser(mails.env);

async function receive(address: string, subject: RegExp): Promise<Email> {
  const find = async () => {
    const own = (await mails.read()).filter(({ to }) => to?.[0]?.address === address);
    return own.find((mail) => subject.test(mail.subject ?? '')) ?? null;
  };
  await expect.poll(find).not.toBeNull();
  return (await find())!;
}

async function findShared(inviteId: string): Promise<string | null> {
  const { db } = site;
  const reply = db.selectFrom('rsvps').select('id').where('invite_id', '=', inviteId);
  return findSharedAddress(db, (await reply.executeTakeFirstOrThrow()).id);
}

/** Axe violations, and whether a narrow page scrolls sideways. Axe itself needs JavaScript. */
async function findProblems(page: Page, hasScript: boolean): Promise<string[]> {
  if (!hasScript) return [];
  const isWide = (await measureWidthAt320(page)) > 320;
  return [...(await findAxeViolations(page)), ...(isWide ? ['wider than 320 px'] : [])];
}

test.each([
  ['with', true],
  ['without', false],
])(
  'a guest leaves an address, confirms it by link and removes it, %s JavaScript (behaviour 36.8)',
  async (_, on) => {
    const { db, origin } = site.services;
    const inviteId = await addEvent(db, { hostedBy: 'Maya & Jonah' });
    await verifyHost(db);
    const address = `zoe-${on}@example.org`;
    const phone = { viewport: { width: 360, height: 640 }, javaScriptEnabled: on };
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const field = page.getByLabel('Your mail address');
    const open = page.getByText('Email me updates');

    await page.goto(`${site.url}${getGuestPath(inviteId)}`);
    await press('Yes');
    await openAbout(page);
    await open.click();
    await expect.poll(() => findProblems(page, on)).toEqual([]);
    await field.fill('zoe@nowhere@example');
    await page.getByLabel('Let Maya & Jonah see this address').check();
    // Bypasses the browser's own check, which accepts some texts that are no addresses.
    await field.evaluate((input) => ((input as HTMLInputElement).type = 'text'));
    await press('Send the link');
    await page.getByText('Please enter a mail address, such as').waitFor();
    await expect.poll(() => field.inputValue()).toBe('zoe@nowhere@example');
    await field.fill(address);
    await page.getByLabel('Let Maya & Jonah see this address').check();
    await press('Send the link');
    await page.getByText(`We sent a link to ${address}`).waitFor();

    const asked = await receive(address, /^Confirm your address/);
    const link = /http\S+\/mail\?t=[\w-]+/.exec(asked.text ?? '')?.[0] ?? '';
    const other = await browser.newContext(phone);
    const reader = await other.newPage();
    await reader.goto(link.replace(origin, site.url));
    await expect.poll(() => findShared(inviteId)).toBeNull();
    await expect.poll(() => findProblems(reader, on)).toEqual([]);
    await reader.getByRole('button', { name: 'Confirm this address' }).click();
    await reader.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await expect.poll(() => findShared(inviteId)).toBe(address);
    const confirmed = await receive(address, /^You’re going/);
    expect(confirmed.attachments).toMatchObject([{ mimeType: 'text/calendar' }]);

    await page.reload();
    await openAbout(page);
    await page.getByText('Your host sees this address.').waitFor();
    await expect.poll(() => findProblems(page, on)).toEqual([]);
    await press('Hide it from your host');
    await page.getByText('Your host doesn’t see this address.').waitFor();
    await expect.poll(() => findShared(inviteId)).toBeNull();
    await press('Remove the address');
    await open.waitFor();
    await reader.goto(link.replace(origin, site.url));
    await reader.getByRole('button', { name: 'Confirm this address' }).click();
    await reader.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  },
);
