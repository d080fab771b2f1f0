import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';

/**
 * Builds if needed and serves the site from this process, which handles stop signals itself.
 * @param {string} root
 * @returns {Promise<number>} exit code, should the server end by itself
 */
export async function start(root) {
  await ensureBuilt(root);
  loadSettings(root);
  const main = pathToFileURL(path.join(root, 'build/server/main.js'));
  const { url } = await import(main.href);
  console.log(`Ready: ${url}`);
  return 0;
}

/**
 * Loads the settings that are not in the environment from `.env`.
 * @param {string} root
 */
export function loadSettings(root) {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
