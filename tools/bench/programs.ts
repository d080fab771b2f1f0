import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Filled } from './data.ts';
import type { Bench } from './harness.ts';
import { pinTo, serverCores } from './pin.ts';

const exec = promisify(execFile);

/** Commits a second of the raw loop, which runs in a process of its own. */
export async function runRawLoop({ env, inviteId }: Filled, turn: Bench['turn']): Promise<number> {
  const seconds = 'seconds' in turn ? turn.seconds : 0.2;
  const { execPath, execArgv } = pinTo(serverCores);
  const script = path.join(import.meta.dirname, 'raw-loop.ts');
  const args = [...execArgv, script, env.DATA_DIR, inviteId, String(seconds)];
  const { stdout } = await exec(execPath, args);
  return Number(stdout);
}

/** What the loop that sends one message reaches, in a process of its own. */
export async function runMailLoop(to: {
  url: string;
  file: string;
  seconds: number;
}): Promise<{ perSecond: number; cpu: number }> {
  const { execPath, execArgv } = pinTo(serverCores);
  const script = path.join(import.meta.dirname, 'mail-loop.ts');
  const args = [...execArgv, script, to.url, to.file, String(to.seconds)];
  const { stdout } = await exec(execPath, args);
  return JSON.parse(stdout) as { perSecond: number; cpu: number };
}

/** How often a process waits for the disk while `work` runs, or null where `strace` is missing or not allowed. */
export async function countSyncs(
  dir: string,
  pid: number,
  work: () => Promise<void>,
): Promise<number | null> {
  const file = path.join(mkdtempSync(path.join(dir, 'strace-')), 'calls');
  const calls = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)];
  const strace = spawn('strace', calls, { stdio: ['ignore', 'ignore', 'pipe'] });
  const attached = await Promise.race([
    once(strace, 'error').then(() => false),
    once(strace, 'exit').then(() => false),
    once(strace.stderr, 'data').then(([text]) => String(text).includes('attached')),
  ]);
  if (!attached) return null;
  await work();
  strace.kill('SIGINT');
  await once(strace, 'exit');
  const rows = readFileSync(file, 'utf8').split('\n');
  const counts = rows.flatMap((row) => {
    const [, , , count, ...rest] = row.trim().split(/\s+/);
    return /^f(?:data)?sync$/.test(rest.at(-1) ?? '') ? [Number(count)] : [];
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
