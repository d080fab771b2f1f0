import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** More than the databases of a run take at any time. */
const roomInBytes = 2 * 1024 ** 3;

/**
 * Whether programs may run from the folder in memory, by the system's list of mounts. Containers often forbid it.
 * @param {string} mounts
 */
export function allowsPrograms(mounts) {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === memory);
  return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
}

function isMemoryUsable() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomInBytes && allowsPrograms(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Makes the folder in which a run keeps databases and files: in the folder that `TMPDIR` names, else in Linux's folder
 * in memory, where no commit waits for a disk, else in the system's temporary folder. Whoever calls removes it.
 */
export function makeTemporaryFolder() {
  const inMemory = process.env['TMPDIR'] === undefined && isMemoryUsable();
  const folder = mkdtempSync(path.join(inMemory ? memory : tmpdir(), 'festoon-tests-'));
  // As root, PostgreSQL runs as another user, who has a folder of its own in it.
  chmodSync(folder, 0o711);
  return folder;
}
