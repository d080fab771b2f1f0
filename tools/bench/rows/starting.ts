import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '../../proxy/programs.ts';
import { get } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, computeMedian, formatNumber } from '../harness.ts';

const main = path.resolve(import.meta.dirname, '../../../build/server/main.js');

/** Seconds from the process's start to the first 200 of /health. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const start = performance.now();
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const healthy = async () => {
    try {
      return (await get(`http://127.0.0.1:${port}/health`)).status === 200;
    } catch {
      return false;
    }
  };
  while (!(await healthy())) await wait(2);
  const seconds = (performance.now() - start) / 1000;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  return seconds;
}

export const starting: Row = {
  name: 'starting',
  async measure({ dir, rounds }) {
    const { env } = await fill(dir);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) times.push(await startOnce(env.DATA_DIR));
    const [first = Number.NaN, ...warm] = times;
    const seconds = computeMedian(warm);
    return [
      {
        what: 'Start: from process start to `/health` 200, warm',
        goal: 'at most 1.5 s',
        found: `${formatNumber(seconds)} s`,
        met: seconds <= 1.5,
        figures: { 's, warm': seconds, 's, first': first },
      },
    ];
  },
};
