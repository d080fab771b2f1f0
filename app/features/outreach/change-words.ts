import type { KnownFacts } from '#app/features/invite/schema.ts';
import { hasZonedTimes } from '#app/features/schedule/rules.ts';

import type { Offer } from './schema.ts';
import { describeUntold } from './untold/untold-words.ts';

type Read = (facts: KnownFacts, others: KnownFacts) => unknown;

/** Includes the zone if both the old and the new times have one. */
const readTimes: Read = (facts, others) => {
  const { startTime, endTime, endsNextDay, timeZone } = facts;
  const isZoned = hasZonedTimes(facts) && hasZonedTimes(others);
  return [startTime, endTime, endsNextDay, isZoned ? timeZone : ''];
};

const parts: readonly (readonly [string, Read])[] = [
  ['title', ({ eventName }) => eventName],
  ['date', ({ date }) => date],
  ['time', readTimes],
  ['place', ({ location }) => location],
];

/** 'date', 'title and place', 'date, time and place'; '' without a change. */
export function nameChanges(before: KnownFacts, now: KnownFacts): string {
  const changed = parts
    .filter(([, read]) => JSON.stringify(read(before, now)) !== JSON.stringify(read(now, before)))
    .map(([name]) => name);
  const last = changed.pop() ?? '';
  return changed.length === 0 ? last : `${changed.join(', ')} and ${last}`;
}

/** Describes a change of which guests were not told (behaviour 35.4). */
export function describeOffer({ what, count }: Offer): string {
  return `You changed the ${what}. ${describeUntold(count)}.`;
}
