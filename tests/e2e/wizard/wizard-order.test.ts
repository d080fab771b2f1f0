import { expect, test } from 'vitest';

import { button, context, giveEachTestAPage, heading, page, to } from '#tests/setup/browser.ts';
import { remember, openMix } from '#tests/setup/screen.ts';

giveEachTestAPage();

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
    await expect.poll(() => link.getAttribute('href')).toBe('/');
    if (path === '/confirmation') await to('/confirm');
    else if (index < steps.length - 1) await page.getByText('Next', { exact: true }).click();
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

test('theme offers the nineteen tags in their four groups, each on and off (behaviour 6.1)', async () => {
  await to('/theme');
  await openMix(page);
  const groups = {
    Colors: ['Pastel', 'Neon', 'Monochrome', 'Gold & Glitter'],
    Moods: ['Romantic', 'Spooky', 'Classy', 'Chill', 'Dreamy', 'Playful'],
    Music: ['Lo-fi', 'Dance Pop', 'Classical', 'Indie'],
    Style: ['Cottagecore', 'Retro', 'Sci-fi', 'Fairytale', 'Minimalist'],
  };
  for (const [name, tags] of Object.entries(groups)) {
    const list = page.getByRole('list', { name, exact: true });
    await expect.poll(() => list.getByRole('button').allTextContents()).toEqual(tags);
  }
  await expect.poll(() => page.locator('[aria-pressed]').count()).toBe(19);
  await button('Neon').click();
  await button('Retro').click();
  await expect.poll(() => texts('[aria-pressed="true"]')).toEqual(['Neon', 'Retro']);
  await button('Neon').click();
  await expect.poll(() => texts('[aria-pressed="true"]')).toEqual(['Retro']);
});

test('Finish shows a green toast for three seconds (behaviour 9.9)', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana', email: 'ana@example.org' }] },
  });
  await page.clock.install();
  await to('/invitee');
  // The toasts' code comes at the first sign of a person, which a stopped clock would hold up.
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
  await expect.poll(() => toast().count()).toBe(1);
  await page.clock.runFor(200);
  await toast().waitFor({ state: 'detached' });
});
