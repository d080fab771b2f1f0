import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { launchBrowser, open } from './browser.ts';
import { type Site, openSite } from './site.ts';

export const evening = {
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/Paris',
};

/** An activity's name and its minutes from midnight. */
export type Entry = [name: string, minutes: number];

/** One site and browser for a file's tests of the planning steps. A page that complains fails its test. */
export function usePlanning() {
  let site: Site;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const heard = complaints.splice(0);
    if (heard.length > 0) throw new Error(`The page complained: ${heard.join('; ')}`);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  return {
    urlOf: (path: string) => site.url + path,
    /** Opens a step as a visitor whose browser already keeps this draft. */
    async visit(
      path: string,
      draft: { dateTime?: object; activities?: Entry[] } = {},
      options: BrowserContextOptions = {},
    ): Promise<Page> {
      const context = await browser.newContext({
        timezoneId: 'Europe/Lisbon',
        storageState: {
          cookies: [],
          origins: [{ origin: site.url, localStorage: storageOf(draft) }],
        },
        ...options,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await open(page, `${site.url}${path}`);
      return page;
    },
  };
}

function storageOf({ dateTime, activities }: { dateTime?: object; activities?: Entry[] }) {
  const stored = {
    'festoon.dateTime': dateTime,
    'festoon.activity': activities && {
      activities: activities.map(([name, time], index) => ({ id: index + 1, name, time })),
      name: '',
      time: '',
    },
  };
  return Object.entries(stored).flatMap(([name, value]) =>
    value ? [{ name, value: JSON.stringify(value) }] : [],
  );
}
