import type { Locator } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { storedDraft } from '#tests/fixtures/drafts.ts';
import { giveEachTestAPage, page, site, to } from '#tests/setup/browser.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

const height = 844;
giveEachTestAPage({ viewport: { width: 390, height } });

const card = () => page.getByRole('figure', { name: 'Preview of the invitation' });
const waiting = () => page.locator('main [aria-hidden] > p', { hasText: 'Garden party' });

/** React may put its own element in the place of the document's at any moment. */
async function measure(locator: Locator) {
  let box = await locator.boundingBox();
  while (!box) box = await locator.boundingBox();
  return { ...box, end: box.y + box.height };
}

let asked: PromiseWithResolvers<void>;
let arrival: PromiseWithResolvers<void>;

/** These files come when `arrival` is resolved. */
async function hold(files: string): Promise<void> {
  await page.route(files, async (route) => {
    asked.resolve();
    await arrival.promise;
    await route.continue();
  });
}

beforeEach(() => {
  asked = Promise.withResolvers();
  arrival = Promise.withResolvers();
});

const drawing = '**/assets/drawn-draft-*.js';
/** Each step's part of the card has a height of its own. */
const steps = ['/eventName', '/dateTime', '/activity', '/invitee', '/location'];

const held = [
  ['drawing', drawing, steps],
  // The draft has a theme of the host's own; the same card waits for its words.
  ['words', '**/assets/typed-words-*.js', steps.slice(0, 1)],
] as const;

describe.each(held)('while the card waits for its %s', (_, files, paths) => {
  test.each(paths)(
    'a card with the title is in its place on %s, and nothing moves (behaviour 3.21)',
    async (path) => {
      await hold(files);
      await keepDraft(page, site.url, storedDraft);
      await to(path);
      await asked.promise;
      await waiting().waitFor();
      const place = await measure(waiting().locator('xpath=..'));
      const title = await measure(page.getByRole('heading', { level: 1 }));
      arrival.resolve();
      await card().waitFor();
      await waiting().waitFor({ state: 'detached' });
      const drawn = await measure(card());
      expect([drawn.x, drawn.y]).toEqual([place.x, place.y]);
      await expect.poll(() => measure(page.getByRole('heading', { level: 1 }))).toEqual(title);
    },
  );

  test('it fills the first view of the review, as the invitation does (behaviour 3.21)', async () => {
    await hold(files);
    await keepDraft(page, site.url, storedDraft);
    await to('/confirmation');
    await asked.promise;
    await waiting().waitFor();
    const place = await measure(waiting().locator('xpath=ancestor::div[3]'));
    arrival.resolve();
    await card().waitFor();
    await waiting().waitFor({ state: 'detached' });
    const drawn = await measure(card());
    expect(drawn.y).toBe(place.y);
    for (const each of [place, drawn]) expect(each.end).toBeGreaterThan(height);
  });
});

test('a cover’s picture is the first step’s card until that is drawn (behaviour 2.10, 3.21)', async () => {
  await hold(drawing);
  await page.goto(`${site.url}/eventName?look=seaside&type=brunch`);
  const picture = page.locator('main img');
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(346);
  const place = await measure(picture);
  // A key does not wait until the field opens; a click does.
  await page.getByLabel('Title').click();
  await page.keyboard.press('L');
  await asked.promise;
  arrival.resolve();
  await card().getByText('L', { exact: true }).waitFor();
  await picture.waitFor({ state: 'detached' });
  const drawn = await measure(card());
  expect([drawn.x, drawn.y, drawn.width]).toEqual([place.x, place.y, place.width]);
});
