import { spawnServer } from '#tests/setup/server-process.ts';

import { compressed, toNumericAddress } from '../ask.ts';
import { fill, multiply } from '../data.ts';
import { type Row, formatNumber } from '../harness.ts';
import { measureResident, watchResident } from '../resident.ts';

/** A minute of mixed load on the program that production runs, without any code of the benchmark in it. */
export const memory: Row = {
  name: 'memory',
  async measure({ dir, quick, loaders: [loader, other] }) {
    const seconds = quick ? 1 : 60;
    const filled = await fill(dir, { guests: 100 });
    const ids = multiply(filled, 2000, 2000);
    const server = spawnServer({ ...filled.env, TRUST_PROXY: 'on' });
    const origin = await server.serving;
    const pid = server.child.pid ?? 0;
    const before = await measureResident(pid);
    const each = [filled.inviteId, ...ids].map((id) => ({ path: `/guest/${id}` }));
    const job = { url: toNumericAddress(origin), each, seconds };
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const answering = { headers: form, body: 'answer=yes', expect: [303], fromEverywhere: true };
    const { most, after } = await watchResident(pid, 500, () =>
      Promise.all([
        loader.run({ ...job, connections: 48, headers: compressed }),
        other.run({ ...job, ...answering, connections: 16, method: 'POST' }),
      ]),
    );
    server.child.kill();
    await server.exited;
    return [
      {
        what: `Memory: resident after ${seconds} s of 64 connections`,
        goal: 'at most 200 MB',
        found: `${formatNumber(after)} MB`,
        met: after <= 200,
        figures: { 'MB after': after, 'MB before': before, 'MB at most': most },
        notes: [
          '48 connections look at 2,001 guest pages in turn, 16 answer them from ten thousand addresses.',
          'docs/operations.md says where it is: 64 MB are Node’s own files, 76 V8’s heap. The pages are in a file.',
        ],
      },
    ];
  },
};
