// `npm run check:image`: builds the image with the real Containerfile on a stand-in for its base, runs it as a container
// runtime would, and walks through the main job, a stop under load, an upgrade and broken volumes. Needs root on Debian
// and a network. `--base IMAGE` names a base that buildah can fetch.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkContainer } from './checks.ts';
import type { ImageConfig } from './container.ts';
import { checkContents } from './contents.ts';
import { Builder } from './programs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { base: { type: 'string' } } });

const builder = await Builder.open();
const work = mkdtempSync(path.join(tmpdir(), 'festoon-container-'));
let failed = 0;

async function check(sentence: string, step: () => Promise<string | void> | string | void) {
  try {
    const figures = await step();
    console.log(`✓ ${sentence}${figures ? `: ${figures}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${sentence}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  const base = values.base ?? builder.makeStandIn();
  builder.build('localhost/festoon', root, ['--build-arg', `BASE=${base}`]);
  const inspected = builder.run('inspect', '--type', 'image', 'localhost/festoon');
  const { Docker } = JSON.parse(inspected) as { Docker: { config: ImageConfig } };
  const [own, below] = [builder.mount('localhost/festoon'), builder.mount(base)];
  await checkContents({ check, own, below });
  await checkContainer({ check, root: own, config: Docker.config, work });
} finally {
  builder.close();
  rmSync(work, { recursive: true, force: true });
}
console.log(failed === 0 ? 'The image holds.' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
