import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** More than the databases of a run take at any time. */
const roomInBytes = 2 * 1024 ** 3;

/** Whether programs may run from the folder in memory, by the system's list of mounts. Containers often forbid it. */
export function allowsPrograms(mounts: string): boolean {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === memory);
  return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
}

function isMemoryUsable(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomInBytes && allowsPrograms(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Where tests keep databases and files: the folder that `TMPDIR` names, else Linux's folder in memory, where no
 * commit waits for a disk, else the system's temporary folder.
 */
export function chooseTemporaryFolder(): string {
  return process.env['TMPDIR'] === undefined && isMemoryUsable() ? memory : tmpdir();
}
