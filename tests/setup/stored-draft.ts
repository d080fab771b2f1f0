import type { Page } from 'playwright';

import { storedDraft } from '#tests/fixtures/drafts.ts';

/** Stores a draft before any page of the site reads it. */
export async function keepDraft(
  page: Page,
  siteUrl: string,
  draft: Record<string, unknown> = storedDraft,
): Promise<void> {
  await page.goto(`${siteUrl}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(draft));
}

export function listDraftKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('festoon.')));
}
