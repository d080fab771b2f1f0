import { toNumericAddress } from './ask.ts';
import type { Job, LoadGenerator, Turn } from './load-generator.ts';
import type { MeasuredServer } from './measured-server.ts';

export interface Measured extends Turn {
  /** Milliseconds of the server's processor time for each response. */
  cpu: number;
}

/** One turn of load on a contestant, with the processor time it took. */
export async function load(
  loader: LoadGenerator,
  contestant: MeasuredServer,
  { path = '/', ...job }: Omit<Job, 'url'> & { path?: string },
): Promise<Measured> {
  const before = await contestant.usage();
  const turn = await loader.run({ ...job, url: toNumericAddress(contestant.url) + path });
  const after = await contestant.usage();
  return { ...turn, cpu: ((after.cpu - before.cpu) * 1000) / (turn.done + turn.shed) };
}

/** The headers of a form that the site's own page posts. */
export function getFormHeaders({ url }: MeasuredServer): Record<string, string> {
  return { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
}
