import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { resizeWindow } from '#tests/setup/screen.ts';
import { measureTitleClash } from '#tests/setup/title-clash.ts';

openSiteAndBrowser();

test.each([
  ['Garden', ['Spooky', 'Fairytale']],
  ['Once Upon a Little One', ['Dreamy', 'Fairytale']],
  ['Zero Gravity Birthday', ['Neon', 'Sci-fi', 'Dance Pop']],
  ['Weihnachtsfeierabend', ['Playful']],
])('nothing that is drawn runs through the title “%s” of %j', async (eventName, theme) => {
  const id = await addEvent(site.db, { eventName, theme, eventType: [] });
  const page = await browser.newPage();
  await page.goto(`${site.url}${getGuestPath(id)}`);
  for (const width of [360, 1280]) {
    await resizeWindow(page, { width, height: 800 });
    await expect
      .poll(() => measureTitleClash(page), { message: `${width} px, in percent` })
      .toBeLessThan(2.5);
  }
});

test('no line breaks within a time, or within the day, month and year (behaviour 13.3)', async () => {
  const id = await addEvent(site.db, {
    date: '2027-06-12',
    startTime: '16:00',
    endTime: '01:30',
    endsNextDay: true,
  });
  const page = await browser.newPage();
  await page.goto(`${site.url}${getGuestPath(id)}`);
  for (const width of [320, 360, 400, 1280]) {
    await resizeWindow(page, { width, height: 800 });
    for (const whole of ['4:00 PM', '1:30 AM', 'June 12, 2027']) {
      const lines = await page.getByText(whole, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${whole} at ${width} px`).toBe(1);
    }
  }
});
