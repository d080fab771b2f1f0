import {
  type Days,
  type WallTime,
  countMinutesSince,
  findInstant,
  findNightsEnd,
  findOverTime,
  hasCome,
  isPast,
} from './past.ts';
import { minimumWindow, minutesInDay, parseClock } from './rules.ts';
import type { Schedule } from './schema.ts';

/** What part of its life an event is in. */
export type Season =
  | { kind: 'before' | 'today' | 'tonight' | 'after' }
  /** From 30 days on; 1 is tomorrow. */
  | { kind: 'countdown'; days: number };

export interface SeasonOf extends Schedule {
  /** Its date was over when it was saved, and no host has said since that the event took place. */
  savedPast: boolean;
  canceled: boolean;
}

const countdownDays = 30;
const evening = 17 * 60;

const before: Season = { kind: 'before' };

/** The zone of the words about the day. Without one it is UTC, from which no guest is more than half a day away. */
const zoneOf = ({ timeZone }: Pick<Schedule, 'timeZone'>) => timeZone || 'UTC';

/** In minutes from the midnight that begins the date. An event without an end lasts until 4 AM. */
function findEnd(event: Omit<Schedule, 'timeZone' | 'date'>): number {
  const [start, end] = [parseClock(event.startTime), parseClock(event.endTime)];
  if (end === null) return findNightsEnd(event);
  if (event.endsNextDay) return end + minutesInDay;
  return start !== null && end <= start ? start + minimumWindow : end;
}

/** When the event ends on its clocks. */
const findEndTime = (event: Schedule): WallTime => ({
  date: event.date,
  minutes: findEnd(event),
  zone: zoneOf(event),
});

/**
 * The event's season at `now` (epoch ms): its own until its end, 'after' from 4 AM on the day after its last day
 * unless it was saved with a date that was already over (behaviour 44.1, 44.2). A canceled event is always 'before'.
 */
export function findSeason(event: SeasonOf, now: number): Season {
  if (event.date === '' || event.canceled || event.savedPast) return before;
  if (isPast(event, now)) return { kind: 'after' };
  const since = countMinutesSince(event.date, zoneOf(event), now);
  if (since < 0) {
    const days = Math.ceil(-since / minutesInDay);
    return days > countdownDays ? before : { kind: 'countdown', days };
  }
  if (hasCome(findEndTime(event), now)) return before;
  return { kind: (parseClock(event.startTime) ?? 0) >= evening ? 'tonight' : 'today' };
}

/** A short text, different for each season. */
export const markSeason = (season: Season) =>
  season.kind === 'countdown' ? `in${season.days}` : season.kind;

/** When the season of an event changes next (epoch ms): a midnight, its end or 4 AM; null if it does not change. */
export function findNextTurn(event: SeasonOf, now: number): number | null {
  if (event.date === '' || event.canceled || event.savedPast) return null;
  const zone = zoneOf(event);
  const day = (minutes: number): WallTime => ({ date: event.date, minutes, zone });
  const since = countMinutesSince(event.date, zone, now);
  const midnight = Math.max(
    -countdownDays * minutesInDay,
    (Math.floor(since / minutesInDay) + 1) * minutesInDay,
  );
  const turns = midnight <= 0 ? [day(midnight)] : [findEndTime(event), findOverTime(event)];
  return (
    turns
      .map(findInstant)
      .filter((at) => at > now)
      .toSorted((one, other) => one - other)[0] ?? null
  );
}

type SavedDays = Days & Pick<SeasonOf, 'savedPast'>;

/** Whether a date is over when it is saved; an event that took place stays so (behaviour 44.2). */
export function isSavedPast(event: Days, was: SavedDays | null, now: number): boolean {
  return isPast(event, now) && (was === null || was.savedPast || !isPast(was, now));
}
