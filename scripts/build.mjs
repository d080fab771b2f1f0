// `npm run build`, and the build step of `start`, `test` and `dev`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { CommandError } from './command-error.mjs';
import { holdLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { run } from './run.mjs';

/** The inputs of the build, besides what `package-lock.json` pins. */
const inputs = [
  'app',
  'server',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/ascii.mjs',
  'scripts/imports.mjs',
  'scripts/precompress.mjs',
  'scripts/preview-words.mjs',
  'scripts/words-by-part.mjs',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Builds unless the inputs have not changed since the last build.
 * @param {string} root
 */
export async function ensureBuilt(root) {
  if (isBuilt(root)) return;
  await holdLock(path.join(root, '.build-lock'), async () => {
    if (isBuilt(root)) return;
    console.log('Building…');
    await build(root);
  });
}

/** @param {string} root */
async function build(root) {
  const inputsHash = hashInputs(root);
  const cli = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { code, output } = await run(process.execPath, [cli, 'build'], {
    cwd: root,
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new CommandError(`The build failed.\n${output}`);
  await precompress(path.join(root, 'build/client'));
  writeFileSync(stampFile(root), inputsHash);
}

/** @param {string} root */
export function isBuilt(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs(root);
}

/**
 * Lies beside the server bundle. Every build empties that folder first, so a failed or foreign build leaves no stamp.
 * @param {string} root
 */
function stampFile(root) {
  return path.join(root, 'build/server/inputs.sha256');
}

/**
 * A hash over the path and content of every input. Tests are no inputs.
 * @param {string} root
 */
export function hashInputs(root) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]} in a fixed order, relative to `root`, with forward slashes
 */
function filesUnder(root, name) {
  const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name];
  return readdirSync(path.join(root, name))
    .toSorted()
    .flatMap((entry) => filesUnder(root, `${name}/${entry}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(import.meta.dirname, '..');
  await holdLock(path.join(root, '.build-lock'), () => build(root));
}
