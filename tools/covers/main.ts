/**
 * `npm run covers`: takes the pictures of the home page's covers from the built site's own guest pages, each with and
 * without its words, and with those of each language. `npm run covers -- translations` takes the latter alone. Needed when a look, a sample title or the hero's layout changes; a test says when.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

import { ownWordsColumn } from '#app/features/invite/json-columns.server.ts';
import { type Cover, covers } from '#app/features/theme/covers.ts';
import { addLanguage } from '#app/platform/language/language-query.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { launchBrowser } from '#tests/setup/launch-browser.ts';
import { openSite } from '#tests/setup/site.ts';

import { ensureChromium } from '../../scripts/ensure-chromium.mjs';
import { emptyFolder } from '../faces/write.ts';
import { lendFaces } from '../gallery/lent-faces.ts';
import { hashCovers, otherLanguages, toSample, translateTitle } from './hash.ts';

/** Twice the size on a phone. */
const size = { width: 346, height: 444 };

const root = path.resolve(import.meta.dirname, '../..');
const part = 'app/features/theme/cover-pictures';
const onlyOthers = process.argv[2] === 'translations';
const folder = onlyOthers ? path.join(root, part) : emptyFolder(part);
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

async function findHero(page: Page, cover: Cover, language: Language): Promise<Locator> {
  const sample = toSample(cover);
  const id = await addEvent(site.db, { ...sample, hostedBy: '' });
  const title = { text: translateTitle(cover, language), of: sample.eventName };
  await site.db
    .updateTable('invites')
    .set({ own_words: ownWordsColumn.encode({ [language]: { title } }) })
    .where('id', '=', id)
    .execute();
  await page.goto(site.url + addLanguage(getGuestPath(id), language));
  await lendFaces(page);
  await bareCorners(page);
  return page.locator('article header').first();
}

async function take(page: Page, cover: Cover): Promise<void> {
  const hero = await findHero(page, cover, 'en');
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
  if (!onlyOthers) for (const cover of covers) await take(page, cover);
  for (const language of otherLanguages) {
    mkdirSync(path.join(folder, language), { recursive: true });
    for (const cover of covers) {
      await write(`${language}/${cover.look.id}`, await findHero(page, cover, language));
    }
  }
  const hashes = JSON.stringify(hashCovers(covers), null, 2);
  writeFileSync(path.join(folder, 'hashes.json'), `${hashes}\n`);
} finally {
  await browser.close();
  await site.close();
}
