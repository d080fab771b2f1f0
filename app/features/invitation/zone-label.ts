import type { Invite } from '#app/features/invite/schema.ts';
import { nameZoneAt, toInstant } from '#app/features/schedule/zone-offsets.ts';

/**
 * The zone's name when the event starts, such as 'Nepal Time', in the language of a locale; '' for floating times
 * (behaviour 13.4).
 */
export function formatZone(
  { date, startTime, timeZone }: Pick<Invite, 'date' | 'startTime' | 'timeZone'>,
  locale?: string,
): string {
  if (timeZone === '' || date === '' || startTime === '') return '';
  return nameZoneAt(timeZone, toInstant(timeZone, Date.parse(`${date}T${startTime}:00Z`)), locale);
}
