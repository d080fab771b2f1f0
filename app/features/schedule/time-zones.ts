import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';

import { toUtcDate } from './rules.ts';
import { getCurrentZoneName } from './zone-names.ts';
import { dayMs, nameZoneAt, toInstant } from './zone-offsets.ts';
import { nameZonePlace } from './zone-place.ts';

export interface ZoneGroup {
  region: string;
  zones: { name: string; place: string; offset: string }[];
}

/** An IANA name; '' when unknown. */
export function getBrowserTimeZone(): string {
  return getCurrentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
}

const universal = texts('Universal');

/** For the catalogs: what stands before the slash in the names of zones. */
texts({
  africa: 'Africa',
  america: 'America',
  antarctica: 'Antarctica',
  arctic: 'Arctic',
  asia: 'Asia',
  atlantic: 'Atlantic',
  australia: 'Australia',
  europe: 'Europe',
  indian: 'Indian',
  pacific: 'Pacific',
});

export function listTimeZoneGroups(chosen: string, date: string): ZoneGroup[] {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(getCurrentZoneName);
  const names = new Set(chosen === '' ? known : [...known, getCurrentZoneName(chosen)]);
  const regions = Map.groupBy([...names].toSorted(), (name) =>
    name.includes('/') ? name.slice(0, name.indexOf('/')) : universal,
  );
  return [...regions].map(([region, members]) => ({
    region: say(region),
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
  const name = format.formatToParts(noonOf(date)).find(({ type }) => type === 'timeZoneName');
  return (name?.value ?? '').replace(/^GMT(?:\+0$)?/, 'UTC');
}

/** 'Zurich time (UTC+2)' on that day; '' for no zone. */
export function describeZone(zone: string, date: string): string {
  if (zone === '') return '';
  const [place = zone] = nameZonePlace(zone).split(', ');
  const offset = offsetOf(zone, date);
  return place === offset ? place : say('{place} time ({offset})', { place, offset });
}

/** At noon of that day, such as 'Central European Summer Time'; '' when the zone has no name. */
export function nameTimeZone(
  zone: string,
  date: string,
  locale = getLocale(getLanguage()),
): string {
  return zone === '' ? '' : nameZoneAt(zone, toInstant(zone, noonOf(date)), locale);
}

/** As if the zone were UTC. */
function noonOf(date: string): number {
  return (toUtcDate(date)?.getTime() ?? 0) + dayMs / 2;
}
