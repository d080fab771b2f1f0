import { execFileSync } from 'node:child_process';

import { spawnServer } from '#tests/setup/server-process.ts';

import { compressed, toNumericAddress } from '../ask.ts';
import { fill, multiply } from '../data.ts';
import { type Row, formatNumber } from '../harness.ts';

/** The resident memory of a process as the system counts it. */
function residentMegabytes(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024) / 1e6;
}

/** A minute of mixed load on the program that production runs, without any code of the benchmark in it. */
export const memory: Row = {
  name: 'memory',
  async measure({ dir, quick, loaders: [loader, other] }) {
    const seconds = quick ? 1 : 60;
    const filled = await fill(dir, { guests: 100 });
    const ids = multiply(filled, 2000, 2000);
    const server = spawnServer(
      { ...filled.env, TRUST_PROXY: 'on' },
      // The flags of `npm start`.
      { flags: ['--max-semi-space-size=8', '--heap-growing-percent=20'] },
    );
    const origin = await server.serving;
    const resident = () => residentMegabytes(server.child.pid ?? 0);
    const before = resident();
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, resident())), 500);
    const each = [filled.inviteId, ...ids].map((id) => ({ path: `/guest/${id}` }));
    const job = { url: toNumericAddress(origin), each, seconds };
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const answering = { headers: form, body: 'answer=yes', expect: [303], fromEverywhere: true };
    await Promise.all([
      loader.run({ ...job, connections: 48, headers: compressed }),
      other.run({ ...job, ...answering, connections: 16, method: 'POST' }),
    ]);
    clearInterval(watching);
    const after = resident();
    server.child.kill();
    await server.exited;
    return [
      {
        what: `Memory: resident after ${seconds} s of 64 connections`,
        goal: 'at most 200 MB',
        found: `${formatNumber(after)} MB`,
        met: after <= 200,
        figures: { 'MB after': after, 'MB before': before, 'MB at most': Math.max(most, after) },
        notes: [
          '48 connections look at 2,001 guest pages in turn, 16 answer them from ten thousand addresses.',
          'Of it about 120 MB are there before the first request, 40 to 60 pages and buffers, 16 SQLite’s pages, the rest V8’s heap: without `--heap-growing-percent` it is let grow for longer, to 276 MB.',
        ],
      },
    ];
  },
};
