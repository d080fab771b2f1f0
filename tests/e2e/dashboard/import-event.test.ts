import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { getDashboardPath } from '#app/platform/paths.ts';
import { to } from '#tests/setup/browser.ts';
import { giveEachTestADashboard, id, openEvent, page } from '#tests/setup/dashboard.ts';
import { findFaults } from '#tests/setup/screen.ts';

giveEachTestADashboard();

test('an exported event is chosen and imported, and a file that is none says so (behaviour 33.11)', async () => {
  await openEvent('/settings/export');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The whole event JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('event.json');
  const buffer = await readFile(await download.path());

  await to('/host/events');
  await page.getByRole('link', { name: 'Import an event' }).click();
  const field = page.getByLabel('Exported event (JSON)');
  const button = page.getByRole('button', { name: 'Import event' });
  const choose = (name: string, content: Buffer) =>
    field.setInputFiles({ name, mimeType: 'application/json', buffer: content });
  await choose('half.json', buffer.subarray(0, 100));
  await button.click();
  await page.getByText('We can’t read this file.').waitFor();
  await choose('other.json', Buffer.from('{"name":"Ana"}'));
  await button.click();
  await page.getByText('This is not an event that was exported from Festoon.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await choose('event.json', buffer);
  await button.click();
  await page.getByRole('heading', { name: 'Garden party' }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(getDashboardPath(id));
});
