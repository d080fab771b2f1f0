import { addDays } from './add-days.ts';
import type { Schedule } from './schema.ts';
import { findWallMinutes, lastZone } from './today.ts';
import { dayMs, minuteMs, toInstant } from './zone-offsets.ts';

export type Days = Pick<Schedule, 'date' | 'endsNextDay' | 'timeZone'>;

const minutesInDay = 24 * 60;
/** A night ends at 4 AM. */
const nightEnds = 4 * 60;
/** More than any clock change. */
const nearMinutes = 4 * 60;
const mostInstants = 1000;

/** As YYYY-MM-DD; empty without a date. */
export function getLastDay({ date, endsNextDay }: Pick<Days, 'date' | 'endsNextDay'>): string {
  return date === '' || !endsNextDay ? date : addDays(date, 1);
}

/** 4 AM on the day after the event's last day, in minutes from the midnight that begins its date. */
export function findNightsEnd({ endsNextDay }: Pick<Days, 'endsNextDay'>): number {
  return (endsNextDay ? 2 : 1) * minutesInDay + nightEnds;
}

/** A time on a date's clock: `minutes` from the midnight that begins the date, in a zone. */
export interface WallTime {
  date: string;
  minutes: number;
  zone: string;
}

const midnightOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / minuteMs;

const instants = new Map<string, number>();

/** Epoch ms at which the zone's clocks first show the time; a skipped time is the moment of the change. */
export function findInstant({ date, minutes, zone }: WallTime): number {
  const wall = midnightOf(date) + minutes;
  const key = `${wall} ${zone}`;
  let instant = instants.get(key);
  if (instant === undefined) {
    if (instants.size >= mostInstants) instants.clear();
    instant = toInstant(zone, wall * minuteMs);
    instants.set(key, instant);
  }
  return instant;
}

/** Minutes from the midnight that begins `date` to what the zone's clocks show now. */
export function countMinutesSince(date: string, zone: string, now: number): number {
  return findWallMinutes(now, zone) - midnightOf(date);
}

/** Compares clocks, and moments only near the time, where clocks may be set back behind it. */
export function hasCome(time: WallTime, now: number): boolean {
  const since = countMinutesSince(time.date, time.zone, now) - time.minutes;
  return Math.abs(since) > nearMinutes ? since > 0 : now >= findInstant(time);
}

/** When an event is over: 4 AM on the day after its last day, in its zone or, without one, everywhere. */
export function findOverTime(event: Days): WallTime {
  return { date: event.date, minutes: findNightsEnd(event), zone: event.timeZone || lastZone };
}

/** True from 4 AM on the day after the event, in its own zone (behaviour 34.9). */
export function isPast(event: Days, now: number): boolean {
  return event.date !== '' && hasCome(findOverTime(event), now);
}

export function isPastSince(event: Days, days: number, now: number): boolean {
  return isPast(event, now - days * dayMs);
}
