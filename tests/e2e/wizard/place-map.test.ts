import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, open, openBrowser } from '#tests/setup/browser.ts';
import { collectComplaints, dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { addEvent } from '#tests/setup/events.ts';
import { createFakePlaces } from '#tests/setup/fake-places.ts';
import { logIn } from '#tests/setup/hosts.ts';
import {
  replyWithJson,
  nominatimAnswer,
  openProvider,
  photonAnswer,
} from '#tests/setup/provider-server.ts';
import {
  drag,
  findAccessibilityProblems,
  measureSidewaysScroll,
  remember,
  resizeWindow,
} from '#tests/setup/screen.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { type TileServer, openTileServer } from '#tests/setup/tile-server.ts';

const kew = 'Kew Gardens, Richmond, London TW9 3AE';
const outage = 'No map right now. The address is kept.';
const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 900 };

let context: BrowserContext;
let page: Page;
let tiles: TileServer;
let site: Site;

openBrowser();
failOnComplaints();

beforeEach(async () => {
  tiles = await openTileServer();
  site = await openSite({ MAP_TILES_URL: tiles.template }, { places: createFakePlaces() });
  context = await browser.newContext({ viewport: phone });
  page = await context.newPage();
  collectComplaints(page);
});
afterEach(async () => {
  await context.close();
  await site.close();
  await tiles[Symbol.asyncDispose]();
});

const map = () => page.getByRole('region', { name: 'Map' });
const pin = () => page.getByRole('button', { name: 'Pin of the event' });
const tileShown = () => page.locator('img.leaflet-tile-loaded').first().waitFor();
const selected = (address: string) => page.getByText(`Selected: ${address}`, { exact: true });

async function stored(key: string): Promise<Record<string, unknown>> {
  const raw = await page.evaluate((name) => localStorage.getItem(name), `festoon.${key}`);
  return JSON.parse(raw ?? '{}') as Record<string, unknown>;
}

async function choose(text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Address or place' }).fill(text);
  await page.getByRole('option').nth(1).click();
}

async function useAsTyped(text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Address or place' }).fill(text);
  await page.getByRole('option', { name: 'Use this address as typed' }).click();
}

test('the map is 400 pixels tall on a phone and a desktop, and the pin is moved with the pointer and the arrow keys (behaviour 10.12, 10.13)', async () => {
  await open(page, `${site.url}/location`);
  await tileShown();
  await expect.poll(() => pin().count()).toBe(0);
  await choose('kew g');
  await selected(kew).waitFor();
  await drag(page, pin(), { x: -30, y: 20 });
  await expect.poll(async () => (await stored('location'))['lng']).toBeLessThan(-0.2956);
  await expect.poll(async () => (await stored('location'))['lat']).toBeLessThan(51.4787);
  await expect.poll(async () => (await stored('location'))['location']).toBe(kew);

  await pin().focus();
  const before = await stored('location');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  const after = await stored('location');
  expect(after['lng']).toBeGreaterThan(Number(before['lng']));
  expect(after['lat']).toBeGreaterThan(Number(before['lat']));
  expect(after['location']).toBe(kew);
  await expect.poll(() => pin().evaluate((element) => element.matches(':focus'))).toBe(true);
  await selected(kew).waitFor();
  for (const size of [phone, desktop]) {
    await resizeWindow(page, size);
    await expect.poll(async () => (await map().boundingBox())?.height).toBe(400);
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  }
});

test('tiles that do not come leave one line, and the connection’s return brings the map (behaviour 10.15)', async () => {
  tiles.works = false;
  await open(page, `${site.url}/location`);
  await page.getByText(outage).waitFor();
  await expect.poll(() => map().count()).toBe(0);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  tiles.works = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await tileShown();
  dropComplaints('503');
});

test('the map opens at its default centre, where an address without a point gets its pin, at zoom 14, and goes to a chosen point (behaviour 10.12, 10.13)', async () => {
  const asked = (tile: string) => page.waitForRequest((request) => request.url().includes(tile));
  const start = asked('/14/8186/5448');
  await open(page, `${site.url}/location`);
  await start;
  await useAsTyped('Grandma’s garden');
  await page.getByRole('button', { name: 'Put the pin here' }).click();
  await pin().waitFor();
  await expect
    .poll(() => stored('location'))
    .toMatchObject({
      location: 'Grandma’s garden',
      lat: 51.5074,
      lng: -0.1278,
    });
  await page.getByRole('button', { name: 'Remove' }).click();
  await pin().waitFor({ state: 'detached' });

  const there = asked('/14/8178/5450');
  await choose('kew g');
  await there;
  await pin().waitFor();
  const [around, mark] = [await map().boundingBox(), await pin().boundingBox()];
  if (!around || !mark) throw new Error('the map or the pin is not there');
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  expect(Math.abs(mark.x + mark.width / 2 - middle.x)).toBeLessThan(3);
  expect(Math.abs(mark.y + mark.height - middle.y)).toBeLessThan(8);
});

test('a search begins around where the map was moved to, and then around the chosen point', async () => {
  const input = page.getByRole('combobox', { name: 'Address or place' });
  const asks = (text: string) =>
    page.waitForRequest((request) => request.url().includes(`q=${text}`));
  const search = async (text: string) => {
    const asked = asks(text);
    await input.fill('');
    await input.fill(text);
    const { searchParams } = new URL((await asked).url());
    await input.press('Escape');
    return [searchParams.get('lat'), searchParams.get('lng')];
  };
  await open(page, `${site.url}/location`);
  await tileShown();
  expect(await search('hotel')).toEqual([null, null]);
  await map().scrollIntoViewIfNeeded();
  const box = await map().boundingBox();
  if (!box) throw new Error('no map');
  for (const by of [1, 2]) {
    await page.mouse.move(box.x + 40, box.y + 300 + by);
    await page.mouse.down();
    await page.mouse.move(box.x + 290, box.y + 300 + by, { steps: 5 });
    await page.mouse.up();
  }
  await expect.poll(() => search('hotel')).toEqual(['51.5', '-0.2']);
  await choose('durbar');
  expect(await search('kew')).toEqual(['27.7', '85.3']);
});

test('the map follows a screen opened without a page load, and other screens load none of it', async () => {
  const drawing: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('draw-tile-map')) drawing.push(request.url());
  });
  await open(page, `${site.url}/`);
  await page.getByRole('link', { name: 'Type' }).click();
  await page.waitForURL('**/partyType');
  expect(drawing).toEqual([]);
  await page.goBack();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('link', { name: 'Location' }).click();
  await tileShown();
  expect(drawing.length).toBeGreaterThan(0);
});

test('a place presets the zone of the event and says when that changes its times (behaviour 7.5)', async () => {
  await remember(context, {
    'festoon.dateTime': { date: '2027-06-12', startTime: '18:00', timeZone: 'Europe/Berlin' },
  });
  await open(page, `${site.url}/location`);
  await choose('durbar');
  await page.getByText('Your times are now in Nepal Time, as kept there.').waitFor();
  await expect
    .poll(() => stored('dateTime'))
    .toMatchObject({
      timeZone: 'Asia/Kathmandu',
      startTime: '18:00',
    });
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('a zone that the host chose stays (behaviour 7.5)', async () => {
  await open(page, `${site.url}/dateTime`);
  await page.getByLabel('When is your event?').fill('2027-06-12');
  await page.getByText('Change', { exact: true }).click();
  await page.getByLabel('Time zone').selectOption('Europe/Lisbon');
  await open(page, `${site.url}/location`);
  await choose('durbar');
  await selected('Hotel Yak & Yeti, Durbar Marg, Kathmandu 44600').waitFor();
  await expect.poll(() => stored('dateTime')).toMatchObject({ timeZone: 'Europe/Lisbon' });
});

test('a guest sees tiles and the way there without any script, and asks nobody else (behaviour 13.6)', async () => {
  const { host } = await logIn(site);
  const id = await addEvent(site.db, { host });
  const plain = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const guest = await plain.newPage();
  const origins = new Set<string>();
  guest.on('request', (request) => origins.add(new URL(request.url()).origin));
  await guest.goto(`${site.url}${getGuestPath(id)}`);
  const frame = guest.getByTitle('Map of Villa Rosa, Hamburg');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.got.length).toBeGreaterThan(1);
  expect(tiles.got.length).toBeLessThanOrEqual(6);
  expect(origins).toEqual(new Set([site.url, tiles.url]));
  const directions = guest.getByRole('link', { name: 'Get directions' });
  await expect
    .poll(() => directions.getAttribute('href'))
    .toBe('https://www.google.com/maps/dir/?api=1&destination=53.5%2C10');
  await expect.poll(() => directions.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a guest’s page asks for the map when the guest comes near it (behaviour 13.6)', async () => {
  const { host } = await logIn(site);
  const id = await addEvent(site.db, { host });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  // The observer has told where the map is.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  const late = await page.locator('[data-late-map]').boundingBox();
  await page.locator('[data-late-map]').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByRole('region', { name: 'Map' }).waitFor();
  expect(late?.height).toBe((await page.locator('iframe').boundingBox())?.height);
});

test('a host switches the map off for guests (behaviour 10.14)', async () => {
  const { host, cookie } = await logIn(site);
  await context.addCookies([cookie]);
  const id = await addEvent(site.db, { host });
  await open(page, `${site.url}/location?invite=${id}`);
  await page.getByLabel('Show a map to guests').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Location & Map' }).click();
  await page.getByText('Your guests get no map, only the address and directions.').waitFor();
  await page.goto(`${site.url}${getGuestPath(id)}`);
  await page.getByRole('link', { name: 'Get directions' }).waitFor();
  await expect.poll(() => page.locator('[data-late-map], iframe').count()).toBe(0);
});

test('typing an address costs the providers a call a pause, and one at Enter (behaviour 10.21)', async () => {
  await using photon = await openProvider(replyWithJson(photonAnswer));
  await using nominatim = await openProvider(replyWithJson(nominatimAnswer));
  const other = await openSite({
    PHOTON_URL: photon.url,
    NOMINATIM_URL: nominatim.url,
    MAP_TILES_URL: tiles.template,
  });
  await open(page, `${other.url}/location`);
  const input = page.getByRole('combobox', { name: 'Address or place' });
  await input.pressSequentially('Kew Gardens');
  await page.getByRole('option').nth(1).waitFor();
  expect(photon.got.length).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Enter' }).click();
  await selected(nominatimAnswer[0]?.display_name ?? '').waitFor();
  expect(nominatim.got).toHaveLength(1);
  await pin().waitFor();
  await page.getByText('© OpenStreetMap contributors').first().waitFor();
  await other.close();
});
