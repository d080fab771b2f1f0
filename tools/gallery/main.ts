/**
 * `npm run gallery`: takes pictures of every look and screen and arranges them as contact sheets in docs/gallery.
 * `npm run gallery -- ornaments` makes only the named sheets; `--out FOLDER` writes them elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/ensure-chromium.mjs';
import { writeIndex } from './contents.ts';
import { ornamentSheets } from './ornament-sheet.ts';
import type { Stage } from './stage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: path.join(root, 'docs/gallery') } },
});
const folder = path.resolve(values.out);

type Sheet = (stage: Stage) => Promise<Buffer>;

async function openStage(): Promise<{ stage: Stage; close: () => Promise<void> }> {
  await ensureBuilt(root);
  process.env['CHROMIUM_PATH'] = await ensureChromium(root);
  const [{ openSite }, { openTileServer }, { launchBrowser }, { createStage }] = await Promise.all([
    import('#tests/setup/site.ts'),
    import('#tests/fixtures/tile-server.ts'),
    import('#tests/setup/browser.ts'),
    import('./stage.ts'),
  ]);
  // Uses no network: the maps show a town that does not exist.
  const tiles = await openTileServer();
  const maps = { MAP_TILES_URL: tiles.template, MAP_ATTRIBUTION: 'A town of its own' };
  const site = await openSite(maps, { clock: Date.now });
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await site.close();
    await tiles[Symbol.asyncDispose]();
  };
  return { stage: createStage(browser, site), close };
}

async function makeSheets(stage: Stage): Promise<void> {
  const [{ partySheets }, { screenSheets }, { ideaSheets }] = await Promise.all([
    import('./party-sheets.ts'),
    import('./screen-sheets.ts'),
    import('./idea-sheets.ts'),
  ]);
  const sheets: Record<string, Sheet> = {
    ...partySheets,
    ...ideaSheets,
    ...ornamentSheets,
    ...screenSheets,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(sheets)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const sheet = await make(stage);
    const file = path.join(folder, `${name}.webp`);
    writeFileSync(file, sheet);
    console.log(`${path.relative(root, file)}: ${Math.round(sheet.length / 1000)} kB`);
  }
  writeIndex(folder);
}

const { stage, close } = await openStage();
try {
  await makeSheets(stage);
} finally {
  await close();
}
