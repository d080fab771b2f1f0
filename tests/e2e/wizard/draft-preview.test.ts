import { expect, test } from 'vitest';

import {
  button,
  context,
  giveEachTestAPage,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import {
  findAxeViolations,
  measureSidewaysScroll,
  measureWidthAt320,
  openMix,
  remember,
  resizeWindow,
} from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();

const preview = () => page.getByRole('figure', { name: 'Preview of the invitation' });
const scheme = () => preview().locator('[data-scheme]').getAttribute('data-scheme');
const chosen = () => page.locator('[aria-pressed="true"]').allTextContents();

/** In the upper half of the window. */
const isAbove = async () => {
  const box = await preview().boundingBox();
  const poster = await preview().locator('xpath=..').boundingBox();
  return box !== null && box.y >= 0 && (poster?.y ?? 0) + (poster?.height ?? 0) <= 370;
};

/** How far down the card of a scrolled step reaches, in pixels. */
async function scrollDown(): Promise<number> {
  const card = page.getByRole('region', { name: 'Preview', exact: true });
  await card.waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  const box = await card.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test('beside a step the card shows what is typed and chosen; nothing in it can be reached, and only the Invitees step greets a guest on it (behaviour 3.9)', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana Prior', email: 'a@b' }], name: '', email: '' },
  });
  await to('/eventName');
  await preview().getByText("You're Invited!").waitFor();
  await expect.poll(() => preview().locator('> [inert]').count()).toBe(1);
  await expect.poll(() => preview().innerText()).not.toContain('Ana');
  await page.getByLabel('Title').fill('Supper Under the Stars');
  await preview().getByText('Supper Under the Stars').waitFor();
  await page.getByRole('link', { name: 'Theme', exact: true }).click();
  await openMix(page);
  await page.getByRole('button', { name: 'Neon' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: 'Neon' }).click();
  await page.getByRole('button', { name: 'Pastel' }).click();
  await expect.poll(scheme).toBe('light');
});

test('where a keyboard leaves next to nothing, the field of each step is between card and foot (behaviour 3.18)', async () => {
  await page.setViewportSize({ width: 320, height: 244 });
  await remember(context, { 'festoon.eventName': { title: 'Lena turns 30' } });
  for (const path of ['/eventName', '/dateTime', '/activity', '/location']) {
    await to(path);
    const field = page.locator('main input').first();
    await field.focus();
    await page.locator('html[data-cramped]').waitFor();
    const card = await page.locator('[data-stage] > div').last().boundingBox();
    const foot = await page.getByRole('navigation', { name: 'Steps' }).boundingBox();
    const box = await field.boundingBox();
    const cardEnd = (card?.y ?? Infinity) + (card?.height ?? 0);
    expect.soft(box?.y, path).toBeGreaterThanOrEqual(cardEnd);
    expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(foot?.y ?? 0);
    expect.soft(card?.height, path).toBeGreaterThanOrEqual(64);
  }
});

test('above a keyboard ‘Need ideas?’ stands beside the counter (behaviour 3.18)', async () => {
  await page.setViewportSize({ width: 320, height: 505 });
  await to('/eventName');
  await page.getByLabel('Title').click();
  const ideas = await button('Need ideas?').boundingBox();
  const counter = await page.getByText('0/100 characters').boundingBox();
  const field = await page.getByLabel('Title').boundingBox();
  expect(ideas?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  expect(ideas?.y).toBeLessThanOrEqual(counter?.y ?? 0);
  expect(ideas?.x).toBeGreaterThanOrEqual((counter?.x ?? 0) + (counter?.width ?? 0));
});

const evening = { date: '2027-06-19', startTime: '19:00', endTime: '23:00' };

const shownParts: [path: string, texts: string[]][] = [
  ['/dateTime', ['Time', 'Saturday, June 19, 2027', '7:00 PM - 11:00 PM', 'Not yet']],
  ['/activity', ['Schedule', '7:30 PM', 'Dinner', '9:00 PM', 'Dancing']],
  ['/invitee', ['Chiara, you’re invited', 'Lena turns 30']],
  ['/location', ['Saturday, June 19, 2027', 'Not yet']],
];

test('the card shows the part that the step edits, and leads to the review (behaviour 3.9, 3.19)', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remember(context, {
    'festoon.eventName': { title: 'Lena turns 30' },
    'festoon.dateTime': evening,
    'festoon.activity': {
      activities: [{ id: 1, name: 'Dinner', time: 1170 }],
      name: 'Dancing',
      time: '21:00',
    },
    'festoon.invitees': { invitees: [], name: 'Chiara', email: '' },
  });
  const link = page.getByRole('link', { name: 'See your invitation so far' });
  for (const [path, texts] of shownParts) {
    await to(path);
    const card = await link.boundingBox();
    for (const text of texts) {
      const shown = preview().getByText(text, { exact: true }).first();
      await shown.waitFor();
      const box = await shown.boundingBox();
      const cardEnd = (card?.y ?? 0) + (card?.height ?? 0);
      expect.soft(box?.y, `${path} ${text}`).toBeGreaterThanOrEqual(card?.y ?? Infinity);
      expect
        .soft((box?.y ?? 0) + (box?.height ?? 0), `${path} ${text}`)
        .toBeLessThanOrEqual(cardEnd);
    }
  }
  await link.click();
  await page.waitForURL('**/confirmation');
});

test.each([
  [320, 568],
  [390, 505],
  [320, 315],
])(
  'in %i × %i pixels a focused field stands right under the card (behaviour 3.18)',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await remember(context, { 'festoon.eventName': { title: 'Lena turns 30' } });
    await to('/eventName');
    const garland = page.getByRole('navigation', { name: 'Progress' }).getByRole('list');
    await expect.poll(() => garland.isVisible()).toBe(true);
    const title = page.getByLabel('Title');
    await title.click();
    await expect.poll(() => garland.isVisible()).toBe(false);
    const card = await page.getByRole('link', { name: 'See your invitation so far' }).boundingBox();
    const field = await title.boundingBox();
    const foot = await page.getByRole('navigation', { name: 'Steps' }).boundingBox();
    expect(card?.height).toBeGreaterThanOrEqual(120);
    expect(card?.y).toBeGreaterThanOrEqual(0);
    const under = (field?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0));
    expect(under).toBeGreaterThanOrEqual(height < 480 ? 22 : 24);
    expect(under).toBeLessThanOrEqual(height < 480 ? 24 : 100);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: "What's the Occasion?" }).waitFor();
    await expect.poll(() => garland.isVisible()).toBe(true);
  },
);

test('in a high window half of it at most stays taken while a step scrolls; in a low one the card scrolls with the step (behaviour 3.20)', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await to('/answers');
  const end = await scrollDown();
  expect(end).toBeGreaterThan(100);
  expect(end).toBeLessThanOrEqual(422);
  await resizeWindow(page, { width: 390, height: 560 });
  expect(await scrollDown()).toBeLessThanOrEqual(0);
});

test('the card of an empty draft loads no drawing before somebody is there (behaviour 3.9)', async () => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const previews = () => loaded.filter((url) => url.includes('/invitation-preview-'));
  await to('/eventName');
  // The drawing loads when the browser is idle, in a later task.
  for (const _ of [1, 2, 3])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(previews()).toEqual([]);
  await page.getByLabel('Title').press('S');
  await preview().getByText('S', { exact: true }).waitFor();
  expect(previews()).not.toEqual([]);
});

const covers = () => page.getByRole('radiogroup', { name: 'Looks' });
const cover = (name: string) => covers().getByRole('radio', { name: new RegExp(`^${name}(,|$)`) });
const seaside = { 'festoon.theme': { selected: ['Chill', 'Pastel'], customTheme: '' } };

test('on a phone the card stands above the tags while they are tapped, and a look takes them back (behaviour 6.25, 6.29)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await remember(context, seaside);
  await to('/theme');
  await page
    .locator('summary')
    .getByText(/Seaside is (Pastel and Chill|Chill and Pastel)/)
    .waitFor();
  await expect.poll(() => preview().isVisible()).toBe(false);
  await openMix(page);
  await button('Pastel').click();
  await button('Chill').click();
  for (const [tag, ground] of [
    ['Minimalist', 'light'],
    ['Neon', 'dark'],
  ] as const) {
    await button(tag).click();
    await expect.poll(scheme).toBe(ground);
    await expect.poll(() => isAbove()).toBe(true);
  }
  await expect.poll(() => covers().getByRole('radio', { checked: true }).count()).toBe(0);
  await reload();
  await expect.poll(() => chosen()).toEqual(['Neon', 'Minimalist']);
  await cover('Seaside').check();
  await openMix(page);
  await button('Retro').click();
  await button('Back to Seaside').click();
  await expect.poll(() => cover('Seaside').isChecked()).toBe(true);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('twelve covers have the host’s title, the chosen one first, and arrow keys walk them (behaviour 6.24)', async () => {
  await remember(context, {
    'festoon.eventName': { title: 'Lena turns 30' },
    'festoon.theme': { selected: ['Gold & Glitter', 'Classy'], customTheme: '' },
  });
  await to('/theme');
  const names = await covers().locator('label').allInnerTexts();
  expect(names.map((text) => text.split('\n').at(-1)).slice(0, 3)).toEqual([
    'Gold gala',
    'Seaside',
    'Garden supper',
  ]);
  expect(names).toHaveLength(12);
  await expect.poll(() => covers().getByText('Lena turns 30').count()).toBe(12);
  await cover('Gold gala').focus();
  await expect.poll(scheme).toBe('dark');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cover('Seaside').isChecked()).toBe(true);
  await expect.poll(scheme).toBe('light');
  await page.getByRole('status').getByText('Seaside: Pastel, Chill').waitFor();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('status').getByText('A surprise: ').waitFor();
  await button('Undo').click();
  await expect.poll(() => cover('Gold gala').isChecked()).toBe(true);
});

test('a cover is named after look and occasion, and Enter on it is Next (behaviour 6.30)', async () => {
  await remember(context, {
    ...seaside,
    'festoon.partyType': { selected: ['Birthday Party'], custom: '', own: [] },
  });
  await to('/theme');
  await covers().getByRole('radio', { name: 'Gold gala, birthday', exact: true }).check();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dateTime');
  await to('/theme');
  await expect.poll(() => cover('Gold gala').isChecked()).toBe(true);
});

test('in a wide window the bar has what else the step offers, and tags take the place of the covers (behaviour 6.30)', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await remember(context, seaside);
  await to('/theme');
  const bar = page.getByRole('navigation', { name: 'Steps', exact: true });
  const foot = await bar.boundingBox();
  const offers = [
    page.getByRole('button', { name: 'Surprise me' }),
    page.locator('summary').getByText('Mix your own'),
  ];
  for (const offer of offers) {
    await expect
      .poll(async () => (await offer.boundingBox())?.y)
      .toBeGreaterThan(foot?.y ?? Infinity);
  }
  await openMix(page);
  await covers().waitFor({ state: 'hidden' });
  await button('Neon').click();
  await page.getByText('Chill, Pastel, and Neon').last().waitFor();
  await button('Back to the covers').click();
  await cover('Gold gala').check();
  await expect.poll(scheme).toBe('dark');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('only covers that come into view are drawn (behaviour 6.28)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await to('/theme');
  const drawn = () => covers().locator('[data-scheme]').count();
  await expect.poll(drawn).toBeGreaterThanOrEqual(4);
  await expect.poll(() => drawn()).toBeLessThan(8);
  await cover('Plain and simple').scrollIntoViewIfNeeded();
  await covers().locator('label').last().locator('[data-scheme]').waitFor();
});

test('the screens fit a window 320 pixels wide, with text twice the size too', async () => {
  await keepDraft(page, site.url);
  // The review is one screen at its two addresses.
  for (const path of ['/theme', '/activity', '/invitee', '/confirmation', '/']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await to(path);
    await expect.poll(() => measureWidthAt320(page), { message: path }).toBe(320);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(() => measureSidewaysScroll(page), { message: path }).toBe(0);
  }
});

test('a preview that cannot be had leaves everything else of a step as it is', async () => {
  await page.route('**/assets/invitation-preview-*.js', (route) => route.abort());
  const refused = page.waitForEvent('console', (line) => line.text().includes('dynamically'));
  await to('/eventName');
  await page.keyboard.press('Shift');
  await refused;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect
    .poll(() => page.getByRole('link', { name: 'Home', exact: true }).isVisible())
    .toBe(true);
  await expect.poll(() => page.getByText('Something went wrong').count()).toBe(0);
});
