import { expect, test } from 'vitest';

import { faces } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

openSiteAndBrowser();

test.each([
  { colorScheme: 'light', javaScriptEnabled: true },
  { colorScheme: 'dark', javaScriptEnabled: false },
] as const)(
  'an invitation looks like its party, with %o (behaviour 13.13)',
  async ({ colorScheme, javaScriptEnabled }) => {
    const theme = ['Neon', 'Sci-fi', 'Dance Pop'];
    const look = getLook({ theme, eventType: ['Dinner Party'] }, listIdeaClaims);
    const page = await browser.newPage({ colorScheme, javaScriptEnabled });
    const fonts = new Set<string>();
    page.on('request', (request) => {
      const own = request.frame() === page.mainFrame();
      if (own && request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    const id = await addEvent(site.db, { theme });
    await page.goto(`${site.url}${getGuestPath(id)}`);
    await page.locator('h1').evaluate(async () => void (await document.fonts.ready));
    const seen = await page.locator('h1').evaluate((title) => ({
      paper: getComputedStyle(document.body).getPropertyValue('--color-paper'),
      scheme: getComputedStyle(document.documentElement).colorScheme,
      face: getComputedStyle(title).fontFamily,
    }));
    expect(seen).toEqual({
      paper: look.paper,
      scheme: 'dark',
      face: expect.stringContaining(faces.Orbitron.family),
    });
    expect([...fonts].toSorted()).toEqual([
      expect.stringMatching(/festoon-cockpit-english/),
      expect.stringMatching(/oxanium-english/),
    ]);
  },
);
