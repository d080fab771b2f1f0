import { beforeEach, expect, test } from 'vitest';

import { storedDraft } from '#tests/fixtures/drafts.ts';
import { openPage, openSiteAndBrowser, page, site, to } from '#tests/setup/browser.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findAxeViolations, measureSidewaysScroll } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

openSiteAndBrowser(useMailFolder().env);
beforeEach(() => openPage({ viewport: { width: 360, height: 740 } }));

const press = (name: string) => page.getByRole('button', { name }).click();

const queued = () =>
  site.db.selectFrom('outbox').select('waits_for').where('kind', '=', 'invitation').execute();

test('on a phone the whole form is in view beneath the title and the hosts of the card (behaviour 17.42)', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepDraft(page, site.url, { ...storedDraft, 'festoon.hostedBy': { hostedBy: 'Maya' } });
  await to('/confirm');
  await press('Confirm & Generate Link');
  const hosts = page.getByRole('figure').getByText('Hosted by Maya');
  await hosts.waitFor();
  const ways = await page.getByText('Already a host?').boundingBox();
  expect((ways?.y ?? Infinity) + (ways?.height ?? 0)).toBeLessThanOrEqual(844);
  const sheet = await page.getByRole('heading', { name: 'Host Log In' }).boundingBox();
  const box = await hosts.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
});

test('an address at sign-up, and the invitations wait for its link; Undo takes them back (behaviour 12.26, 17.52, 29.25)', async () => {
  await keepDraft(page, site.url, storedDraft);
  await to('/confirm');
  await press('Confirm & Generate Link');
  const email = page.getByLabel('Email');
  await email.fill('lena at example.org');
  await page.getByLabel('Username').fill('lena.marco');
  const wrong = page.getByText('Please enter a mail address.');
  await wrong.waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await email.fill('lena@example.org');
  await wrong.waitFor({ state: 'detached' });
  await page.getByLabel('Password').fill('lanterns');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guest/*');
  await page.getByText('2 by mail').waitFor();
  await press('Send to your 2 guests');
  await page.getByText('2 invitations ready').waitFor();
  await page
    .getByText('They go out as soon as you press the link we sent to lena@example.org.')
    .waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => queued()).toEqual([{ waits_for: 'sender' }, { waits_for: 'sender' }]);
  await press('Undo');
  await page.getByRole('button', { name: 'Send to your 2 guests' }).waitFor();
  await expect.poll(() => queued()).toEqual([]);
});
