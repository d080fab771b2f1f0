import { describe, expect, test } from 'vitest';

import { sampleTitles, titleTooShort } from '#app/features/draft/parts/event-name.ts';
import {
  browser,
  button,
  context,
  giveEachTestAPage,
  heading,
  open,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import { findAccessibilityProblems, remember, openMix } from '#tests/setup/screen.ts';

giveEachTestAPage();

const pressed = () => page.locator('[aria-pressed="true"]').allTextContents();

test('home leads to every step in order, has the draft with its title, and goes on at what is still open (behaviour 1.16, 2.1, 2.2)', async () => {
  await to('/');
  await heading('Create Your Invite').waitFor();
  const links = await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
  expect(links).toEqual([
    ['Event Name', '/eventName'],
    ['Type', '/partyType'],
    ['Theme', '/theme'],
    ['Date & Time', '/dateTime'],
    ['Activities', '/activity'],
    ['Invitees', '/invitee'],
    ['Location', '/location'],
    ['Review', '/confirmation'],
  ]);
  const logIn = page.getByRole('link', { name: 'Host log in' });
  await expect.poll(() => logIn.getAttribute('href')).toBe('/hostLogIn?redirect=/host/events');

  const goOn = page.getByRole('link', { name: 'Go on' });
  await expect.poll(() => goOn.count()).toBe(0);
  await remember(context, {
    'festoon.eventName': { title: 'Supper' },
    'festoon.theme': { selected: ['Neon'], customTheme: '' },
  });
  await reload();
  await page.getByText('Supper', { exact: true }).and(page.locator('bdi')).waitFor();
  await expect.poll(() => goOn.getAttribute('href')).toBe('/partyType');
  const filled = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-describedby]');
  await expect.poll(() => filled.allTextContents()).toEqual(['Event Name', 'Theme']);
});

describe('the garland', () => {
  test('marks the current step and those that hold something (behaviour 3.8)', async () => {
    await remember(context, { 'festoon.eventName': { title: 'Supper' } });
    await to('/theme');
    const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('link');
    await expect.poll(() => steps.count()).toBe(8);
    await expect.poll(() => page.locator('[aria-current]').textContent()).toBe('Theme');
    const filled = steps.and(page.locator('[aria-describedby]'));
    await expect.poll(() => filled.allTextContents()).toEqual(['Event Name']);
    await openMix(page);
    await button('Retro').click();
    await expect.poll(() => filled.allTextContents()).toEqual(['Event Name', 'Theme']);
  });
});

test('a step that overtakes another’s glide is no error', async () => {
  const moving = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  const errors: string[] = [];
  moving.on('pageerror', ({ message }) => errors.push(message));
  await open(moving, `${site.url}/eventName`);
  await moving.getByRole('navigation', { name: 'Progress' }).evaluate((garland) => {
    for (const link of garland.querySelectorAll('a')) link.click();
  });
  await moving.getByRole('heading', { level: 1, name: 'Review Your Invitation' }).waitFor();
  for (const name of ['Theme', 'Location', 'Review']) {
    await moving
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click();
      });
  }
  await moving.waitForURL('**/confirmation');
  expect(errors).toEqual([]);
});

describe('event name', () => {
  test('counts to 100, survives a reload, and offers five titles of which a click takes one (behaviour 4.1, 4.2, 4.3, 4.6)', async () => {
    await to('/eventName');
    await heading('Name Your Event').waitFor();
    await expect.poll(() => button('Next').isDisabled()).toBe(true);
    await page.getByText('0/100 characters').waitFor();
    await page.getByLabel('Title').pressSequentially('x'.repeat(101), { delay: 0 });
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('x'.repeat(100));
    await page.getByText('100/100 characters', { exact: true }).waitFor();
    await page.getByLabel('Title').fill('Supper');
    await page.getByText('6/100 characters').waitFor();
    await reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Supper');

    const ideas = button('Need ideas?');
    await expect.poll(() => ideas.getAttribute('aria-expanded')).toBe('false');
    await ideas.click();
    await expect.poll(() => ideas.getAttribute('aria-expanded')).toBe('true');
    const titles = page.getByRole('list', { name: 'Ideas' }).getByRole('button');
    await expect.poll(() => titles.allTextContents()).toEqual([...sampleTitles]);
    await expect.poll(() => titles.count()).toBe(5);
    await ideas.click();
    await expect.poll(() => titles.count()).toBe(0);
    await ideas.click();
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await titles.nth(1).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(sampleTitles[1]);
  });

  test('keeps Next shut while nothing of the title can be seen, and asks for a second character; Enter goes on (behaviour 4.4, 4.5)', async () => {
    await to('/eventName');
    await page.getByLabel('Title').fill('   ');
    await expect.poll(() => button('Next').isDisabled()).toBe(true);
    await page.getByLabel('Title').press('Enter');
    expect(new URL(page.url()).pathname).toBe('/eventName');
    await page.getByLabel('Title').fill('\u200b\u2060 \u3164');
    await expect.poll(() => button('Next').isDisabled()).toBe(true);
    await page.getByLabel('Title').fill('\u200bמסיבה');
    await expect.poll(() => button('Next').isDisabled()).toBe(false);
    await expect
      .poll(() => page.getByLabel('Title').evaluate((input) => getComputedStyle(input).direction))
      .toBe('rtl');

    await page.getByLabel('Title').fill('S');
    await button('Next').click();
    await page.getByRole('alert').getByText(titleTooShort).waitFor();
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Title').fill('Su');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByLabel('Title').press('Enter');
    await heading("What's the Occasion?").waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

test('the eight party types are offered in order, an own occasion is added once, and the choice survives a reload (behaviour 5.1, 5.2, 5.3, 5.5, 5.6)', async () => {
  await to('/partyType');
  await expect
    .poll(async () => (await page.locator('[aria-pressed]').allTextContents()).join(', '))
    .toBe(
      'Birthday Party, Dinner Party, Brunch Party, Night Party, Pool Party, Graduation Party, Baby Shower, Housewarming',
    );
  await button('Pool Party').click();
  await button('Baby Shower').click();
  await button('Baby Shower').click();
  const own = page.getByLabel('Something else?');
  for (const typed of ['  Book launch ', 'book LAUNCH', '   ']) {
    await own.fill(typed);
    await own.press('Enter');
  }
  await expect.poll(() => pressed()).toEqual(['Pool Party', 'Book launch']);
  await reload();
  await expect.poll(() => pressed()).toEqual(['Pool Party', 'Book launch']);
  await button('Book launch').click();
  await expect.poll(() => pressed()).toEqual(['Pool Party']);
  await reload();
  await expect.poll(() => pressed()).toEqual(['Pool Party']);
  await button('Book launch').click();
  await expect.poll(() => pressed()).toEqual(['Pool Party', 'Book launch']);
  await button('Next').click();
  await heading('Pick Your Party Theme').waitFor();
});

test('theme shows its hints word for word, which lead to the party type, and survives a reload (behaviour 6.2, 6.4, 6.5, 6.6, 6.8)', async () => {
  await to('/theme');
  const valentine =
    "Sounds like you're going for a Valentine's Day vibe! Want to switch your Party Type?";
  const halloween = 'Is this a Halloween party? You might want to update your Party Type!';
  await openMix(page);
  await button('Romantic').click();
  await expect.poll(() => page.getByText(valentine).count()).toBe(0);
  await page.getByLabel('Your own theme').fill('Deep RED roses');
  await page.getByRole('status').getByText(valentine).waitFor();
  await button('Spooky').click();
  await page.getByRole('status').getByText(halloween).waitFor();
  await button('Spooky').click();
  await page.getByText(halloween).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(valentine).count()).toBe(1);
  await button('Spooky').click();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await reload();
  await expect.poll(() => pressed()).toEqual(['Romantic', 'Spooky']);
  await expect.poll(() => page.getByLabel('Your own theme').inputValue()).toBe('Deep RED roses');
  await page.getByRole('link', { name: 'Go to Party Type' }).first().click();
  await heading("What's the Occasion?").waitFor();
});

describe('the draft', () => {
  test('lives in the page where storage is denied, which the page says once (behaviour 3.3)', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const warning = page.getByText('This browser is not storing your draft.');
    await to('/eventName');
    await warning.waitFor();
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Title').fill('Supper');
    await button('Next').click();
    await button('Pool Party').click();
    await page.getByRole('link', { name: 'Event Name' }).click();
    await heading('Name Your Event').waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Supper');
    await expect.poll(() => warning.count()).toBe(1);
    const asked = page.waitForEvent('dialog');
    const leaving = page.getByRole('link', { name: 'Home', exact: true }).click();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await leaving;
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Supper');
  });
});
