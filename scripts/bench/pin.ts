import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Servers and the database's own work. */
export const serverCores = '0,1';
/** Load generators. */
export const loadCores = '2,3';

function canPin(): boolean {
  if (availableParallelism() < 4) return false;
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether processes can be kept on cores of their own here: with `taskset` and four cores. */
export const pins = canPin();

/** What `fork` needs to keep a process on some cores. */
export function pinned(cores: string): { execPath: string; execArgv: string[] } {
  return pins
    ? { execPath: 'taskset', execArgv: ['-c', cores, process.execPath] }
    : { execPath: process.execPath, execArgv: [] };
}
