/**
 * `npm run gallery`: takes pictures of every look and screen and arranges them as contact sheets in docs/gallery.
 * `npm run gallery -- ornaments` makes only the named sheets; `--out FOLDER` writes them elsewhere, with the page that shows
 * them (docs/gallery/README.md).
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { launchBrowser } from '#tests/setup/launch-browser.ts';
import { openSite } from '#tests/setup/site.ts';
import { openTileServer } from '#tests/setup/tile-server.ts';

import { ensureChromium } from '../../scripts/ensure-chromium.mjs';
import { ideaSheets } from './idea-sheets.ts';
import { languageSheets } from './language-sheets.ts';
import { ornamentSheets } from './ornament-sheet.ts';
import { partySheets } from './party-sheets.ts';
import { screenSheets } from './screen-sheets.ts';
import { type Stage, createStage } from './stage.ts';
import { wordSheets } from './word-sheets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const usual = path.join(root, 'docs/gallery');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: usual } },
});
const folder = path.resolve(values.out);
const sheets: Record<string, (stage: Stage) => Promise<Buffer>> = {
  ...partySheets,
  ...ideaSheets,
  ...wordSheets,
  ...languageSheets,
  ...ornamentSheets,
  ...screenSheets,
};

process.env['CHROMIUM_PATH'] = await ensureChromium(root);
// Without a network: the maps show a town that does not exist.
await using tiles = await openTileServer();
const maps = { MAP_TILES_URL: tiles.template, MAP_ATTRIBUTION: 'A town of its own' };
const site = await openSite(maps, { clock: Date.now });
const browser = await launchBrowser();
const stage = createStage(browser, site);
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(sheets)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const sheet = await make(stage);
    const file = path.join(folder, `${name}.webp`);
    writeFileSync(file, sheet);
    console.log(`${path.relative(root, file)}: ${Math.round(sheet.length / 1000)} kB`);
  }
  const page = 'README.md';
  if (folder !== usual) copyFileSync(path.join(usual, page), path.join(folder, page));
} finally {
  await browser.close();
  await site.close();
}
