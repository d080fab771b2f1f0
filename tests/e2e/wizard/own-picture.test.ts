import { beforeAll, expect, test } from 'vitest';

import { pictureMessages } from '#app/features/picture/messages.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import { buildPng, chunk } from '#tests/fixtures/picture-bombs.ts';
import { drawPhoto } from '#tests/fixtures/pictures.ts';
import {
  context,
  giveEachTestAPage,
  logInBrowser,
  open,
  openPage,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ viewport: { width: 1280, height: 800 } });

let photo: Buffer;
let names = 0;

beforeAll(async () => {
  photo = await drawPhoto().jpeg().toBuffer();
});

const asFile = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
const tile = () => page.getByRole('button', { name: 'Your own picture' });
const field = () => page.getByLabel(/^(?:Another picture|Picture)$/);
const card = () => page.getByRole('img', { name: 'Maya in the garden' });
const main = () => page.getByRole('main');

async function openForm(draft = storedDraft): Promise<void> {
  await keepDraft(page, site.url, draft);
  await to('/theme');
  await tile().click();
}

async function choosePicture(): Promise<void> {
  await field().setInputFiles(asFile(photo));
  await page.getByText('Your picture is at the top of your card.').waitFor();
  await page.getByLabel('What it shows').fill('Maya in the garden');
}

/** What is left in the browser: the mark, and the keys in its database. */
const leftovers = () =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('festoon', 1);
    opening.addEventListener('success', () => resolve(opening.result));
    const keys = (await promise).transaction('pictures').objectStore('pictures').getAllKeys();
    const listed = Promise.withResolvers<IDBValidKey[]>();
    keys.addEventListener('success', () => listed.resolve(keys.result));
    return [localStorage.getItem('festoon.picture'), ...(await listed.promise)];
  });

async function saveDraft(): Promise<void> {
  await page.getByRole('link', { name: 'See your invitation so far' }).click();
  await page.getByRole('button', { name: 'Confirm & Generate Link' }).click();
  await page.locator('#live').waitFor();
}

test('a picture is on the draft’s card, in every tab and after a reload, and goes up with the save (behaviour 40.15, 40.16)', async () => {
  await logInBrowser(`host-${names++}`);
  await openForm();
  await choosePicture();
  // In the form, and on the card.
  await expect.poll(() => card().count()).toBe(2);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  const second = await context.newPage();
  await open(second, `${site.url}/confirmation`);
  const shown = second.getByRole('img', { name: 'Maya in the garden' });
  await shown.waitFor();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect.poll(() => shown.count()).toBe(0);
  await choosePicture();
  await shown.waitFor();
  await page.reload();
  await card().first().waitFor();
  await saveDraft();
  await hideLiveLayer(page);
  await expect.poll(() => card().count()).toBe(1);
  await expect.poll(() => card().getAttribute('src')).toMatch(/^\/guest\/[\w-]+\/picture\//);
  // A step clears what a save could not before its page went.
  await to('/theme');
  await expect.poll(leftovers).toEqual([null]);
});

/** As it was written into the browser's database, with the picture. */
const readWrittenAlt = () =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const opening = indexedDB.open('festoon', 1);
    opening.addEventListener('success', () => {
      const pictures = opening.result.transaction('pictures').objectStore('pictures');
      const found = pictures.get('draft');
      found.addEventListener('success', () => resolve(String(found.result.alt)));
    });
    return await promise;
  });

test('a file that is no picture is refused at once, and the chosen one stays; its description is kept without writing it again (behaviour 40.16)', async () => {
  await openForm();
  await choosePicture();
  await expect.poll(() => readWrittenAlt()).toBe('');
  for (const [content, message] of [
    ['no picture', pictureMessages.foreign],
    ['<svg xmlns="">', pictureMessages.drawing],
    ['\xff\xd8\xff\xe0 torn', pictureMessages.damaged],
  ] as const) {
    await field().setInputFiles(asFile(Buffer.from(content, 'latin1')));
    await page.getByText(message).waitFor();
  }
  await field().setInputFiles(asFile(buildPng([chunk('acTL')])));
  await page.getByText(pictureMessages.moving).waitFor();
  await field().setInputFiles(asFile(await drawPhoto(120, 90).jpeg().toBuffer()));
  await page.getByText(pictureMessages.tooSmall).waitFor();
  await expect.poll(() => card().count()).toBe(2);
});

test('a picture that did not get through waits on the live layer, and can be sent again (behaviour 40.17)', async () => {
  await logInBrowser(`host-${names++}`);
  await openForm();
  await choosePicture();
  await page.route('**/hostLogIn/desk/*/picture', (route) => route.abort());
  await saveDraft();
  const state = page.locator('#live-picture');
  await state.getByText('Your picture did not get through.').waitFor();
  await state.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => state.getByRole('button').isEnabled()).toBe(true);
  await page.reload();
  await page.unroute('**/hostLogIn/desk/*/picture');
  await state.getByRole('button', { name: 'Try again' }).click();
  await state.getByText('Your picture is at the top of the invitation.').waitFor();
  await hideLiveLayer(page);
  await expect.poll(() => card().count()).toBe(1);
  // The draft's own may be left by a page that was gone too soon: the next one deletes it.
  await to('/theme');
  await expect.poll(leftovers).toEqual([null]);
});

test('it goes with the draft and comes back with Undo; Cancel of the sheet takes it back (behaviour 11.5, 11.11, 40.16)', async () => {
  await openForm();
  await choosePicture();
  await page.getByRole('link', { name: 'See your invitation so far' }).click();
  await expect.poll(() => card().count()).toBe(1);
  await page.getByRole('link', { name: /^Look: |^Change the look/ }).click();
  await tile().click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect.poll(() => card().count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => card().count()).toBe(1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => card().count()).toBe(0);
  await expect.poll(leftovers).toEqual([null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => card().count()).toBe(1);
  await expect.poll(leftovers).toEqual([expect.any(String), 'draft']);
});

test('a picture that waits longer than the layer is shown is deleted with the next card (behaviour 40.17)', async () => {
  await logInBrowser(`host-${names++}`);
  await openForm();
  await choosePicture();
  await page.route('**/hostLogIn/desk/*/picture', (route) => route.abort());
  await saveDraft();
  await page.locator('#live-picture').getByRole('button').waitFor();
  await to('/confirmation');
  await expect.poll(async () => (await leftovers()).length).toBe(2);
  await page.evaluate(() => localStorage.setItem('festoon.waitingPicture', '1'));
  await to('/confirmation');
  await expect.poll(leftovers).toEqual([null]);
});

const denyDatabase = () =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });

test('a picture in memory alone is a draft too: ‘Start over’ takes it, and Undo brings it back (behaviour 11.5, 40.16)', async () => {
  await denyDatabase();
  await to('/theme');
  await tile().click();
  await choosePicture();
  await page.getByRole('link', { name: 'See your invitation so far' }).click();
  await expect.poll(() => card().count()).toBe(1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => card().count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => card().count()).toBe(1);
});

test('on a phone the form opens above the foot (behaviour 40.16)', async () => {
  await openPage({ viewport: { width: 390, height: 844 } });
  await openForm();
  const foot = page.getByRole('button', { name: 'Next', exact: true });
  const [form, bar] = await Promise.all([field().boundingBox(), foot.boundingBox()]);
  expect((form?.y ?? Infinity) + (form?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('where the browser does not keep it the page says so, and the save takes it along (behaviour 40.16, 40.17)', async () => {
  await denyDatabase();
  await logInBrowser(`host-${names++}`);
  await openForm();
  await choosePicture();
  await main().getByText('This browser does not keep your picture.').waitFor();
  await page.route('**/hostLogIn/desk/*/picture', (route) => route.abort());
  await saveDraft();
  await page.getByText('Add it under “Edit theme” on the dashboard.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
