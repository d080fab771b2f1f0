import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

openSiteAndBrowser();

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' };

async function openHome(options: Parameters<typeof browser.newPage>[0] = phone): Promise<Page> {
  const page = await browser.newPage(options);
  await open(page, site.url);
  return page;
}

const kept = async (page: Page, step: string): Promise<unknown> =>
  JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), `festoon.${step}`)) ?? 'null',
  );
const field = (page: Page) => page.getByLabel('Say it in one line');
const cover = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** The title that is seen on a cover; '' while the sample is seen. */
const titleOf = (page: Page, name: string) =>
  cover(page, name).evaluate((link) =>
    link.matches('[data-live]') ? (link.querySelector('p[dir]')?.textContent ?? '') : '',
  );

/** A look of an occasion without tags, and an occasion that is not listed. The others are pressed below. */
const filled = [
  ['Poolside, Pool', [], ['Pool Party'], []],
  ['Concert, Wedding', ['Romantic', 'Classical'], ['Wedding'], ['Wedding']],
] as const;

test.each(filled)(
  'the cover %s fills theme and occasion (behaviour 2.10)',
  async (name, tags, types, own) => {
    const page = await openHome();
    await cover(page, name).click();
    await page.waitForURL(`${site.url}/eventName`);
    await expect.poll(() => kept(page, 'partyType')).toEqual({ selected: types, custom: '', own });
    await expect.poll(() => kept(page, 'theme')).toEqual({ selected: tags, customTheme: '' });
  },
);

/** The types of the transition between documents that the page's styles ask for. */
const transitionTypes = (page: Page) =>
  page.evaluate(() => {
    const listTypes = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSViewTransitionRule) return [...rule.types];
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
        return rule instanceof CSSGroupingRule ? listTypes(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({ cssRules }) => listTypes(cssRules));
  });

/** `arrival` is over when the page is shown and the transition into it, if any, has ended. */
const keepArrival = (page: Page) =>
  page.addInitScript(() => {
    const ended = new Promise((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => resolve(viewTransition?.finished));
    });
    Object.assign(globalThis, { arrival: ended });
  });

/**
 * Within the page itself, because a busy browser leaves one between documents out; after the
 * arrival, because while that one runs no other begins.
 */
const movingParts = (page: Page) =>
  page.evaluate(async () => {
    await (globalThis as unknown as { arrival: Promise<unknown> }).arrival;
    await document.startViewTransition({ types: ['home'] }).ready;
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects.map(({ pseudoElement }) => pseudoElement);
  });

test('a pressed cover grows into the first step’s card, unless motion is reduced (behaviour 2.10)', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ ...phone, reducedMotion });
    await keepArrival(page);
    await open(page, site.url);
    const types = reducedMotion === 'reduce' ? [] : ['home'];
    await expect.poll(() => transitionTypes(page)).toEqual(types);
    await cover(page, 'Seaside, Brunch').focus();
    await expect.poll(() => movingParts(page)).toContain('::view-transition-group(card)');
    await cover(page, 'Seaside, Brunch').click();
    await page.waitForURL('**/eventName');
    await expect.poll(() => transitionTypes(page)).toEqual(types);
    await expect.poll(() => movingParts(page)).toContain('::view-transition-group(card)');
  }
});

test('above a keyboard the line stands at the top, and two covers with its title are in view (behaviour 2.9)', async () => {
  const page = await openHome({ ...phone, hasTouch: true, isMobile: true });
  await field(page).tap();
  await page.keyboard.type('Lena turns 30, June 19, 7 to 11');
  await page.setViewportSize({ width: 390, height: 505 });
  await page.locator('[data-marks] li').nth(2).waitFor();
  const tops = ['Big birthday, Birthday', 'Garden supper, Dinner'].map((name) =>
    page.getByRole('link', { name: new RegExp(`^${name.split(',')[0]},`) }).locator('p[dir]'),
  );
  for (const title of tops) {
    await expect
      .poll(async () => ((await title.boundingBox())?.y ?? Infinity) + 24)
      .toBeLessThan(505);
  }
  const label = await page.getByText('Say it in one line', { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(0);
  expect(label?.y).toBeLessThanOrEqual(16);
});

test('a title that is typed at once, and Next, keep the cover (behaviour 2.10)', async () => {
  const page = await openHome();
  // The question's script never comes.
  await page.route('**/ask-for-cover*.js', () => undefined);
  await cover(page, 'Seaside, Brunch').click();
  await page.getByLabel('Title').fill('Mine');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(`${site.url}/partyType`);
  await expect.poll(() => kept(page, 'eventName')).toEqual({ title: 'Mine' });
  await expect
    .poll(() => kept(page, 'theme'))
    .toEqual({ selected: ['Pastel', 'Chill'], customTheme: '' });
  await expect.poll(() => kept(page, 'partyType')).toMatchObject({ selected: ['Brunch Party'] });
  await page.goBack();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Mine');
  expect(new URL(page.url()).search).toBe('');
});

test('an unfinished invitation is asked about before a cover replaces it; another cover is not (behaviour 2.10)', async () => {
  const page = await openHome();
  await cover(page, 'Seaside, Brunch').click();
  await expect.poll(() => kept(page, 'partyType')).not.toBeNull();
  await page.goBack();
  await cover(page, 'Gold gala, Night').click();
  await expect
    .poll(() => kept(page, 'theme'))
    .toEqual({ selected: ['Gold & Glitter', 'Classy'], customTheme: '' });
  await page.getByLabel('Title').fill('Mine');
  await page.goBack();
  await cover(page, 'Seaside, Brunch').click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Mine');
  await expect
    .poll(() => kept(page, 'theme'))
    .toMatchObject({ selected: ['Gold & Glitter', 'Classy'] });
  await page.goBack();
  await cover(page, 'Seaside, Brunch').click();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect.poll(() => kept(page, 'theme')).toMatchObject({ selected: ['Pastel', 'Chill'] });
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
});

test('from the first word on the covers in view have the line’s title, and what is read stands under the field (behaviour 2.9)', async () => {
  const page = await openHome();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await field(page).pressSequentially('Lena turns 30');
  await expect.poll(() => titleOf(page, 'Big birthday, Birthday')).toBe('Lena turns 30');
  await expect.poll(() => titleOf(page, 'Neon bar, Birthday')).toBe('Lena turns 30');
  await field(page).pressSequentially(', June 19, 7 to 11');
  const marks = page.getByRole('list', { name: 'Read so far' }).getByRole('listitem');
  await expect
    .poll(() => marks.allTextContents())
    .toEqual(['Lena turns 30', 'Sat, June 19', '7–11 PM']);
  await page.getByRole('heading', { name: 'Pick its look, or let the line decide' }).waitFor();
  await expect
    .poll(() => page.getByRole('status').textContent())
    .toContain('the date Sat, June 19');
  await cover(page, 'Seaside, Birthday').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await field(page).fill('');
  await expect.poll(() => titleOf(page, 'Big birthday, Birthday')).toBe('');
  await page.getByRole('heading', { name: 'Or start with a look' }).waitFor();
  await cover(page, 'Seaside, Brunch').waitFor();
  expect(errors).toEqual([]);
});

test('a cover that is pressed with a line keeps the line; its look is taken, and the occasion that the line names (behaviour 2.9)', async () => {
  const page = await openHome();
  await field(page).pressSequentially('Lena turns 30, beachy');
  await cover(page, 'Gold gala, Birthday').click();
  await page.waitForURL(`${site.url}/confirmation`);
  await expect.poll(() => kept(page, 'eventName')).toEqual({ title: 'Lena turns 30' });
  await expect
    .poll(() => kept(page, 'theme'))
    .toEqual({ selected: ['Gold & Glitter', 'Classy'], customTheme: '' });
  await expect.poll(() => kept(page, 'partyType')).toMatchObject({ selected: ['Birthday Party'] });
});

test('markup and a long word in a line are words on the covers, and nothing is wider than the window (behaviour 2.9)', async () => {
  const page = await openHome({ viewport: { width: 320, height: 568 }, locale: 'en-US' });
  const title = `<img src=x onerror=alert(1)> ${'Donaudampfschifffahrt'.repeat(4)}`;
  await field(page).pressSequentially(title);
  await expect
    .poll(async () => (await titleOf(page, 'Big birthday, Birthday')).replaceAll('\u00AD', ''))
    .toBe(title.slice(0, 100));
  await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a line that the browser brings back with Back is shown again (behaviour 2.9)', async () => {
  const page = await openHome();
  await field(page).pressSequentially('Lena turns 30');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.waitForURL(`${site.url}/confirmation`);
  await expect.poll(() => kept(page, 'eventName')).toEqual({ title: 'Lena turns 30' });
  await page.goBack();
  await expect.poll(() => field(page).inputValue()).toBe('Lena turns 30');
  await expect.poll(() => titleOf(page, 'Big birthday, Birthday')).toBe('Lena turns 30');
});

test('in a wide window the field has the focus, and fetches nothing for it (behaviour 2.8)', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, site.url);
  await expect
    .poll(() => field(page).evaluate((each) => each === document.activeElement))
    .toBe(true);
  expect(scripts.filter((url) => url.includes('follow-line'))).toEqual([]);
});

test('on a phone the focus stays at the top, where the first stop skips to the content (behaviour 24.2)', async () => {
  const page = await openHome();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => focused()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => field(page).evaluate((each) => each === document.activeElement))
    .toBe(true);
});
