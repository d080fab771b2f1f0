import { expect, test } from 'vitest';

import { storedDraft } from '#tests/fixtures/drafts.ts';
import { giveEachTestAPage, logInBrowser, openPage, page, site, to } from '#tests/setup/browser.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({});

const english = (text: string) => text;
const slovenian = (text: string) => hostCatalogs.sl[text] ?? text;

const row = (said = english) => page.getByLabel(said('Guests read it in'));

async function save(said = english): Promise<string> {
  await page.getByRole('button', { name: said('Confirm & Generate Link') }).click();
  await page.waitForURL(/\/guest\//);
  await hideLiveLayer(page);
  const rows = site.db.selectFrom('invites').select('language').orderBy('created_at', 'desc');
  return (await rows.executeTakeFirstOrThrow()).language;
}

test('a draft of an earlier release is in the browser’s language, which the review shows (behaviour 49.43)', async () => {
  await openPage({ locale: 'sl-SI' });
  await logInBrowser('sl-host');
  await keepDraft(page, site.url, storedDraft);
  await to('/confirm');
  await expect.poll(() => row(slovenian).inputValue()).toBe('sl');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  expect(await save(slovenian)).toBe('sl');
});

test('what the host chooses on the review stays over a reload and is saved (behaviour 49.43)', async () => {
  await logInBrowser('fr-host');
  await keepDraft(page, site.url, storedDraft);
  await to('/confirmation');
  await expect.poll(() => row().inputValue()).toBe('en');
  await row().selectOption({ label: 'Français' });
  await page.reload();
  await page.locator('[data-hydrated] select:enabled').waitFor();
  await expect.poll(() => row().inputValue()).toBe('fr');
  expect(await save()).toBe('fr');
});
