import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from './command-error.mjs';
import { holdLock } from './lock.mjs';
import { run } from './run.mjs';

const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/;

/**
 * The packages that building and serving need (`dependencies`), or all, with those of tests and tools
 * (`devDependencies`): more than half of all files.
 * @typedef {'site' | 'all'} Extent
 */

/**
 * Brings a folder's `node_modules` in step with its `package-lock.json`. Install scripts do not run: every package
 * in use ships its binaries.
 * @param {string} folder
 * @param {string} line said before the work begins
 * @param {Extent} [extent]
 */
export async function ensureInstalled(folder, line, extent = 'all') {
  if (isInstalled(folder, extent)) return;
  await holdLock(path.join(folder, '.install-lock'), async () => {
    if (isInstalled(folder, extent)) return;
    console.log(line);
    await install(folder, extent);
    writeFileSync(stampFile(folder), stamp(folder, extent));
  });
}

/**
 * @param {string} folder
 * @param {Extent} extent
 */
export function isInstalled(folder, extent) {
  const file = stampFile(folder);
  if (!existsSync(file)) return false;
  const installed = readFileSync(file, 'utf8');
  return installed === stamp(folder, 'all') || installed === stamp(folder, extent);
}

/**
 * @param {string} folder
 * @param {Extent} extent
 */
async function install(folder, extent) {
  const [command, ...npm] = npmCommand();
  // `npm ci` begins with an empty folder, which a server that runs there would miss: to its packages the rest is added.
  const work = isInstalled(folder, 'site') ? ['install', '--no-save'] : ['ci'];
  // Hosts often set NODE_ENV=production, which leaves out the packages of tests and tools.
  const kinds = [extent === 'all' ? '--include=dev' : '--omit=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = [...npm, ...work, '--prefix', folder, '--ignore-scripts', ...kinds, ...quiet];
  const { code, output } = await run(command, args, { cwd: folder, quiet: true });
  if (code === 0) return;
  throw new CommandError(
    offline.test(output)
      ? `The npm registry cannot be reached. Check the network connection and try again.\n${output}`
      : `npm ${work[0]} failed in ${folder} (exit code ${code}).\n${output}`,
  );
}

/**
 * The npm that called us, else the one beside this Node, else the one on the PATH.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const caller = process.env['npm_execpath'];
  if (caller && path.basename(caller) === 'npm-cli.js') return [process.execPath, caller];
  const bin = path.dirname(process.execPath);
  const beside = ['node_modules', '../lib/node_modules']
    .map((modules) => path.join(bin, modules, 'npm/bin/npm-cli.js'))
    .find((file) => existsSync(file));
  return beside ? [process.execPath, beside] : ['npm'];
}

/** @param {string} folder */
function stampFile(folder) {
  return path.join(folder, 'node_modules', '.festoon-installed');
}

/**
 * Includes platform and architecture, because a folder may be shared with a container.
 * @param {string} folder
 * @param {Extent} extent
 */
function stamp(folder, extent) {
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${process.platform}-${process.arch} ${hash} ${extent}`;
}
