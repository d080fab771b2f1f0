import { describe, expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
import { remember } from '#tests/setup/screen.ts';
import { context, giveEachTestAPage, page, site } from '#tests/setup/site-and-browser.ts';

giveEachTestAPage();

const to = (path: string) => open(page, site.url + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toast = () => page.getByText("You're ready to send invites!", { exact: true });
const texts = (selector: string) => page.locator(selector).allTextContents();

const steps: [path: string, heading: string, home: string][] = [
  ['/eventName', 'Name Your Event', 'Home'],
  ['/partyType', "What's the Occasion?", 'Home'],
  ['/theme', 'Pick Your Party Theme', 'Home'],
  ['/dateTime', 'Date & Time', 'Home'],
  ['/activity', 'Plan Your Activities', 'Back to Home'],
  ['/invitee', 'Who’s coming', 'Home'],
  ['/location', 'Choose a Location', 'Home'],
  ['/confirmation', 'Review Your Invitation', 'Home'],
  ['/confirm', 'Review & Confirm', 'Home'],
];

test('Next leads through the eight steps in order, and Home leads home (behaviour 1.16, 1.17, 9.14, 10.11, 11.4)', async () => {
  await remember(context, { 'festoon.eventName': { title: 'Supper' } });
  await to('/eventName');
  for (const [index, [path, title, home]] of steps.entries()) {
    await heading(title).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const link = page.getByRole('link', { name: home, exact: true });
    expect(await link.getAttribute('href')).toBe('/');
    if (index < steps.length - 1) await page.getByText('Next', { exact: true }).click();
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await heading('Create Your Invite').waitFor();
});

test('Home and Next stay at the bottom right of the window, however long the list of invitees (behaviour 3.14)', async () => {
  const invitees = Array.from({ length: 150 }, (_, index) => ({
    name: `Guest number ${index}`,
    email: `guest${index}@example.org`,
  }));
  await remember(context, { 'festoon.invitees': { invitees, name: '', email: '' } });
  await page.setViewportSize({ width: 800, height: 600 });
  await to('/invitee');
  for (const end of [0, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), end);
    for (const control of [page.getByRole('link', { name: 'Home', exact: true }), button('Next')]) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThan(400);
      expect(box?.y).toBeGreaterThan(500);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    }
  }
});

test('‘Need ideas?’ shows the five titles and hides them again (behaviour 4.2)', async () => {
  await to('/eventName');
  const ideas = page.getByRole('list', { name: 'Ideas' });
  expect(await ideas.isVisible()).toBe(false);
  await button('Need ideas?').click();
  expect(await ideas.getByRole('button').count()).toBe(5);
  await button('Need ideas?').click();
  expect(await ideas.isVisible()).toBe(false);
});

test('the title ends at 100 characters (behaviour 4.1)', async () => {
  await to('/eventName');
  await page.getByLabel('Title').pressSequentially('x'.repeat(101), { delay: 0 });
  expect(await page.getByLabel('Title').inputValue()).toBe('x'.repeat(100));
  await page.getByText('100/100 characters', { exact: true }).waitFor();
});

test('the eight party types are offered in order (behaviour 5.1)', async () => {
  await to('/partyType');
  expect(await texts('[aria-pressed]')).toEqual([
    'Birthday Party',
    'Dinner Party',
    'Brunch Party',
    'Night Party',
    'Pool Party',
    'Graduation Party',
    'Baby Shower',
    'Housewarming',
  ]);
});

describe('theme', () => {
  test('offers the nineteen tags in their four groups, each on and off (behaviour 6.1)', async () => {
    await to('/theme');
    const groups = {
      Colors: ['Pastel', 'Neon', 'Monochrome', 'Gold & Glitter'],
      Moods: ['Romantic', 'Spooky', 'Classy', 'Chill', 'Dreamy', 'Playful'],
      Music: ['Lo-fi', 'Dance Pop', 'Classical', 'Indie'],
      Style: ['Cottagecore', 'Retro', 'Sci-fi', 'Fairytale', 'Minimalist'],
    };
    for (const [name, tags] of Object.entries(groups)) {
      const list = page.getByRole('list', { name, exact: true });
      expect(await list.getByRole('button').allTextContents()).toEqual(tags);
    }
    expect(await page.locator('[aria-pressed]').count()).toBe(19);
    await button('Neon').click();
    await button('Retro').click();
    expect(await texts('[aria-pressed="true"]')).toEqual(['Neon', 'Retro']);
    await button('Neon').click();
    expect(await texts('[aria-pressed="true"]')).toEqual(['Retro']);
  });

  test('shows its hints word for word (behaviour 6.4, 6.5)', async () => {
    const valentine =
      "Sounds like you're going for a Valentine's Day vibe! Want to switch your Party Type?";
    const halloween = 'Is this a Halloween party? You might want to update your Party Type!';
    await to('/theme');
    await button('Romantic').click();
    await page.getByLabel('Your own theme').fill('Roses, RED ones');
    await page.getByRole('status').getByText(valentine).waitFor();
    await button('Spooky').click();
    await page.getByRole('status').getByText(halloween).waitFor();
    await button('Spooky').click();
    await page.getByText(halloween).waitFor({ state: 'detached' });
    expect(await page.getByText(valentine).count()).toBe(1);
  });
});

describe('Finish', () => {
  const list = { invitees: [{ name: 'Ana', email: 'ana@example.org' }], name: '', email: '' };

  test('shows a green toast for three seconds (behaviour 9.9)', async () => {
    await remember(context, { 'festoon.invitees': list });
    await page.clock.install();
    await to('/invitee');
    // A stopped clock would delay the toasts' code, which loads at the first sign of a person.
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await button('Finish').click();
    await toast().waitFor();
    const colours = await toast().evaluate((text) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--color-good)';
      const good = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const layers = [];
      for (let at: Element | null = text; at; at = at.parentElement) {
        layers.push(getComputedStyle(at).backgroundColor);
      }
      return { good, shown: layers.find((colour) => colour !== 'rgba(0, 0, 0, 0)') };
    });
    expect(colours.shown).toBe(colours.good);
    await page.clock.runFor(2900);
    expect(await toast().count()).toBe(1);
    await page.clock.runFor(200);
    await toast().waitFor({ state: 'detached' });
  });

  test.each(['Cancel', 'Send'])(
    'and then ‘%s’ only closes the review (behaviour 9.12, 9.13)',
    async (way) => {
      await remember(context, { 'festoon.invitees': list });
      await to('/invitee');
      const sent: string[] = [];
      page.on('request', (request) => {
        // The site's own files may still be loading.
        if (!request.url().startsWith(`${site.url}/assets/`)) sent.push(request.url());
      });
      await button('Finish').click();
      const dialog = page.getByRole('dialog', { name: 'Review Your Invite' });
      expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
        'Ana (ana@example.org)',
      ]);
      await dialog.getByRole('button', { name: way, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/invitee');
      expect(sent).toEqual([]);
    },
  );
});

test('the message typed into the review of invitees is the message on the save screen (behaviour 9.11, 12.1)', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana', email: 'a@b' }], name: '', email: '' },
  });
  await to('/invitee');
  await button('Finish').click();
  await page.getByPlaceholder('Write your custom message here...').fill('Bring a jumper.');
  await button('Send').click();
  await to('/confirm');
  const message = page.getByPlaceholder('Leave a message for your guests...');
  expect(await message.inputValue()).toBe('Bring a jumper.');
});
