// `npm run check:browsers -- [--out FOLDER] [firefox] [webkit]`: walks through the built site in Firefox and
// WebKit as a host and guests would, and takes pictures. It is no part of `npm test`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../scripts/build.mjs';
import { CommandError } from '../../scripts/command-error.mjs';
import { openFirefox } from './firefox.ts';
import { type Programs, ensurePrograms } from './programs.ts';
import { openWebKit } from './webkit.ts';
import type { Engine } from './window.ts';

const browsers: Record<string, (programs: Programs) => Promise<Engine>> = {
  firefox: ({ firefox }) => openFirefox(firefox),
  webkit: openWebKit,
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(browsers);
  const unknown = wanted.find((name) => !(name in browsers));
  if (unknown)
    throw new CommandError(`No browser '${unknown}': ${Object.keys(browsers).join(', ')}.`);
  await ensureBuilt(path.resolve(import.meta.dirname, '../..'));
  const programs = await ensurePrograms();
  const out = path.resolve(values.out ?? mkdtempSync(path.join(tmpdir(), 'festoon-browsers-')));
  // Imported here, because it imports the build.
  const { checkBrowser } = await import('./check.ts');
  let failed = 0;
  for (const name of wanted) {
    const engine = await browsers[name]?.(programs);
    if (!engine) continue;
    failed += await checkBrowser(engine, out);
    await engine.close();
  }
  console.log(failed === 0 ? 'Every step holds.' : `${failed} steps failed.`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
