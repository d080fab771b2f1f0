import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { themeGroups } from '#app/features/theme/catalogue.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { giveAnswer } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

openSiteAndBrowser();

const tags: readonly string[] = themeGroups.flatMap((group): readonly string[] => group.tags);

/** Together they have each face at least once in each role. */
function listThemes(): string[][] {
  const seen = new Set<string>();
  return tags
    .flatMap((one) => tags.map((other) => [...new Set([one, other])]))
    .filter((theme) => {
      const { fonts } = createThemeTokens({ theme, eventType: [] }, listIdeaClaims);
      const uses = Object.entries(fonts).map((use) => use.join(': '));
      const isNew = uses.some((use) => !seen.has(use));
      for (const use of uses) seen.add(use);
      return isNew;
    });
}

/** The texts with synthetic bold, because their family has none. */
function findSmeared(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const heaviest = new Map<string, number>();
    for (const { family, weight } of document.fonts) {
      const most = Math.max(...weight.split(' ').map(Number));
      const name = family.replaceAll(/["']/g, '');
      heaviest.set(name, Math.max(heaviest.get(name) ?? 0, most));
    }
    const found = new Set<string>();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (text === '' || !parent || /^(?:script|style|template)$/i.test(parent.tagName)) continue;
      const { fontFamily, fontWeight, fontSynthesisWeight } = getComputedStyle(parent);
      const family = (fontFamily.split(',')[0] ?? '').replaceAll(/["']/g, '');
      const most = heaviest.get(family) ?? 900;
      if (Number(fontWeight) >= 600 && most < 600 && fontSynthesisWeight !== 'none') {
        found.add(`${text} (${family} ${fontWeight})`);
      }
    }
    return [...found];
  });
}

test('no text of a guest’s page is smeared into bold letters that its face does not have (behaviour 6.27)', async () => {
  const page = await browser.newPage();
  const smeared: string[] = [];
  for (const theme of listThemes()) {
    const id = await addEvent(site.db, { theme, hostedBy: 'Maya & Jonah' });
    await page.goto(`${site.url}${getGuestPath(id)}`);
    smeared.push(...(await findSmeared(page)));
    await giveAnswer(page, 'Yes');
    smeared.push(...(await findSmeared(page)));
  }
  expect([...new Set(smeared)]).toEqual([]);
});
