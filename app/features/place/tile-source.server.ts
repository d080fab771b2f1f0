import type { Settings } from '#app/platform/settings.server.ts';

import type { TileSource } from './still-map.tsx';

/** Where maps get their tiles; null when there are to be none. */
export function tileSource({
  MAP_TILES_URL: url,
  MAP_ATTRIBUTION: attribution,
}: Pick<Settings, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>): TileSource | null {
  return url === null ? null : { url, attribution };
}
