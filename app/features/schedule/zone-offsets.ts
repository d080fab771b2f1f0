import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import { getDateFormat } from './date-format.ts';

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
/** Short enough that no zone changes its offset twice between two samples. */
const sampleMs = 7 * dayMs;

export interface Transition {
  /** Epoch milliseconds of the first moment with the new offset. */
  at: number;
  /** Minutes east of UTC before and after the transition. */
  from: number;
  to: number;
}

/** In minutes ahead of UTC. */
export function getOffset(timeZone: string, at: number): number {
  const text = getDateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(at);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** Such as 'Central European Summer Time' at that moment; '' when the zone has no name. For hosts without a locale. */
export function nameZoneAt(
  timeZone: string,
  at: number,
  locale = getLocale(getLanguage()),
): string {
  const format = getDateFormat(locale, { timeZone, timeZoneName: 'long' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export function isDaylight(timeZone: string, at: number): boolean {
  return /summer|daylight/i.test(nameZoneAt(timeZone, at, 'en'));
}

/** The moment at which a zone's clocks show `wall`, a time written as if it were UTC. The first of two equal times; a skipped time has the offset before the gap (RFC 5545). */
export function toInstant(timeZone: string, wall: number): number {
  const before = getOffset(timeZone, wall - dayMs);
  const after = getOffset(timeZone, wall + dayMs);
  const isShown = (offset: number) => getOffset(timeZone, wall - offset * minuteMs) === offset;
  const offset = [before, after].find(isShown) ?? before;
  return wall - offset * minuteMs;
}

/** What a zone's clocks show, as if it were UTC. */
export function toWall(timeZone: string, at: number): number {
  return at + getOffset(timeZone, at) * minuteMs;
}

export function findTransitions(timeZone: string, start: number, end: number): Transition[] {
  const found: Transition[] = [];
  let from = getOffset(timeZone, start);
  for (let at = start; at < end; at += sampleMs) {
    const until = Math.min(at + sampleMs, end);
    const to = getOffset(timeZone, until);
    if (to !== from) found.push({ at: firstMinuteOf(timeZone, to, at, until), from, to });
    from = to;
  }
  return found;
}

function firstMinuteOf(timeZone: string, offset: number, without: number, having: number): number {
  let [low, high] = [without, having];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (getOffset(timeZone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
