import { getGuestPath } from '#app/platform/paths.ts';

import { toNumericAddress } from './ask.ts';
import type { Filled } from './data.ts';
import type { Job, LoadGenerator, Turn } from './load-generator.ts';
import type { MeasuredServer } from './measured-server.ts';

export type Measured = Turn & {
  /** Milliseconds of the server's processor time per response. */
  cpu: number;
  /** The server's commits per response. */
  commits: number;
};

export async function load(
  loader: LoadGenerator,
  contestant: MeasuredServer,
  { path = '/', ...job }: Omit<Job, 'url'> & { path?: string },
): Promise<Measured> {
  const before = await contestant.usage();
  const turn = await loader.run({ ...job, url: toNumericAddress(contestant.url) + path });
  const after = await contestant.usage();
  const responses = turn.done + turn.shed;
  return {
    ...turn,
    cpu: ((after.cpu - before.cpu) * 1000) / responses,
    commits: (after.commits - before.commits) / responses,
  };
}

export function getFormHeaders({ url }: { url: string }): Record<string, string> {
  return { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
}

/** Yes on the open link: each answer is a new row, 64 at a time. */
export function answerYes(to: { url: string }, { inviteId }: Pick<Filled, 'inviteId'>) {
  return {
    path: getGuestPath(inviteId),
    method: 'POST' as const,
    headers: getFormHeaders(to),
    body: 'answer=yes',
    expect: [303],
  };
}
