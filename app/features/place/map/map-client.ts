import * as v from 'valibot';

import * as addresses from '#app/platform/addresses.ts';

/** Milliseconds. */
const timeLimitMs = 8000;

const answer = v.object({
  map: v.nullable(
    v.variant('by', [
      v.object({ by: v.literal('tiles'), url: v.string(), attribution: v.string() }),
      v.object({ by: v.literal('google') }),
    ]),
  ),
});

export type MapReply = v.InferOutput<typeof answer>['map'];

/** Null when maps are off. Rejects without a response. */
export async function askMap(): Promise<MapReply> {
  const response = await fetch(addresses.mapSource, { signal: AbortSignal.timeout(timeLimitMs) });
  return v.parse(answer, await response.json()).map;
}
