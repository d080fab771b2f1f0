import { get } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, computeMedian, judge } from '../harness.ts';
import { serveProgram } from '../measured-server.ts';

/** Seconds until the first 200 of /health. */
async function startOnce(env: Record<string, string>): Promise<number> {
  const start = performance.now();
  await using program = await serveProgram(env);
  const { status } = await get(`${program.url}/health`);
  if (status !== 200) throw new Error(`/health answered ${status}`);
  return (performance.now() - start) / 1000;
}

export const starting: Row = {
  name: 'starting',
  async measure({ dir, rounds }) {
    const { env } = await fill(dir);
    const times: number[] = [];
    for (let round = 0; round <= Math.max(1, rounds); round += 1) times.push(await startOnce(env));
    const [first = Number.NaN, ...warm] = times;
    const seconds = computeMedian(warm);
    return [
      judge(
        'Start: from process start to `/health` 200, warm',
        [{ value: seconds, most: 1.5, unit: ' s' }],
        { figures: { 's, warm': seconds, 's, first': first } },
      ),
    ];
  },
};
