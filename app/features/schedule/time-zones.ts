import { toUtcDate } from './rules.ts';
import { getCurrentZoneName } from './zone-names.ts';
import { nameZonePlace } from './zone-place.ts';

export interface ZoneGroup {
  region: string;
  zones: { name: string; place: string; offset: string }[];
}

/** An IANA name; '' when unknown. */
export function getBrowserTimeZone(): string {
  return getCurrentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
}

/** By region. `chosen` is included even if the machine does not know it. */
export function listTimeZoneGroups(chosen: string, date: string): ZoneGroup[] {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(getCurrentZoneName);
  const names = new Set(chosen === '' ? known : [...known, getCurrentZoneName(chosen)]);
  const regions = Map.groupBy([...names].toSorted(), (name) =>
    name.includes('/') ? name.slice(0, name.indexOf('/')) : 'Universal',
  );
  return [...regions].map(([region, members]) => ({
    region,
    zones: members.map((name) => ({
      name,
      place: nameZonePlace(name),
      offset: offsetOf(name, date),
    })),
  }));
}

// Cached: hundreds are needed at once, and creating one is slow.
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** On that day, such as 'UTC+5:30' or 'UTC'. */
function offsetOf(timeZone: string, date: string): string {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  offsetFormats.set(timeZone, format);
  return zoneWord(format, date).replace(/^GMT(?:\+0$)?/, 'UTC');
}

/** On that day, such as 'Central European Summer Time'; '' when the zone has no name. */
export function nameTimeZone(zone: string, date: string, locale = 'en'): string {
  if (zone === '') return '';
  return zoneWord(new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' }), date);
}

function zoneWord(format: Intl.DateTimeFormat, date: string): string {
  const noon = new Date((toUtcDate(date)?.getTime() ?? 0) + 12 * 3_600_000);
  return format.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
