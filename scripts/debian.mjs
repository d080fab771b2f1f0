import { existsSync } from 'node:fs';

import { run } from './run.mjs';

const timeoutMs = 10 * 60_000;

/** Whether this process may install Debian's packages. */
export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian. Returns whether that succeeded.
 * @param {readonly string[]} packages
 */
export async function installFromDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => run('apt-get', args, { quiet: true, env, timeoutMs });
  await apt('update', '-q');
  const { code } = await apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  return code === 0;
}
