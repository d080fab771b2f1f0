import type { Locator } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { button, context, giveEachTestAPage, heading, page, to } from '#tests/setup/browser.ts';

giveEachTestAPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const title = 'Lena turns 30';

/** The host's own taps, in order. Keys are not counted, nor are the taps in the messenger. */
let taps: string[];
let accounts = 0;

beforeEach(async () => {
  taps = [];
  await context.addInitScript(() => {
    // The phone's own sheet.
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        document.documentElement.dataset['shared'] = url;
      },
    });
  });
});

async function tap(target: Locator, name: string): Promise<void> {
  await target.tap();
  taps.push(name);
}

const press = (name: string) => tap(button(name), name);
const type = (text: string) => page.keyboard.type(text);
const step = (name: string) => heading(name).waitFor();

/** Taps into a field and types. */
async function say(field: Locator, text: string): Promise<void> {
  await tap(field, text);
  await type(text);
}

async function next(name: string): Promise<void> {
  await press('Next');
  await step(name);
}

const pennant = (name: string) => tap(page.getByRole('link', { name, exact: true }), name);

async function chooseCover(): Promise<void> {
  await to('/');
  await tap(page.getByRole('link', { name: 'Seaside, Brunch' }), 'cover');
  await step('Name Your Event');
  await say(page.getByLabel('Title'), title);
}

async function sayInOneLine(line: string): Promise<void> {
  await to('/');
  await say(page.getByLabel('Say it in one line'), line);
  await press('Make it');
  await step('Review Your Invitation');
}

async function sayWhen(): Promise<void> {
  await say(page.getByLabel('Say it in one line'), 'June 19, 7 to 11 pm');
  // Its reader comes while a person types.
  await expect.poll(() => page.getByLabel('End Time').inputValue()).toBe('23:00');
}

async function inviteAna(): Promise<void> {
  await say(page.getByPlaceholder('Name'), 'Ana, ana@example.org');
  await page.getByText(/takes Ana along\.$/).waitFor();
}

/** Message and hosts; all else is on the card. */
async function finishCard(): Promise<void> {
  await say(page.getByLabel('Message to your guests'), 'Bring a towel.');
  await say(page.getByLabel('Hosted by'), 'Lena');
  for (const part of [title, 'June 19', '7:00 PM', 'Dinner', 'Dancing', 'Ana', 'Seebad Enge']) {
    await expect.poll(() => page.locator('main').innerText()).toContain(part);
  }
}

/** From the finished card to the guests' phones, with a new account. */
async function saveAndShare(): Promise<void> {
  await press('Confirm & Generate Link');
  await tap(page.getByLabel('Username'), 'username');
  await page.keyboard.press('ControlOrMeta+a');
  accounts += 1;
  await type(`lena-${accounts}`);
  // The keyboard's own 'Next'.
  await page.keyboard.press('Tab');
  await type('lanterns');
  await press('Create Account');
  await page.locator('#live').waitFor();
  // With its script.
  await page.waitForLoadState();
  await tap(page.locator('#live').getByText('Share', { exact: true }), 'Share');
  await page.locator('html[data-shared*="/guest/"]').waitFor();
}

async function openDesk(): Promise<void> {
  taps = [];
  await press('See who’s coming');
  await page.waitForURL(/\/host\/events\//);
  await step(title);
  expect(taps).toHaveLength(1);
}

test('by steps, a full invitation with a new account is shared after 19 taps, and its desk opens with one more (behaviour 1.24)', async () => {
  await chooseCover();
  await next("What's the Occasion?");
  await next('Pick Your Party Theme');
  await next('Date & Time');
  await sayWhen();
  await next('Plan Your Activities');
  await say(page.getByLabel('Activity'), '7:30 dinner, 9 dancing');
  await page.getByText('2 activities: ').waitFor();
  await next('Who’s coming');
  await inviteAna();
  await next('Choose a Location');
  await say(page.getByRole('combobox'), 'Seebad Enge');
  await next('Review Your Invitation');
  await finishCard();
  await saveAndShare();
  expect(taps).toHaveLength(19);
  await openDesk();
});

test('by one line it takes 11 taps (behaviour 1.24)', async () => {
  await sayInOneLine(`${title}, June 19 7-11 pm, at Seebad Enge, dinner 7:30, dancing 9, beach`);
  await tap(page.getByRole('link', { name: 'Nobody invited yet' }), 'guests');
  await inviteAna();
  await press('Done');
  await finishCard();
  await saveAndShare();
  expect(taps).toHaveLength(11);
});

test('a title and a date take 9 taps by steps (behaviour 1.24)', async () => {
  await chooseCover();
  await pennant('Date & Time');
  await sayWhen();
  await pennant('Review');
  await saveAndShare();
  expect(taps).toHaveLength(9);
});

test('and 6 by one line (behaviour 1.24)', async () => {
  await sayInOneLine(`${title}, June 19 7-11 pm`);
  await saveAndShare();
  expect(taps).toHaveLength(6);
});
