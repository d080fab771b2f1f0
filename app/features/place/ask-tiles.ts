import { href } from 'react-router';
import * as v from 'valibot';

import type { TileSource } from './still-map.tsx';

/** Milliseconds until the site's own answer is no longer waited for. */
const patience = 8000;

const answer = v.object({
  tiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })),
});

/** Asks the site where maps get their tiles; null when there are to be none. Rejects when it does not answer. */
export async function askTiles(): Promise<TileSource | null> {
  const response = await fetch(href('/api/map'), { signal: AbortSignal.timeout(patience) });
  return v.parse(answer, await response.json()).tiles;
}
