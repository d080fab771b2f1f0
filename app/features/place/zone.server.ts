import lookUpZone from '@photostructure/tz-lookup';

import type { Point } from './port.ts';

/** The IANA time zone kept at a point, '' where this machine knows none of that name. */
export function timeZoneAt({ lat, lng }: Point): string {
  const name = lookUpZone(lat, lng);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    return '';
  }
}
