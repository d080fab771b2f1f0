import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';

import { limits } from '#app/features/draft/limits.ts';

import { addInvite, signIn } from '../../fixtures/invites.ts';
import { measureSidewaysScroll } from '../../setup/screen.ts';
import { browser, openSiteAndBrowser, site } from '../../setup/site-and-browser.ts';

openSiteAndBrowser();

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}

describe.each([360, 1280])('at %s pixels', (width) => {
  test.each([
    ['without a place to break', 'W'.repeat(limits.location)],
    ['of many words', 'Behind the church, '.repeat(12).slice(0, limits.location)],
  ])('a title of one word and a location %s fit', async (kind, location) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const { host, cookie } = await signIn(site, `host-${width}-${location.length}-${kind.length}`);
    await context.addCookies([{ ...cookie, url: site.url }]);
    const eventName = 'W'.repeat(limits.titleMax);
    const id = await addInvite(site, host, { eventName, location, lat: null, lng: null });
    for (const path of [`/guest/${id}`, `/host/events/${id}`, '/host/events']) {
      await page.goto(site.url + path);
      expect(await measureSidewaysScroll(page)).toBe(0);
      const title = await page.getByText(eventName, { exact: true }).first().boundingBox();
      expect(title?.x).toBeGreaterThanOrEqual(0);
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await page.goto(`${site.url}/guest/${id}`);
    const facts = page.locator('dl').first();
    const place = facts.getByText(location.trim(), { exact: true });
    // Beside its label on a phone, beside the time on a wide window.
    expect(await widthOf(place)).toBeGreaterThan((await widthOf(facts)) * 0.45);
    await context.close();
  });
});
