import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Filled } from './data.ts';
import type { Bench } from './harness.ts';
import { pinTo, serverCores } from './pin.ts';

/** Commits a second of a process of its own. */
export async function runRawLoop({ env, inviteId }: Filled, turn: Bench['turn']) {
  const seconds = 'seconds' in turn ? turn.seconds : 0.2;
  const { execPath, execArgv } = pinTo(serverCores);
  const script = path.join(import.meta.dirname, 'raw-loop-process.ts');
  const args = [...execArgv, script, env.DATA_DIR, inviteId, String(seconds)];
  const { stdout } = await promisify(execFile)(execPath, args);
  return { perSecond: Number(stdout) };
}
