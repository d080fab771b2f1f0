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
