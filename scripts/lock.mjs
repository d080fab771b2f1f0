import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const beatMs = 1_000;
const staleMs = 15_000;

/**
 * Runs `work` while no other process holds the same lock, a folder that its holder touches every second. The lock
 * of a process that was killed is stale after fifteen seconds.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options] onWait: called once when somebody else holds it
 * @returns {Promise<T>}
 */
export async function holdLock(folder, work, { onWait = () => {} } = {}) {
  let waited = false;
  while (!take(folder)) {
    if (!waited) onWait();
    waited = true;
    await sleep(200);
  }
  const beat = setInterval(() => touch(folder), beatMs);
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (isStale(folder)) putAside(folder);
  return false;
}

/**
 * Removes a stale lock. Of several processes that see it, only one succeeds in renaming it. If that one has renamed
 * a lock that was taken anew in between, it puts the lock back.
 * @param {string} folder
 */
function putAside(folder) {
  const aside = `${folder}-${process.pid}`;
  try {
    renameSync(folder, aside);
    if (isStale(aside)) rmSync(aside, { recursive: true });
    else renameSync(aside, folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {string} folder */
function isStale(folder) {
  const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched > staleMs;
}

/** @param {string} folder */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
