import * as addresses from '#app/platform/addresses.ts';
import type { Language } from '#app/platform/language/languages.ts';

import type { Point } from './port.ts';

/** Coordinates are null when unknown. */
export interface Located {
  location: string;
  lat: Point['lat'] | null;
  lng: Point['lng'] | null;
}

export type Scheme = 'light' | 'dark';

interface EmbedOptions {
  scheme?: Scheme | undefined;
  /** English is not named. */
  language?: Language;
}

/** The embedded map (behaviour 10.23); without a scheme, the visitor's system decides on its colors. */
export function getEmbedPath(
  { location, lat, lng }: Located,
  { scheme, language = 'en' }: EmbedOptions = {},
): string {
  const point = lat === null || lng === null ? {} : { lat: String(lat), lng: String(lng) };
  const query = {
    q: location,
    ...point,
    ...(scheme ? { scheme } : {}),
    ...(language === 'en' ? {} : { lang: language }),
  };
  return `${addresses.embedMap}?${new URLSearchParams(query)}`;
}

/** The Location step's framed map, whose pin can be moved. */
export function getMapFramePath(point: Point | null): string {
  const at = point && { lat: String(point.lat), lng: String(point.lng) };
  return `${addresses.embedMap}?${new URLSearchParams({ edit: '1', ...at })}`;
}

/** Opens the map application on a phone, and needs no key. */
export function getDirectionsUrl({ location, lat, lng }: Located): string {
  const destination = lat === null || lng === null ? location : `${lat},${lng}`;
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}
