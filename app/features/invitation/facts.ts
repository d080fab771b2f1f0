import type { Invite } from '#app/features/invite/schema.ts';
import {
  type RangeSeparator,
  canEndNextDay,
  formatTimeRange,
  formatMinutes,
  parseClock,
} from '#app/features/schedule/rules.ts';
import { sayPreset } from '#app/features/theme/presets/say-preset.ts';
import { say } from '#app/platform/language/say.ts';

/** The chosen types, as on a guest's page (behaviour 13.2). */
export function formatGuestType({ eventType }: Pick<Invite, 'eventType'>): string {
  return eventType.map(sayPreset).join(', ') || say('No type specified');
}

export function formatGuestTheme({ theme }: Pick<Invite, 'theme'>): string {
  return theme.map(sayPreset).join(', ') || say('No theme specified');
}

type Times = Pick<Invite, 'startTime' | 'endTime' | 'endsNextDay'>;

/** '6:00 PM - 2:00 AM', either time alone, or ''; an end on the next day says so (behaviour 13.4). */
export function formatTimes(times: Times, separator: RangeSeparator): string {
  const [start, end] = [parseClock(times.startTime), parseClock(times.endTime)];
  if (start === null || end === null || !times.endsNextDay || !canEndNextDay(times)) {
    return formatTimeRange(times.startTime, times.endTime, separator);
  }
  const values = { start: formatMinutes(start), end: formatMinutes(end) };
  return separator === ' - '
    ? say('{start} - {end} the next day', values)
    : say('{start} – {end} the next day', values);
}
