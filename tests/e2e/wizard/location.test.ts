import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import type { FakePlaces } from '#tests/setup/fake-places.ts';
import { unbroken, useLocationStep } from '#tests/setup/location-step.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import type { Site } from '#tests/setup/site.ts';

const kew = 'Kew Gardens, Richmond, London TW9 3AE';
const bridge = 'Kew Bridge, Brentford, London TW8 0EF';
const outage = 'No map right now. The address is kept.';

let page: Page;
let places: FakePlaces;
let site: Site;

const { current, openStep, input, options, asTyped, selected, searches, stored, ...step } =
  useLocationStep();
const { axeFaults, overflow, forgive } = step;

beforeEach(() => {
  ({ page, places, site } = current());
});

test('the empty step names itself and has no accessibility fault; a place is chosen with the keyboard alone (behaviour 10.1, 10.4, 24.1)', async () => {
  await openStep();
  await page.getByRole('heading', { level: 1, name: 'Choose a Location' }).waitFor();
  await expect.poll(() => page.title()).toBe('Choose a Location · Festoon');
  await expect.poll(() => page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  await expect.poll(() => asTyped().count()).toBe(0);
  await expect.poll(() => axeFaults()).toEqual([]);
  await input().focus();
  await page.keyboard.type('kew');
  await options().first().waitFor();
  await expect.poll(() => input().getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(1);
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
  const active = await input().getAttribute('aria-activedescendant');
  await expect.poll(() => page.locator(`[id="${active}"]`).textContent()).toContain('Kew Bridge');
  await expect.poll(() => axeFaults()).toEqual([]);
  await page.keyboard.press('Enter');
  await selected(bridge).waitFor();
  await expect.poll(() => input().inputValue()).toBe(bridge);
  await expect.poll(() => options().count()).toBe(0);
  await expect.poll(() => asTyped().count()).toBe(0);
  await expect
    .poll(() => stored())
    .toEqual({
      location: bridge,
      lat: 51.4886,
      lng: -0.2873,
      showMap: true,
      typed: bridge,
    });
  await expect.poll(() => axeFaults()).toEqual([]);
});

test('the arrows go round through the input, and Enter there finds the typed address', async () => {
  await openStep();
  await input().fill('kew');
  await options().first().waitFor();
  const active = () => input().getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => options().last().getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => active()).toBe(await options().last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toBe(await asTyped().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await selected(kew).waitFor();
  expect(places.asked).toEqual(['kew', 'kew']);
});

test('a place is chosen by touch, whom to thank for it is named, and fewer than three characters are not searched for (behaviour 10.1, 10.25)', async () => {
  await openStep();
  await input().fill('kew g');
  await options().first().waitFor();
  await expect.poll(() => page.getByText(places.attribution).isVisible()).toBe(true);
  await options().filter({ hasText: 'Kew Gardens' }).click();
  await selected(kew).waitFor();
  await input().fill('ke');
  await input().fill('kew b');
  await options().first().waitFor();
  await input().fill('  k ');
  await options().first().waitFor({ state: 'detached' });
  expect(places.asked).toEqual(['kew g', 'kew b']);
});

test('the step says that it is searching; Escape closes the suggestions and keeps what was typed, however often it is pressed (behaviour 10.26)', async () => {
  const release = places.hold('kew');
  await openStep();
  await input().fill('kew');
  await page.getByRole('status').filter({ hasText: 'Searching…' }).waitFor();
  await expect.poll(() => axeFaults()).toEqual([]);
  release();
  await options().first().waitFor();
  await expect.poll(() => page.getByText('Searching…').count()).toBe(0);
  await page.keyboard.press('Escape');
  await options().first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(() => input().inputValue()).toBe('kew');
  await expect.poll(() => asTyped().isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await options().first().waitFor();
});

test('a slow older answer does not replace a newer one (behaviour 10.3)', async () => {
  const release = places.hold('durbar');
  await openStep();
  const older = searches('durbar');
  await input().fill('durbar');
  await older;
  await input().fill('kew gardens');
  await options().filter({ hasText: 'Kew Gardens' }).waitFor();
  const newer = searches('kew+bridge');
  release();
  await input().fill('kew bridge');
  await newer;
  await options().filter({ hasText: 'Kew Bridge' }).waitFor();
  await expect.poll(() => options().allTextContents()).toEqual([`Kew Bridge ${bridge}`]);
});

test('Tab leaves the input, and suggestions that come later stay closed (behaviour 10.26)', async () => {
  const release = places.hold('kew');
  await openStep();
  const asked = page.waitForResponse((response) => response.url().includes('q=kew'));
  await input().fill('kew');
  await page.getByText('Searching…').waitFor();
  await page.keyboard.press('Tab');
  release();
  await asked;
  await page.getByText('Searching…').waitFor({ state: 'detached' });
  await expect.poll(() => options().count()).toBe(0);
  await expect
    .poll(() => page.getByRole('button', { name: 'Enter' }).evaluate((it) => it.matches(':focus')))
    .toBe(true);
});

test('Enter finds the typed address; typing on meanwhile keeps the newer text (behaviour 10.2, 10.3)', async () => {
  await openStep();
  await input().fill('durbar marg');
  await input().press('Enter');
  await selected('Hotel Yak & Yeti, Durbar Marg, Kathmandu 44600').waitFor();
  await expect.poll(() => stored()).toMatchObject({ lat: 27.7117, lng: 85.3199 });
  const release = places.hold('kew bridge');
  await input().fill('kew bridge');
  const asked = page.waitForRequest((request) => request.url().includes('address='));
  await page.getByRole('button', { name: 'Enter' }).click();
  await asked;
  await input().fill('kew gardens');
  release();
  await options().first().waitFor();
  await expect.poll(() => input().inputValue()).toBe('kew gardens');
  await expect
    .poll(() => stored())
    .toMatchObject({
      location: 'Hotel Yak & Yeti, Durbar Marg, Kathmandu 44600',
    });
});

test('an address without a match changes nothing and says nothing; one can be used as typed, trimmed, and removed (behaviour 10.6, 10.7, 10.9)', async () => {
  await openStep();
  await input().fill('Atlantis');
  const answer = page.waitForResponse((response) => response.url().includes('address='));
  await page.getByRole('button', { name: 'Enter' }).click();
  await answer;
  await page.getByText('Searching…').waitFor({ state: 'detached' });
  const said = await page.getByRole('status').allTextContents();
  expect(said.filter(Boolean)).toEqual(['Next takes ‘Atlantis’ as typed.']);
  await expect.poll(() => input().inputValue()).toBe('Atlantis');
  await expect.poll(() => stored()).toMatchObject({ location: '', lat: null, lng: null });
  await expect.poll(() => asTyped().isVisible()).toBe(true);

  await input().fill('  Grandma’s garden, behind the shed ');
  await asTyped().click();
  await selected('Grandma’s garden, behind the shed').waitFor();
  await expect.poll(() => asTyped().count()).toBe(0);
  await expect
    .poll(() => stored())
    .toEqual({
      location: 'Grandma’s garden, behind the shed',
      lat: null,
      lng: null,
      showMap: true,
      typed: 'Grandma’s garden, behind the shed',
    });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No location selected yet.').waitFor();
  await expect
    .poll(() => stored())
    .toEqual({
      location: '',
      lat: null,
      lng: null,
      showMap: true,
      typed: '',
    });
  await expect.poll(() => input().evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('an address that is too long is answered with a sentence and stays as typed; that of a place is shortened at a comma (behaviour 10.8)', async () => {
  await openStep();
  const long = `${unbroken}y`;
  await input().fill(long);
  await asTyped().click();
  const sentence = 'Please use at most 200 characters for the location.';
  await page.getByRole('status').filter({ hasText: sentence }).waitFor();
  await expect.poll(() => input().inputValue()).toBe(long);
  await expect.poll(() => stored()).toMatchObject({ location: '', typed: long });
  await expect.poll(() => axeFaults()).toEqual([]);
  await input().fill(unbroken);
  await page.getByText(sentence).waitFor({ state: 'detached' });
  await input().fill('long house');
  await options().first().click();
  await selected('Long house').waitFor();
  await expect.poll(() => stored()).toMatchObject({ location: 'Long house', lat: 1 });
});

test('‘Address saved!’ appears and goes after two and a half seconds (behaviour 10.5)', async () => {
  await page.clock.install();
  await openStep();
  await input().fill('Our kitchen');
  await page.clock.pauseAt(Date.now() + 60_000);
  await asTyped().click();
  const saved = page.getByRole('status').filter({ hasText: 'Address saved!' });
  await saved.waitFor();
  await page.clock.runFor(2499);
  await expect.poll(() => saved.count()).toBe(1);
  await page.clock.runFor(1);
  await saved.waitFor({ state: 'detached' });
});

async function reload(): Promise<void> {
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
}

test('the selected location is there after a reload, and what was typed instead counts (behaviour 3.17, 10.10)', async () => {
  await openStep();
  await input().fill('kew gardens');
  await options().first().click();
  await selected(kew).waitFor();
  await reload();
  await selected(kew).waitFor();
  await input().fill('Somewhere else');
  await reload();
  await selected('Somewhere else').waitFor();
  await expect.poll(() => input().inputValue()).toBe('Somewhere else');
});

test('an outage is one quiet sentence, and the address can still be used; without a network the step stays whole (behaviour 10.15, 10.16)', async () => {
  places.reachable = false;
  await openStep();
  await input().fill('Kew Gardens');
  await page.getByRole('status').filter({ hasText: outage }).waitFor();
  await expect.poll(() => axeFaults()).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().includes('address='));
  await page.getByRole('button', { name: 'Enter' }).click();
  await answer;
  await page.getByText(outage).waitFor();
  await asTyped().click();
  await selected('Kew Gardens').waitFor();
  await expect.poll(() => page.getByText(outage).count()).toBe(1);
  await page.route('**/api/places?*', (route) => route.abort());
  const refused = page.waitForEvent('console', (line) => line.text().includes('ERR_FAILED'));
  await input().fill('Kew Palace');
  await refused;
  await page.getByRole('status').filter({ hasText: outage }).waitFor();
  await expect.poll(() => input().inputValue()).toBe('Kew Palace');
  forgive('ERR_FAILED');
});

test('on a narrow screen an unbroken address of 200 characters scrolls nothing sideways', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStep();
  await input().fill(unbroken);
  await options().first().waitFor();
  await expect.poll(() => overflow()).toBe(0);
  await input().press('Escape');
  await asTyped().click();
  await selected(unbroken).waitFor();
  await expect.poll(() => overflow()).toBe(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await input().fill('kew');
  await options().first().waitFor();
  await expect.poll(() => overflow()).toBe(0);
  await page.goto(`${site.url}/embed/map?q=${unbroken}`);
  await expect.poll(() => overflow()).toBe(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});
