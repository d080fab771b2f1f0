import { expect, test } from 'vitest';

import { knowNoWords } from '#app/features/theme/custom-text.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { context, giveEachTestAPage, page, to } from '#tests/setup/browser.ts';
import { openMix, remember } from '#tests/setup/screen.ts';

giveEachTestAPage();

const preview = () => page.getByRole('figure', { name: 'Preview of the invitation' });
const scheme = () => preview().locator('[data-scheme]').getAttribute('data-scheme');
const surface = () =>
  preview()
    .locator('[data-scheme]')
    .evaluate((scene) => scene.style.getPropertyValue('--color-surface'));

const surfaceOf = (theme: string, lexicon: typeof listIdeaClaims) =>
  getLook({ theme: [theme], eventType: [] }, lexicon).properties['--color-surface'];

test('the words for themes load for a typed theme only, and change its look once (behaviour 6.26)', async () => {
  const arrival = Promise.withResolvers<void>();
  let fetched = 0;
  await page.route('**/assets/typed-words-*.js', async (route) => {
    fetched += 1;
    await arrival.promise;
    await route.continue();
  });
  await to('/theme');
  await openMix(page);
  await page.getByRole('button', { name: 'Neon' }).click();
  await expect.poll(scheme).toBe('dark');
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByLabel('Your own theme').fill('Halloween');
  const unknown = surfaceOf('Halloween', knowNoWords);
  const known = surfaceOf('Halloween', listIdeaClaims);
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
  await page.route('**/assets/typed-words-*.js', async (route) => {
    asked.resolve();
    await arrival.promise;
    await route.continue();
  });
  await remember(context, { 'festoon.theme': { selected: [], customTheme: 'Halloween' } });
  await to('/theme');
  await asked.promise;
  await expect.poll(() => preview().count()).toBe(0);
  arrival.resolve();
  await preview().waitFor();
  const known = getLook({ theme: ['Halloween'], eventType: [] }, listIdeaClaims);
  await expect.poll(() => scheme()).toBe(known.scheme);
});

const heroArt = () => preview().locator('[data-art=hero]').first().innerHTML();

test('the step says what own words are drawn from, draws something else, or nothing (behaviour 6.39)', async () => {
  await to('/theme');
  await openMix(page);
  const words = page.getByLabel('Your own theme');
  await words.fill('Dad’s 60th fishing weekend');
  const drawn = page.getByText('Drawn from: fishing, 60');
  const back = page.getByRole('link', { name: 'Back', exact: true });
  const topOf = (part: typeof back) => part.evaluate((each) => each.getBoundingClientRect().top);
  // The line comes where the foot does not hide it.
  await drawn.waitFor();
  await expect.poll(async () => (await topOf(drawn)) + 24 < (await topOf(back))).toBe(true);
  // The words are known on the preview too.
  await expect.poll(surface).toBe(surfaceOf('Dad’s 60th fishing weekend', listIdeaClaims));
  const first = await heroArt();
  await page.getByRole('button', { name: 'No picture' }).click();
  await page.getByText('Not drawn.').waitFor();
  await expect.poll(heroArt).not.toBe(first);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect.poll(heroArt).toBe(first);
  await expect.poll(() => words.inputValue()).toBe('Dad’s 60th fishing weekend');
  await words.fill('Model railway club');
  await page.getByText('Drawn from: railway').waitFor();
  await page.getByRole('button', { name: 'Draw something else' }).click();
  await expect
    .poll(() => words.inputValue())
    .toMatch(/^Model railway club \p{Extended_Pictographic}/u);
  await page.getByText(/^Drawn from: \p{Extended_Pictographic}/u).waitFor();
  await words.fill('Halloween for the cancer ward');
  await page.getByText('A quiet look, for: cancer').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^(?:No picture|Draw)/ }).count())
    .toBe(0);
});
