import { href } from 'react-router';
import * as v from 'valibot';

/** Milliseconds until the site's own answer is no longer waited for. */
const patience = 8000;

const answer = v.object({
  map: v.nullable(
    v.variant('by', [
      v.object({ by: v.literal('tiles'), url: v.string(), attribution: v.string() }),
      v.object({ by: v.literal('google') }),
    ]),
  ),
});

export type MapAnswer = v.InferOutput<typeof answer>['map'];

/** Asks the site where maps come from; null when there are to be none. Rejects when it does not answer. */
export async function askMap(): Promise<MapAnswer> {
  const response = await fetch(href('/api/map'), { signal: AbortSignal.timeout(patience) });
  return v.parse(answer, await response.json()).map;
}
