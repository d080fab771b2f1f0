import lookUpZone from '@photostructure/tz-lookup';

import type { Point } from './port.ts';

/** An IANA name; '' if this machine does not know it. */
export function findTimeZone({ lat, lng }: Point): string {
  const name = lookUpZone(lat, lng);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    return '';
  }
}
