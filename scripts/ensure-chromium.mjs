import { existsSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from './command-error.mjs';
import { installFromDebian, isRootOnDebian } from './debian.mjs';
import { findChromiums } from './find-chromium.mjs';
import { run } from './run.mjs';

const downloadMs = 4 * 60_000;

/**
 * The browser to test with. Where there is none, it installs one: Playwright's download, else, as root on Debian,
 * the distribution's package. Throws when both fail: a skipped browser suite is not a pass.
 * @param {string} root
 * @returns {Promise<string>} an absolute path
 */
export async function ensureChromium(root) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new CommandError(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
  }
  const found = await findWorking();
  if (found) return found;
  console.log('No browser found. Downloading Chromium with Playwright…');
  const fetched = (await download(root)) && (await findWorking());
  if (fetched) return fetched;
  if (isRootOnDebian()) {
    console.log('That failed. Installing Chromium with apt-get…');
    const installed = (await installChromium()) && (await findWorking());
    if (installed) return installed;
  }
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

async function installChromium() {
  return installFromDebian(['fonts-liberation', 'chromium']);
}

/** The first browser that starts. One may lack a library, or be a stub that only names another package. */
async function findWorking() {
  for (const file of findChromiums()) {
    if (process.platform === 'win32') return file;
    const { code } = await run(file, ['--version'], { quiet: true });
    if (code === 0) return file;
  }
  return null;
}
