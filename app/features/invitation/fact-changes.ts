import type { Facts } from '#app/features/invite/schema.ts';
import { formatDate } from '#app/features/schedule/rules.ts';

import { fallbacks, formatTimes, formatZone } from './facts.ts';

/** One of an event's facts that is not what it was when a guest answered. */
export interface FactChange {
  fact: 'date' | 'time' | 'time zone' | 'place';
  before: string;
  now: string;
}

const readings: [FactChange['fact'], (facts: Facts) => string][] = [
  ['date', ({ date }) => formatDate(date) || fallbacks.date],
  ['time', (facts) => formatTimes(facts, ' - ') || fallbacks.time],
  ['time zone', formatZone],
  ['place', ({ location }) => location || fallbacks.location],
];

/** What has changed between two versions of the facts, as guests read it (behaviour 25.35). */
export function listFactChanges(before: Facts, now: Facts): FactChange[] {
  const changes = readings.map(([fact, read]) => ({ fact, before: read(before), now: read(now) }));
  const moved = before.timeZone !== now.timeZone;
  return changes.filter(
    (change) => change.before !== change.now && (change.fact !== 'time zone' || moved),
  );
}

const join = (facts: readonly string[]) =>
  facts.length < 2 ? facts.join('') : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}`;

/** 'The date and place have changed'; undefined without a change. */
export function describeChanges(changes: readonly FactChange[]): string | undefined {
  if (changes.length === 0) return undefined;
  const facts = join(changes.map(({ fact }) => fact));
  return `The ${facts} ${changes.length === 1 ? 'has' : 'have'} changed`;
}

/** 'The place is the same.' Empty when none of date, time and place is. */
export function describeSame(changes: readonly FactChange[]): string {
  const changed = new Set(changes.map(({ fact }) => fact));
  const same = (['date', 'time', 'place'] as const).filter((fact) => !changed.has(fact));
  if (same.length === 0) return '';
  return `The ${join(same)} ${same.length === 1 ? 'is' : 'are'} the same.`;
}
