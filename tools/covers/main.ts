/**
 * `npm run covers`: takes the pictures of the home page's covers from the built site's own guest pages, each with and
 * without its words. Needed when a look, a sample title or the hero's layout changes; a test says when.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

import { type Cover, covers } from '#app/features/theme/covers.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { launchBrowser } from '#tests/setup/launch-browser.ts';
import { openSite } from '#tests/setup/site.ts';

import { ensureChromium } from '../../scripts/ensure-chromium.mjs';
import { emptyFolder } from '../faces/write.ts';
import { hashCover, toSample } from './hash.ts';

/** Twice the size on a phone. */
const size = { width: 346, height: 444 };

const root = path.resolve(import.meta.dirname, '../..');
const folder = emptyFolder('app/features/theme/cover-pictures');
process.env['CHROMIUM_PATH'] = await ensureChromium(root);
const site = await openSite();
const browser = await launchBrowser({ reducedMotion: 'reduce' });

async function write(name: string, hero: Locator): Promise<void> {
  const shot = await hero.screenshot({ animations: 'disabled' });
  const picture = await sharp(shot)
    .resize({ ...size, fit: 'cover', position: 'top' })
    .avif({ quality: 42, effort: 6, chromaSubsampling: '4:2:0' })
    .toBuffer();
  writeFileSync(path.join(folder, `${name}.avif`), picture);
  console.log(`${name}: ${(picture.length / 1000).toFixed(1)} kB`);
}

/** Without the sheet's border and round corners. */
async function bareCorners(page: Page): Promise<void> {
  await page.locator('article').evaluate((sheet) => {
    sheet.style.borderRadius = '0';
  });
  await page.evaluate(async () => document.fonts.ready);
}

async function take(page: Page, cover: Cover): Promise<void> {
  const id = await addEvent(site.db, { ...toSample(cover), hostedBy: '' });
  await page.goto(site.url + getGuestPath(id));
  await bareCorners(page);
  const hero = page.locator('article header').first();
  await write(cover.look.id, hero);
  await hero.locator('p, h1').evaluateAll((words) => {
    for (const each of words) each.style.visibility = 'hidden';
  });
  await write(`${cover.look.id}-bare`, hero);
}

try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
  });
  for (const cover of covers) await take(page, cover);
  const hashes = Object.fromEntries(covers.map((cover) => [cover.look.id, hashCover(cover)]));
  writeFileSync(path.join(folder, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
} finally {
  await browser.close();
  await site.close();
}
