import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { getGuestPath, getGuestsPath, getPictureScreenPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { type Pixels, readPng } from '#tests/setup/pixels.ts';

openSiteAndBrowser();

function isColourless({ data, step }: Pixels): boolean {
  for (let at = 0; at < data.length; at += step) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8) return false;
  }
  return true;
}

async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test.each([
  ['Romantic', 'Pastel', 'Cottagecore'],
  ['Neon', 'Sci-fi', 'Dance Pop'],
  ['Spooky', 'Monochrome', 'Retro'],
  ['graduation', 'Playful', 'Classical'],
])(
  'an invitation takes one sheet of paper, drawn in outline: %s, %s, %s (behaviour 6.23)',
  async (...theme) => {
    const page = await browser.newPage();
    const { host } = await logIn(site, `host-${theme[0]}`);
    await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, { host, theme }))}`);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.getByRole('heading', { name: 'Are you attending?' }).isVisible())
      .toBe(false);
    await expect
      .poll(() => page.getByRole('img', { name: 'QR code of the link' }).isVisible())
      .toBe(true);
    expect(isColourless(readPng(await page.screenshot({ fullPage: true })))).toBe(true);
    await expect.poll(() => sheetsOf(page)).toBe(1);
  },
);

const plan = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Part ${id}`, time: 1080 + id * 20 }));
const paragraph = 'We would love to have you with us for a long evening in the garden. ';

test.each([
  { name: 'with nothing but its facts', theme: [], customMessage: '', activities: plan(0) },
  {
    name: 'with a short message',
    theme: ['Minimalist'],
    customMessage: paragraph,
    activities: plan(1),
  },
  {
    name: 'with a message and a schedule',
    theme: ['Neon'],
    customMessage: paragraph.repeat(4),
    activities: plan(3),
  },
  {
    name: 'with a long message',
    theme: ['Retro', 'Gold & Glitter'],
    customMessage: paragraph.repeat(8),
    activities: plan(6),
  },
  {
    name: 'with many paragraphs',
    theme: ['pirates'],
    customMessage: `${paragraph}\n`.repeat(8),
    activities: plan(12),
  },
  {
    name: 'with twenty activities',
    theme: ['Indie'],
    customMessage: paragraph.repeat(3),
    activities: plan(20),
  },
])(
  'an invitation fits one sheet, framed on all sides: $name (behaviour 6.23)',
  async ({ theme, customMessage, activities }) => {
    const page = await browser.newPage();
    const { host } = await logIn(site, `host-${activities.length}-paper`);
    const location = 'Orchard House, 14 Mill Lane, Bath BA1 5QT';
    await page.goto(
      `${site.url}${getGuestPath(await addEvent(site.db, { host, theme, customMessage, activities, location }))}`,
    );
    await page.emulateMedia({ media: 'print' });
    const card = page.locator('article');
    await expect
      .poll(() =>
        card.evaluate((node) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(node);
          return [borderTopWidth, borderBottomWidth].every((width) => Number.parseFloat(width) > 0);
        }),
      )
      .toBe(true);
    await expect
      .poll(() => page.getByRole('img', { name: 'QR code of the link' }).isVisible())
      .toBe(true);
    await expect
      .poll(async () => [await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')])
      .toEqual([1, 1]);
  },
);

test.each([
  { shape: 'wide', width: 900, height: 600, theme: ['Neon'], customMessage: '' },
  { shape: 'tall', width: 600, height: 900, theme: ['Retro'], customMessage: paragraph.repeat(8) },
])(
  'an invitation with a picture of its host’s own fits one sheet: $shape (behaviour 40.7)',
  async ({ shape, width, height, theme, customMessage }) => {
    const page = await browser.newPage();
    const { host, visitor } = await logIn(site, `host-picture-${shape}`);
    const id = await addEvent(site.db, { host, theme, customMessage, activities: plan(6) });
    const body = fillPictureForm(await drawPhoto(width, height).webp().toBuffer());
    const headers = { origin: site.url };
    await visitor.send(getPictureScreenPath(id), { method: 'POST', body, headers });
    await page.goto(`${site.url}${getGuestPath(id)}`);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('article picture').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('img', { name: 'QR code of the link' }).isVisible())
      .toBe(true);
    await expect
      .poll(async () => [await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')])
      .toEqual([1, 1]);
  },
);

async function openDashboard(guests: number): Promise<Page> {
  const context = await browser.newContext();
  const { host, cookie } = await logIn(site, `host-${guests}`);
  await context.addCookies([cookie]);
  const page = await context.newPage();
  const id = await addEvent(site.db, { host, invitees: makeInvitees(guests) });
  await open(page, `${site.url}${getGuestsPath(id)}`);
  return page;
}

test('the guest list is printed to its end, without what only a screen can do (behaviour 24.6)', async () => {
  const page = await openDashboard(60);
  const list = page.getByRole('region', { name: 'Guests' });
  await page.emulateMedia({ media: 'print' });
  const [height, whole] = await list.evaluate((node) => [node.clientHeight, node.scrollHeight]);
  expect(height).toBe(whole);
  await expect.poll(() => list.getByText('guest59@example.org').isVisible()).toBe(true);
  for (const name of ['Copy personal link of Guest 0', 'Sign out']) {
    await expect
      .poll(() => page.getByRole('button', { name, exact: true }).isVisible())
      .toBe(false);
  }
});

test('a list that scrolls is printed by its first page, and takes no empty sheets (behaviour 24.6)', async () => {
  const page = await openDashboard(250);
  const row = page.getByRole('region', { name: 'Guests' }).getByRole('listitem');
  await expect.poll(() => row.count()).toBeLessThan(60);
  await expect.poll(() => sheetsOf(page)).toBeLessThan(8);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => row.count()).toBe(100);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => row.count()).toBeLessThan(60);
});
