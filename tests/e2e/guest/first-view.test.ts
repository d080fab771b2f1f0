import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { giveEachTestAPage, page, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

giveEachTestAPage({ timezoneId: 'Europe/Berlin' });

const windows = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1280, height: 650 },
];

/** Pixels between the bar and the lower edges of what matches. */
function roomAboveBar(selector: string): Promise<number> {
  return page.evaluate(async (facts) => {
    // The window's units follow its new size within two frames.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const bottoms = [...document.querySelectorAll(facts)].map(
      (fact) => fact.getBoundingClientRect().bottom,
    );
    const bar = document.querySelector('#answer-bar')?.getBoundingClientRect();
    return (bar?.top ?? 0) - Math.max(...bottoms);
  }, selector);
}

test.each(['Neon', 'Fairytale', 'Tropical'])(
  'on the lowest phone hosts of two lines leave date, time and place above the bar: %s (behaviour 13.23)',
  async (theme) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const event = {
      eventName: 'Brunch at Mia’s',
      theme: [theme],
      hostedBy: 'Maximiliane Hohenlohe & Jonathan',
      location: 'Columbia Road, London E2 7RG',
    };
    await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, event))}`);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => roomAboveBar('article header + div dl dd')).toBeGreaterThanOrEqual(12);
  },
);

test.each([
  [
    'a garden, with hosts',
    {
      eventName: 'Maya & Jonah’s Garden Supper',
      theme: ['Romantic', 'Pastel', 'Cottagecore'],
      hostedBy: 'Maya & Jonah',
    },
  ],
  [
    'rules, and an address of two lines',
    {
      eventName: 'Champagne at Midnight',
      theme: ['Gold & Glitter', 'Classy'],
      hostedBy: '',
      location: 'The Wintergarten, Potsdamer Straße 96, Berlin',
    },
  ],
  [
    'lights, until the next day',
    {
      eventName: 'Glow Till Dawn',
      theme: ['Neon'],
      hostedBy: '',
      startTime: '22:00',
      endTime: '05:00',
      endsNextDay: true,
    },
  ],
])('when and where stand above the bar: %s (behaviour 13.23)', async (_look, event) => {
  await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, event))}`);
  await page.evaluate(() => document.fonts.ready);
  for (const size of windows) {
    await page.setViewportSize(size);
    const room = await roomAboveBar('article header + div dl dd');
    expect(room, `at ${size.width} × ${size.height}`).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expect
    .poll(() => roomAboveBar('article dl dd > :first-child'), { message: 'the date' })
    .toBeGreaterThanOrEqual(0);
});
