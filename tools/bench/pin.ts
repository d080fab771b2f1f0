import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The cores of servers and of the database. */
export const serverCores = '0,1';
/** The cores of load generators. */
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

/** Whether processes can be kept on cores of their own: needs `taskset` and four cores. */
export const pins = canPin();

/** The options of `fork` that keep a process on some cores. */
export function pinTo(cores: string): { execPath: string; execArgv: string[] } {
  return pins
    ? { execPath: 'taskset', execArgv: ['-c', cores, process.execPath] }
    : { execPath: process.execPath, execArgv: [] };
}
