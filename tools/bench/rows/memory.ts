import { getGuestPath } from '#app/platform/paths.ts';

import { compressed } from '../ask.ts';
import { fill, multiply } from '../data.ts';
import { type Row, judge } from '../harness.ts';
import { answerYes } from '../measured-load.ts';
import { serveProgram } from '../measured-server.ts';
import { measureResident, watchResident } from '../resident.ts';

/** A minute of mixed load on the program that production runs. */
export const memory: Row = {
  name: 'memory',
  async measure({ dir, quick, loaders: [loader, other] }) {
    const seconds = quick ? 1 : 60;
    const filled = await fill(dir, { guests: 100 });
    const ids = [filled.inviteId, ...multiply(filled, 2000, 2000)];
    await using program = await serveProgram({ ...filled.env, TRUST_PROXY: 'on' });
    const { url, pid, origin } = program;
    const before = await measureResident(pid);
    const job = { url, each: ids.map((id) => ({ path: getGuestPath(id) })), seconds };
    const answering = { ...answerYes({ url: origin }, filled), fromEverywhere: true };
    const { most, after } = await watchResident(pid, 500, () =>
      Promise.all([
        loader.run({ ...job, connections: 48, headers: compressed }),
        other.run({ ...job, ...answering, connections: 16 }),
      ]),
    );
    return [
      judge(
        `Memory: resident after ${seconds} s of 64 connections`,
        [{ value: after, most: 200, unit: ' MB' }],
        {
          figures: { 'MB after': after, 'MB before': before, 'MB at most': most },
          notes: [
            '48 connections look at 2,001 guest pages in turn, 16 answer them from ten thousand addresses.',
            'docs/operations.md says where it is: 64 MB are Node’s own files, 85 V8’s heap. The pages are in a file.',
          ],
        },
      ),
    ];
  },
};
