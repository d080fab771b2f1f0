import type { BrowserContextOptions, Page } from 'playwright';

import { browser, open, openSiteAndBrowser, site } from './browser.ts';
import { collectComplaints, failOnComplaints } from './complaints.ts';

export const evening = {
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '23:30',
  endsNextDay: false,
  timeZone: 'Europe/Paris',
};

/** Minutes count from midnight. */
export type Entry = [name: string, minutes: number];

export const dinner: Entry[] = [
  ['Drinks', 1080],
  ['Toasts', 1140],
  ['Cake', 1260],
];

/** One site and browser for a file. A page that logs an error fails its test. */
export function usePlanning() {
  openSiteAndBrowser();
  failOnComplaints();

  return {
    urlOf: (path: string) => site.url + path,
    /** Opens a step with this draft in the browser's storage. */
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
      collectComplaints(page);
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

/** An activity on the time line. */
export const handle = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Types an activity and adds it. */
export async function addActivity(page: Page, name: string, time: string): Promise<void> {
  await page.getByLabel('Activity', { exact: true }).fill(name);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('button', { name: 'Add Activity' }).click();
}

/** Names and times as the list of activities shows them. */
export function readActivities(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Activities in order' })
    .locator('time')
    .evaluateAll((times) =>
      times.map((time) => `${time.textContent} ${time.nextElementSibling?.textContent}`),
    );
}
