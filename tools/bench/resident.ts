import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** MB, as the system counts them. */
export async function measureResident(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return (Number(stdout) * 1024) / 1e6;
}

/** The peak memory while `work` ran, sampled every few milliseconds, and the memory afterwards. */
export async function watchResident<Result>(
  pid: number,
  everyMs: number,
  work: () => Promise<Result>,
): Promise<{ most: number; after: number; result: Result }> {
  let most = 0;
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await measureResident(pid));
      await wait(everyMs);
    }
  };
  const watching = look();
  const result = await work().finally(() => over.abort());
  await watching;
  const after = await measureResident(pid);
  return { most: Math.max(most, after), after, result };
}
