import { href } from 'react-router';

import type { Point } from './port.ts';

/** An address, and where it is on the map if that is known. */
export interface Located {
  location: string;
  lat: Point['lat'] | null;
  lng: Point['lng'] | null;
}

export type Scheme = 'light' | 'dark';

/** The embedded preview of a place (spec §7), in the scheme of the page around it where that has its own. */
export function embedPath({ location, lat, lng }: Located, scheme?: Scheme): string {
  const point = lat === null || lng === null ? {} : { lat: String(lat), lng: String(lng) };
  const query = { q: location, ...point, ...(scheme ? { scheme } : {}) };
  return `${href('/embed/map')}?${new URLSearchParams(query)}`;
}

/** The map of the Location step where it is drawn in a frame: its pin can be moved. */
export function mapFramePath(point: Point | null): string {
  const at = point && { lat: String(point.lat), lng: String(point.lng) };
  return `${href('/embed/map')}?${new URLSearchParams({ edit: '1', ...at })}`;
}

/** Directions from wherever the reader is: a phone opens its map application with it, and no key is needed. */
export function directionsUrl({ location, lat, lng }: Located): string {
  const destination = lat === null || lng === null ? location : `${lat},${lng}`;
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}
