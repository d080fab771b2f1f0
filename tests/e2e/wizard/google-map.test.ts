import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, open, openBrowser } from '#tests/setup/browser.ts';
import { collectComplaints, dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { addEvent } from '#tests/setup/events.ts';
import { createFakePlaces } from '#tests/setup/fake-places.ts';
import { type GoogleMapsServer, openGoogleMaps, refusedKey } from '#tests/setup/google-maps.ts';
import { logIn } from '#tests/setup/hosts.ts';
import {
  googleDetails,
  googlePredictions,
  replyWithJson,
  openProvider,
} from '#tests/setup/provider-server.ts';
import {
  drag,
  findAccessibilityProblems,
  measureSidewaysScroll,
  resizeWindow,
} from '#tests/setup/screen.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

const kew = 'Kew Gardens, Richmond, London TW9 3AE';
const outage = 'The map is not reachable right now. Everything else keeps working.';
const noMap = 'No map right now. The address is kept.';
const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

let context: BrowserContext;
let page: Page;
let google: GoogleMapsServer;
let site: Site;
let origins: Set<string>;

openBrowser();
failOnComplaints();

async function openWith(key?: string): Promise<void> {
  google = await openGoogleMaps(key);
  site = await openSite(google.env, { places: createFakePlaces() });
  context = await browser.newContext({ viewport: phone });
  page = await context.newPage();
  origins = new Set();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  collectComplaints(page);
}

beforeEach(() => openWith());
afterEach(async () => {
  await context.close();
  await site.close();
  await google[Symbol.asyncDispose]();
});

const map = () => page.getByRole('region', { name: 'Map' });
const frame = () => page.frameLocator('iframe[title="Google Maps"]');
const canvas = () => frame().locator('[data-google-map]');
const pin = () => frame().getByRole('button', { name: 'Pin of the event' });
const drawn = () => frame().getByText('Google · Map data').waitFor();
const selected = (address: string) => page.getByText(`Selected: ${address}`, { exact: true });

async function stored(): Promise<Record<string, unknown>> {
  const raw = await page.evaluate(() => localStorage.getItem('festoon.location'));
  return JSON.parse(raw ?? '{}') as Record<string, unknown>;
}

async function choose(text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Address or place' }).fill(text);
  await page.getByRole('option').nth(1).click();
}

test('Google’s map is 400 pixels tall on a phone and a desktop, with the pin on its point, moved with the pointer and the arrow keys', async () => {
  await open(page, `${site.url}/location`);
  await drawn();
  await expect.poll(() => canvas().getAttribute('data-zoom')).toBe('14');
  await expect.poll(() => pin().count()).toBe(0);
  await choose('kew g');
  await selected(kew).waitFor();
  await pin().waitFor();
  const [around, mark] = [await map().boundingBox(), await pin().boundingBox()];
  if (!around || !mark) throw new Error('the map or the pin is not there');
  expect(Math.abs(mark.x + mark.width / 2 - (around.x + around.width / 2))).toBeLessThan(3);
  expect(Math.abs(mark.y + mark.height - (around.y + around.height / 2))).toBeLessThan(8);

  await drag(page, pin(), { x: -30, y: 20 });
  // At zoom 14, thirty pixels are 0.002575 degrees.
  await expect.poll(async () => (await stored())['lng']).toBeCloseTo(-0.2956 - 0.002575, 5);
  await expect.poll(async () => (await stored())['lat']).toBeLessThan(51.4787);
  const before = await stored();
  await pin().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await stored())['lat']).toBeGreaterThan(Number(before['lat']));
  await expect.poll(async () => (await stored())['lng']).toBeGreaterThan(Number(before['lng']));
  await expect.poll(async () => (await stored())['location']).toBe(kew);
  await expect.poll(() => pin().evaluate((element) => element.matches(':focus'))).toBe(true);
  for (const size of [phone, desktop]) {
    await resizeWindow(page, size);
    await expect.poll(async () => (await map().boundingBox())?.height).toBe(400);
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  }
});

test('a script that does not come leaves one line, and the connection’s return brings the map (behaviour 10.15)', async () => {
  google.works = false;
  await open(page, `${site.url}/location`);
  await page.getByText(noMap).waitFor();
  await expect.poll(() => map().count()).toBe(0);
  google.works = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await drawn();
  await choose('kew g');
  await pin().waitFor();
  dropComplaints('503');
});

test('the script is loaded with the browser’s key, weekly and asynchronously, only in the frame; an address without a point gets a pin where the map is (behaviour 10.13, 10.19)', async () => {
  await open(page, `${site.url}/location`);
  await drawn();
  const scripts = google.got.filter(({ path }) => path.startsWith('/maps/api/js'));
  expect(scripts).toHaveLength(1);
  expect(Object.fromEntries(scripts[0]?.query ?? [])).toMatchObject({
    key: 'AIza-browser-key',
    v: 'weekly',
    loading: 'async',
  });
  expect(scripts[0]?.headers.referer).toBe(`${site.url}/`);
  await expect.poll(() => page.evaluate(() => 'google' in window)).toBe(false);
  expect(origins).toEqual(new Set([site.url, google.url]));

  await page.getByRole('combobox', { name: 'Address or place' }).fill('Grandma’s garden');
  await page.getByRole('option', { name: 'Use this address as typed' }).click();
  await page.getByRole('button', { name: 'Put the pin here' }).click();
  await pin().waitFor();
  await expect.poll(() => stored()).toMatchObject({ lat: 51.5074, lng: -0.1278 });
  await page.getByRole('button', { name: 'Remove' }).click();
  await pin().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
});

test('typing and choosing cost Google’s services a call a pause and one for the point, in one session (behaviour 10.18)', async () => {
  await using services = await openProvider((got, response) => {
    const found = got.path.startsWith('/v1/places:autocomplete')
      ? googlePredictions
      : googleDetails;
    replyWithJson(found)(got, response);
  });
  const other = await openSite({ ...google.env, GOOGLE_MAPS_URL: services.url });
  await open(page, `${other.url}/location`);
  const input = page.getByRole('combobox', { name: 'Address or place' });
  await input.pressSequentially('Kew Gardens');
  await page.getByRole('option').nth(1).waitFor();
  await page.getByRole('listbox').locator('..').getByText('Google Maps', { exact: true }).waitFor();
  await page.getByRole('option').nth(1).click();
  await selected('Kew Gardens, Richmond, London TW9 3AE, UK').waitFor();
  await pin().waitFor();
  const searches = services.got.filter(({ method }) => method === 'POST');
  const details = services.got.filter(({ method }) => method === 'GET');
  expect(searches.length).toBeLessThanOrEqual(2);
  expect(details).toHaveLength(1);
  const sessions = searches.map(
    ({ body }) => (JSON.parse(body) as { sessionToken: string }).sessionToken,
  );
  expect(new Set([...sessions, details[0]?.query.get('sessionToken')]).size).toBe(1);

  await input.fill('Kew Palace');
  await page.getByRole('option').nth(1).waitFor();
  const next = JSON.parse(services.got.at(-1)?.body ?? '{}') as Record<string, unknown>;
  expect(next['sessionToken']).not.toBe(sessions[0]);
  expect(next['locationBias']).toMatchObject({
    circle: { center: { latitude: 51.5, longitude: -0.3 } },
  });
  await other.close();
});

test('a guest sees Google’s map of the place at zoom 15, and a pin that stays (behaviour 10.19)', async () => {
  const { host } = await logIn(site);
  const id = await addEvent(site.db, { host });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  const preview = page.frameLocator('iframe[title="Map of Villa Rosa, Hamburg"]');
  await page.locator('[data-late-map]').scrollIntoViewIfNeeded();
  await preview.getByText('Google · Map data').waitFor();
  await expect
    .poll(() => preview.locator('[data-google-map]').getAttribute('data-zoom'))
    .toBe('15');
  await expect.poll(() => preview.locator('[data-google-map] svg').count()).toBe(1);
  await expect.poll(() => preview.getByRole('button').count()).toBe(0);
  await expect
    .poll(async () => (await page.getByTitle('Map of Villa Rosa, Hamburg').boundingBox())?.height)
    .toBe(200);
  expect(origins).toEqual(new Set([site.url, google.url]));
});

test('without the script a guest reads where it is, and everything else works', async () => {
  google.works = false;
  const { host } = await logIn(site);
  const id = await addEvent(site.db, { host });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  await page.locator('[data-late-map]').scrollIntoViewIfNeeded();
  const preview = page.frameLocator('iframe[title="Map of Villa Rosa, Hamburg"]');
  const words = preview.getByText(outage);
  await expect.poll(() => words.evaluate((it) => getComputedStyle(it).visibility)).toBe('visible');
  await expect.poll(() => words.evaluate((it) => it.closest('[aria-hidden]'))).toBeNull();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Bringing people?').waitFor();
  dropComplaints('503');
});

test('a key that Google refuses leaves the sentence in place of Google’s own', async () => {
  await Promise.all([context.close(), site.close(), google[Symbol.asyncDispose]()]);
  await openWith(refusedKey);
  await open(page, `${site.url}/location`);
  await page.getByText(noMap).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await choose('kew g');
  await selected(kew).waitFor();
});

test('without JavaScript a guest sees the street plan and the words', async () => {
  const plain = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const guest = await plain.newPage();
  await guest.goto(`${site.url}/embed/map?q=Kew+Gardens&lat=51.4787&lng=-0.2956`);
  await guest.getByText(outage).waitFor();
  expect(google.got).toEqual([]);
});
