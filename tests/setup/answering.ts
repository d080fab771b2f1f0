import type { Locator, Page } from 'playwright';

export type AnswerName = 'Yes' | 'No' | 'Maybe';

/** The button of the given answer. It is hidden until 'Change answer' is opened. */
export function locateGivenAnswer(page: Page, name: AnswerName): Locator {
  return page.locator(`#answer-${name.toLowerCase()}[aria-pressed=true]`);
}

/** Waits until a guest's page shows an answer as given. */
export function seeAnswer(page: Page, name: AnswerName): Promise<void> {
  return locateGivenAnswer(page, name).waitFor({ state: 'attached' });
}

/** Gives or changes an answer on a guest's page, and waits until the page shows it as given. */
export async function giveAnswer(page: Page, name: AnswerName): Promise<void> {
  const change = page.getByText('Change answer', { exact: true });
  if (await change.isVisible()) await change.click();
  await page.getByRole('button', { name, exact: true }).click();
  await seeAnswer(page, name);
}
