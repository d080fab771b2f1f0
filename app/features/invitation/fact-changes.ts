import type { Facts } from '#app/features/invite/schema.ts';
import { formatDate, hasZonedTimes } from '#app/features/schedule/rules.ts';
import { nameZonePlace } from '#app/features/schedule/zone-place.ts';
import { listWords } from '#app/platform/text.ts';

import { fallbacks, formatTimes } from './facts.ts';
import { formatZone } from './zone-label.ts';

export interface FactChange {
  fact: 'date' | 'time' | 'time zone' | 'place';
  before: string;
  now: string;
}

function withPlace(name: string, zone: string): string {
  const place = nameZonePlace(zone);
  return name === '' ? place : `${name} (${place})`;
}

/** Zones with the same name are told apart by their places: 'Central European Time (Vienna)'. */
function changeZone(before: Facts, now: Facts): FactChange[] {
  const isMoved = before.timeZone !== now.timeZone;
  if (!isMoved || !hasZonedTimes(before) || !hasZonedTimes(now)) return [];
  const [was, is] = [formatZone(before), formatZone(now)];
  return was === is
    ? [
        {
          fact: 'time zone',
          before: withPlace(was, before.timeZone),
          now: withPlace(is, now.timeZone),
        },
      ]
    : [{ fact: 'time zone', before: was, now: is }];
}

/** In words for guests (behaviour 25.35). */
export function listFactChanges(before: Facts, now: Facts): FactChange[] {
  const changeOf = (fact: FactChange['fact'], read: (facts: Facts) => string) =>
    read(before) === read(now) ? [] : [{ fact, before: read(before), now: read(now) }];
  return [
    ...changeOf('date', ({ date }) => formatDate(date) || fallbacks.date),
    ...changeOf('time', (facts) => formatTimes(facts, ' - ') || fallbacks.time),
    ...changeZone(before, now),
    ...changeOf('place', ({ location }) => location || fallbacks.location),
  ];
}

/** 'The date and place have changed'; undefined without a change. */
export function describeChanges(changes: readonly FactChange[]): string | undefined {
  if (changes.length === 0) return undefined;
  const facts = listWords(changes.map(({ fact }) => fact));
  return `The ${facts} ${changes.length === 1 ? 'has' : 'have'} changed`;
}

/** 'The place is the same.' Empty when date, time and place have all changed. */
export function describeSame(changes: readonly FactChange[]): string {
  const changed = new Set(changes.map(({ fact }) => fact));
  const same = (['date', 'time', 'place'] as const).filter((fact) => !changed.has(fact));
  if (same.length === 0) return '';
  return `The ${listWords(same)} ${same.length === 1 ? 'is' : 'are'} the same.`;
}
