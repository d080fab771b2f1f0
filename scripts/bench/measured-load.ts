import { direct } from './ask.ts';
import type { Contestant } from './contestant.ts';
import type { Job, Loader, Turn } from './loader.ts';

export interface Measured extends Turn {
  /** Milliseconds of the server's processor time for each answer. */
  cpu: number;
}

/** One turn of load on a contestant, with the processor time it took. */
export async function load(
  loader: Loader,
  contestant: Contestant,
  { path = '/', ...job }: Omit<Job, 'url'> & { path?: string },
): Promise<Measured> {
  const before = await contestant.usage();
  const turn = await loader.run({ ...job, url: direct(contestant.url) + path });
  const after = await contestant.usage();
  return { ...turn, cpu: ((after.cpu - before.cpu) * 1000) / (turn.done + turn.shed) };
}

/** The headers of a form of the site's own. */
export function formHeaders({ url }: Contestant): Record<string, string> {
  return { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
}
