import type { Invite } from '#app/features/invite/schema.ts';
import {
  type RangeSeparator,
  canEndNextDay,
  formatDate,
  formatTimeRange,
} from '#app/features/schedule/rules.ts';

/** The same on the review, the guest page and the dashboard. */
export const fallbacks = {
  date: 'Date to be decided',
  time: 'Time to be decided',
  location: 'Location to be decided',
} as const;

/** For a guest who is not known. */
export const openGreeting = 'You’re invited to';

/** The page's title as a guest reads it (behaviour 13.1). */
export function formatGuestTitle({ eventName }: Pick<Invite, 'eventName'>): string {
  return eventName.trim() || "You're Invited!";
}

/** The chosen types as a guest reads them (behaviour 13.2). */
export function formatGuestType({ eventType }: Pick<Invite, 'eventType'>): string {
  return eventType.join(', ') || 'No type specified';
}

export function formatGuestTheme({ theme }: Pick<Invite, 'theme'>): string {
  return theme.join(', ') || 'No theme specified';
}

type Times = Pick<Invite, 'startTime' | 'endTime' | 'endsNextDay'>;

/** '6:00 PM - 2:00 AM', either time alone, or ''; an end on the next day says so (behaviour 13.4). */
export function formatTimes(times: Times, separator: RangeSeparator): string {
  const range = formatTimeRange(times.startTime, times.endTime, separator);
  return times.endsNextDay && canEndNextDay(times) ? `${range} the next day` : range;
}

/** A missing line is '' and comes last. */
export function formatWhenLines(schedule: Times & Pick<Invite, 'date'>): readonly [string, string] {
  const [date, time] = [formatDate(schedule.date), formatTimes(schedule, ' - ')];
  return date === '' ? [time, ''] : [date, time];
}
