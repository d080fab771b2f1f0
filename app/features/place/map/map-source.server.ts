import type { Settings } from '#app/platform/settings.server.ts';

import type { MapSource } from './map-source.ts';

type MapSettings = Pick<
  Settings,
  'MAP_TILES_URL' | 'MAP_ATTRIBUTION' | 'GOOGLE_MAPS_BROWSER_KEY' | 'GOOGLE_MAPS_SCRIPT_URL'
>;

/** Google if there is a key for browsers, else tiles; null when maps are off. */
export function chooseMapSource(settings: MapSettings): MapSource | null {
  const { MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution } = settings;
  const { GOOGLE_MAPS_BROWSER_KEY: key, GOOGLE_MAPS_SCRIPT_URL: script } = settings;
  if (key) return { by: 'google', script, key };
  return url === null ? null : { by: 'tiles', url, attribution };
}
