import { expect, test } from 'vitest';

import { knowNoWords } from '#app/features/theme/custom-text.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { context, giveEachTestAPage, page, site, to } from '#tests/setup/browser.ts';
import { findAxeViolations, remember, measureWidthAt320 } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();

const preview = () => page.getByRole('figure', { name: 'Preview of the invitation' });
const scheme = () => preview().locator('[data-scheme]').getAttribute('data-scheme');
const chosen = () => page.locator('[aria-pressed="true"]').allTextContents();

test('beside a step the invitation grows with what is typed and chosen (behaviour 3.9)', async () => {
  await to('/eventName');
  await preview().getByText("You're Invited!").waitFor();
  await page.getByLabel('Title').fill('Supper Under the Stars');
  await preview().getByText('Supper Under the Stars').waitFor();
  await page.getByRole('link', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: 'Neon' }).click();
  await preview().getByText('Neon').waitFor();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByRole('button', { name: 'Pastel' }).click();
  await preview().getByText('Pastel').waitFor();
  expect(await scheme()).toBe('light');
});

test('the words for themes load for a typed theme only, and change its look once (behaviour 6.26)', async () => {
  const arrival = Promise.withResolvers<void>();
  let fetched = 0;
  await page.route('**/assets/lexicon-*.js', async (route) => {
    fetched += 1;
    await arrival.promise;
    await route.continue();
  });
  await to('/theme');
  await page.getByRole('button', { name: 'Neon' }).click();
  await preview().getByText('Neon').waitFor();
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByLabel('Your own theme').fill('Halloween');
  const surface = () =>
    preview()
      .locator('[data-scheme]')
      .evaluate((scene) => scene.style.getPropertyValue('--color-surface'));
  const [unknown, known] = [knowNoWords, listIdeaClaims].map(
    (lexicon) =>
      getLook({ theme: ['Halloween'], eventType: [] }, lexicon).properties['--color-surface'],
  );
  expect(unknown).not.toBe(known);
  await expect.poll(surface).toBe(unknown);
  await expect.poll(() => fetched).toBe(1);
  arrival.resolve();
  await expect.poll(surface).toBe(known);
  expect(fetched).toBe(1);
});

test('a theme of one’s own that is restored is drawn once, in its own look (behaviour 6.26)', async () => {
  const arrival = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/lexicon-*.js', async (route) => {
    asked.resolve();
    await arrival.promise;
    await route.continue();
  });
  await remember(context, { 'festoon.theme': { selected: [], customTheme: 'Halloween' } });
  await to('/theme');
  await asked.promise;
  expect(await preview().count()).toBe(0);
  arrival.resolve();
  await preview().getByText('Halloween').waitFor();
  const known = getLook({ theme: ['Halloween'], eventType: [] }, listIdeaClaims);
  expect(await scheme()).toBe(known.scheme);
});

test('the thumbnail of an empty draft loads no preview (behaviour 3.9)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await to('/eventName');
  // The preview beside a step loads when the browser is idle, in a later task.
  for (const _ of [1, 2, 3])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const previews = () => loaded.filter((url) => url.includes('/invitation-preview-'));
  expect(previews()).toEqual([]);
  await page.getByLabel('Title').fill('Supper');
  await page.getByRole('figure', { includeHidden: true }).getByText('Supper').waitFor();
  expect(previews()).not.toEqual([]);
});

test('nothing in the preview can be reached, and it shows no guest’s name (behaviour 3.9)', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana Prior', email: 'a@b' }], name: '', email: '' },
  });
  await to('/eventName');
  await preview().getByText("You're Invited!").waitFor();
  expect(await preview().locator('> [inert]').count()).toBe(1);
  expect(await preview().innerText()).not.toContain('Ana');
});

test('on a phone it waits, tiny, at the foot, and opens over the step (behaviour 3.9)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await remember(context, { 'festoon.eventName': { title: 'Supper' } });
  await to('/theme');
  const peek = page.getByRole('button', { name: 'See your invitation so far' });
  await peek.click();
  const dialog = page.getByRole('dialog', { name: 'Your invitation so far' });
  await dialog.getByText('Supper').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await peek.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone the theme shows above the tags while they are tapped, and offers can be taken back (behaviour 6.24, 6.25)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await to('/theme');
  const isAbove = async () => {
    const box = await preview().boundingBox();
    const poster = await preview().locator('xpath=..').boundingBox();
    return box !== null && box.y >= 0 && (poster?.y ?? 0) + (poster?.height ?? 0) <= 370;
  };
  for (const tag of ['Minimalist', 'Neon']) {
    await page.getByRole('button', { name: tag, exact: true }).click();
    await preview().getByText(tag).waitFor();
    expect(await isAbove()).toBe(true);
  }
  await page.getByRole('button', { name: 'Garden supper' }).click();
  await preview().getByText('Cottagecore').waitFor();
  expect(await scheme()).toBe('light');
  expect(await chosen()).toEqual(['Pastel', 'Romantic', 'Cottagecore']);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('status').getByText('A surprise: ').waitFor();
  const surprise = await chosen();
  expect(surprise.some((tag) => ['Pastel', 'Romantic', 'Cottagecore'].includes(tag))).toBe(false);
  expect(surprise.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await chosen()).toEqual(['Neon', 'Minimalist']);
  expect(await findAxeViolations(page)).toEqual([]);
});

test.each(['/theme', '/activity', '/invitee', '/confirmation', '/confirm', '/'])(
  '%s fits a window 320 pixels wide, with text twice the size too',
  async (path) => {
    await keepDraft(page, site.url);
    await page.setViewportSize({ width: 320, height: 640 });
    await to(path);
    expect(await measureWidthAt320(page)).toBe(320);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  },
);

test.each(['/eventName', '/confirmation'])(
  'on %s a preview that cannot be had leaves everything else as it is',
  async (path) => {
    await page.route('**/assets/invitation-preview-*.js', (route) => route.abort());
    const refused = page.waitForEvent('console', (line) => line.text().includes('dynamically'));
    await to(path);
    await refused;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('link', { name: 'Home', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  },
);
