import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';

/**
 * Builds what has changed and serves the site from this process, which then answers signals itself.
 * @param {string} root
 * @returns {Promise<number>} exit code, should the server end by itself
 */
export async function start(root) {
  await ensureBuilt(root);
  loadSettings(root);
  process.env['NODE_ENV'] ??= 'production';
  const main = pathToFileURL(path.join(root, 'build/server/main.js'));
  const { url } = await import(main.href);
  console.log(`Ready: ${url}`);
  return 0;
}

/**
 * Settings that the environment does not have come from `.env`.
 * @param {string} root
 */
export function loadSettings(root) {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
