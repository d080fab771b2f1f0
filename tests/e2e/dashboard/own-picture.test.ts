import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { getGuestPath, getPictureScreenPath } from '#app/platform/paths.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';

openSiteAndBrowser();

test('a host adds a picture on the Theme step without losing what is chosen there, and a guest sees it at the head (behaviour 40.1)', async () => {
  const { host, cookie } = await logIn(site, 'ana');
  const id = await addEvent(site.db, { host, theme: ['Romantic'] });
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  await open(page, `${site.url}/theme?invite=${id}`);
  const neon = page.getByRole('button', { name: 'Neon' });
  await neon.click();
  await page.getByRole('button', { name: 'Your own picture' }).click();

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel(/picture$/i).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const save = page.getByRole('button', { name: 'Save picture' });
  await choose('letter.jpg', Buffer.from('no picture'));
  await page.getByLabel('What it shows').fill('The garden');
  await save.click();
  await page.getByRole('alert').getByText('This file is not a picture').waitFor();
  await expect.poll(() => page.getByLabel('What it shows').inputValue()).toBe('The garden');

  await choose('photo.jpg', await drawPhoto(900, 600).jpeg().toBuffer());
  await save.click();
  await page.getByText('Your picture is at the top of the invitation.').waitFor();
  await expect
    .poll(() => page.getByRole('img', { name: 'The garden' }).first().isVisible())
    .toBe(true);
  await expect.poll(() => neon.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`**/host/events/${id}?*`);

  const guest = await context.newPage();
  await guest.goto(`${site.url}${getGuestPath(id)}`);
  const picture = guest.getByRole('img', { name: 'The garden' });
  await picture.evaluate((node: HTMLImageElement) => node.decode());
  const shown = await picture.evaluate((node: HTMLImageElement) => ({
    source: node.currentSrc,
    top: node.getBoundingClientRect().top,
    title: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
    wide: document.documentElement.scrollWidth,
  }));
  expect(shown.source).toMatch(/\.avif$/);
  expect(shown.title).toBeGreaterThan(shown.top);
  expect(shown.wide).toBe(360);
});

/** How much of the text covers the picture, and how high the picture is. */
function measurePicture(guest: Page) {
  return guest.locator('article').evaluate((article) => {
    const picture = article.querySelector('picture')?.getBoundingClientRect() ?? new DOMRect();
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    let texts = 0;
    const onPicture = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.textContent?.trim()) continue;
      texts += 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lies = [...range.getClientRects()].some(
        ({ top, bottom, width }) => width > 1 && top < picture.bottom && bottom > picture.top,
      );
      if (lies) onPicture.push(node.textContent);
    }
    return { height: picture.height, texts, onPicture };
  });
}

test.each([
  { width: 360, theme: ['Neon', 'Sci-fi'] },
  { width: 1280, theme: ['Romantic', 'Pastel'] },
])(
  'no text lies on the picture, and its room is there before it (behaviour 40.6)',
  async ({ width, theme }) => {
    const { host, visitor } = await logIn(site, `host-${width}`);
    const id = await addEvent(site.db, { host, theme });
    const body = fillPictureForm(await drawPhoto(900, 700).webp().toBuffer());
    const headers = { origin: site.url };
    await visitor.send(getPictureScreenPath(id), { method: 'POST', body, headers });
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const guest = await context.newPage();
    await guest.goto(`${site.url}${getGuestPath(id)}`);
    const shown = await measurePicture(guest);
    expect(shown.onPicture).toEqual([]);
    expect(shown.texts).toBeGreaterThan(10);
    await guest.route('**/picture/**', (route) => route.abort());
    await guest.reload();
    const { height } = await measurePicture(guest);
    expect(height).toBe(shown.height);
    expect(height).toBeGreaterThan(100);
  },
);
