import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const serverCores = '0,1';
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

/** Needs `taskset` and four cores. */
export const pins = canPin();

/** Options of `fork`. */
export function pinTo(cores: string): { execPath: string; execArgv: string[] } {
  return pins
    ? { execPath: 'taskset', execArgv: ['-c', cores, process.execPath] }
    : { execPath: process.execPath, execArgv: [] };
}
