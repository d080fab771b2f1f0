import { toUtcDate } from './rules.ts';

export interface ZoneGroup {
  region: string;
  zones: { name: string; place: string }[];
}

/** The zone that this machine keeps, as an IANA name; '' when it does not tell. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/** Every zone that this machine knows, and `chosen` even if it is not among them, by region. */
export function timeZoneGroups(chosen: string): ZoneGroup[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  if (chosen !== '') names.add(chosen);
  const regions = Map.groupBy([...names].toSorted(), (name) =>
    name.includes('/') ? name.slice(0, name.indexOf('/')) : 'Universal',
  );
  return [...regions].map(([region, members]) => ({
    region,
    zones: members.map((name) => ({ name, place: placeOf(name) })),
  }));
}

/** 'Buenos Aires, Argentina' of 'America/Argentina/Buenos_Aires'. */
function placeOf(name: string): string {
  const [, ...places] = name.split('/');
  return places.length === 0 ? name : places.toReversed().join(', ').replaceAll('_', ' ');
}

/** The zone in words on that day ('Central European Summer Time'), or '' when there is none to name. */
export function timeZoneInWords(zone: string, date: string, locale = 'en'): string {
  if (zone === '') return '';
  const noon = new Date((toUtcDate(date)?.getTime() ?? 0) + 12 * 3_600_000);
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(noon);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
