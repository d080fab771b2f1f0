import { expect, test } from 'vitest';

import { keepDraft } from '../../fixtures/drafts.ts';
import { open } from '../../setup/browser.ts';
import { findAxeViolations, remember, measureWidthAt320 } from '../../setup/screen.ts';
import { context, giveEachTestAPage, page, site } from '../../setup/site-and-browser.ts';

giveEachTestAPage();

const to = (path: string) => open(page, site.url + path);
const preview = () => page.getByRole('figure', { name: 'Preview of the invitation' });
const scheme = () => preview().locator('[data-scheme]').getAttribute('data-scheme');

test('beside a step the invitation grows with what is typed and chosen', async () => {
  await to('/eventName');
  await preview().getByText("You're Invited!").waitFor();
  await page.getByLabel('Title').fill('Supper Under the Stars');
  await preview().getByText('Supper Under the Stars').waitFor();
  await page.getByRole('link', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: 'Neon' }).click();
  await preview().getByText('Neon').waitFor();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByRole('button', { name: 'Pastel' }).click();
  await preview().getByText('Pastel').waitFor();
  expect(await scheme()).toBe('light');
});

test('nothing in the preview can be reached, and it shows no guest’s name', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana Prior', email: 'a@b' }], name: '', email: '' },
  });
  await to('/eventName');
  await preview().getByText("You're Invited!").waitFor();
  expect(await preview().locator('> [inert]').count()).toBe(1);
  expect(await preview().innerText()).not.toContain('Ana');
});

test('on a phone it waits, tiny, at the foot, and opens over the step', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await remember(context, { 'festoon.eventName': { title: 'Supper' } });
  await to('/theme');
  const peek = page.getByRole('button', { name: 'See your invitation so far' });
  await peek.click();
  const dialog = page.getByRole('dialog', { name: 'Your invitation so far' });
  await dialog.getByText('Supper').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await peek.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each(['/theme', '/activity', '/invitee', '/confirmation', '/confirm', '/'])(
  '%s fits a window 320 pixels wide, with text twice the size too',
  async (path) => {
    await keepDraft(page, site.url);
    await page.setViewportSize({ width: 320, height: 640 });
    await to(path);
    expect(await measureWidthAt320(page)).toBe(320);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  },
);

test.each(['/eventName', '/confirmation'])(
  'on %s a preview that cannot be had leaves everything else as it is',
  async (path) => {
    await page.route('**/assets/invitation-preview-*.js', (route) => route.abort());
    const refused = page.waitForEvent('console', (line) => line.text().includes('dynamically'));
    await to(path);
    await refused;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('link', { name: 'Home', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  },
);
