import type { Locator, Page } from 'playwright';

export type AnswerName = 'Yes' | 'No' | 'Maybe';

/** The button of the given answer, hidden until 'Change answer' is opened. */
export function locateGivenAnswer(page: Page, name: AnswerName): Locator {
  return page.locator(`#answer-${name.toLowerCase()}[aria-pressed=true]`);
}

export function seeAnswer(page: Page, name: AnswerName): Promise<void> {
  return locateGivenAnswer(page, name).waitFor({ state: 'attached' });
}

/** Gives or changes an answer, and waits until the page shows it. */
export async function giveAnswer(page: Page, name: AnswerName): Promise<void> {
  const change = page.getByText('Change answer', { exact: true });
  if (await change.isVisible()) await change.click();
  await page.getByRole('button', { name, exact: true }).click();
  await seeAnswer(page, name);
}

/** Opens the fold at the foot of a guest's page. */
export async function openAbout(page: Page): Promise<void> {
  const fold = page.locator('details', { has: page.getByText('About this invitation') });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}
