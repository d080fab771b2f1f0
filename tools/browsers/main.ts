// `npm run check:browsers -- [--out FOLDER] [firefox] [webkit]`: walks through the built site and takes pictures.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { CommandError } from '../../scripts/command-error.mjs';
import { checkBrowser } from './check.ts';
import { openFirefox } from './firefox.ts';
import { type Programs, ensurePrograms } from './programs.ts';
import { openWebKit } from './webkit.ts';
import type { Engine } from './window.ts';

const browsers = new Map<string, (programs: Programs) => Promise<Engine>>([
  ['firefox', openFirefox],
  ['webkit', openWebKit],
]);

async function check(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const names = [...browsers.keys()];
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new CommandError(`No browser '${unknown}': ${names.join(', ')}.`);
  const programs = await ensurePrograms();
  const out = path.resolve(values.out ?? mkdtempSync(path.join(tmpdir(), 'festoon-browsers-')));
  let failed = 0;
  for (const [name, openEngine] of browsers) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await using engine = await openEngine(programs);
    failed += await checkBrowser(engine, out);
  }
  console.log(failed === 0 ? 'Every step holds.' : `${failed} steps failed.`);
  return failed;
}

try {
  process.exitCode = (await check()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
