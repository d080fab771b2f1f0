import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ensureBuilt } from './build.mjs';
import { CommandError } from './command-error.mjs';
import { loadSettings } from './start.mjs';

const watched = ['app', 'server', 'public'];

/**
 * Serves the site. After every change of a source file it rebuilds and restarts.
 * @param {string} root
 * @returns {Promise<never>}
 */
export async function dev(root) {
  loadSettings(root);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(0));
  const changes = watchForChanges(root);
  for (;;) {
    const changed = once(changes, 'change'); // Before the build, to catch changes during it.
    const server = (await tryToBuild(root)) ? serve(root) : null;
    await changed;
    await sleep(100); // An editor writes several files at once.
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
}

/** @param {string} root */
function serve(root) {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  });
  const stop = () => server.kill('SIGTERM');
  process.once('exit', stop);
  server.once('exit', () => process.off('exit', stop));
  return server;
}

/** @param {string} root */
async function tryToBuild(root) {
  try {
    await ensureBuilt(root);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @param {string} root */
function watchForChanges(root) {
  const changes = new EventEmitter();
  for (const folder of watched) {
    watch(path.join(root, folder), { recursive: true }, () => changes.emit('change'));
  }
  return changes;
}
