import { existsSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from './command-error.mjs';
import { installFromDebian, isRootOnDebian } from './debian.mjs';
import { findChromiums, isShell } from './find-chromium.mjs';
import { run } from './run.mjs';

const downloadMs = 4 * 60_000;

/**
 * A browser that starts. Where there is none, it installs one: as root on Debian the distribution's headless shell or
 * Chromium, else Playwright's download. Throws when all fail: a skipped browser suite is not a pass. For tests it is
 * the headless shell where there is one; in CI, as root on Debian, that is installed beside another browser, too.
 * @param {string} root
 * @param {{ forTests?: boolean }} [options]
 * @returns {Promise<string>} an absolute path
 */
export async function ensureChromium(root, { forTests = false } = {}) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new CommandError(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
  }
  const find = () => findWorking({ shellFirst: forTests });
  const found = await find();
  if (found && (chosen || isShell(found) || !forTests || !process.env['CI'])) return found;
  const installed = (await installFromSystem(forTests)) && (await find());
  if (installed || found) return installed || /** @type {string} */ (found);
  console.log('No browser found. Downloading Chromium with Playwright…');
  const fetched = (await download(root)) && (await find());
  if (fetched) return fetched;
  throw new CommandError(
    'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** @param {string} root */
async function download(root) {
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  // Only root can install the libraries that the browser needs.
  const libraries = isRootOnDebian() ? ['--with-deps'] : [];
  const args = [cli, 'install', '--no-shell', ...libraries, 'chromium'];
  const { code } = await run(process.execPath, args, { quiet: true, timeoutMs: downloadMs });
  return code === 0;
}

/**
 * As root on Debian, installs the headless shell for tests, else or where that fails Chromium.
 * @param {boolean} forTests
 */
async function installFromSystem(forTests) {
  if (!isRootOnDebian()) return false;
  for (const browser of forTests ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
    console.log(`Installing ${browser} with apt-get…`);
    if (await installFromDebian(['fonts-liberation', browser])) return true;
  }
  return false;
}

/**
 * The first browser that starts. One may lack a library, or be a stub that only names another package.
 * @param {{ shellFirst: boolean }} options
 */
async function findWorking(options) {
  for (const file of findChromiums(options)) {
    if (process.platform === 'win32') return file;
    const { code } = await run(file, ['--version'], { quiet: true });
    if (code === 0) return file;
  }
  return null;
}
