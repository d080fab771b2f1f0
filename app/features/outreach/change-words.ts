import type { KnownFacts } from '#app/features/invite/schema.ts';
import { hasZonedTimes } from '#app/features/schedule/rules.ts';
import { say, sayList, texts } from '#app/platform/language/say.ts';

import type { Offer } from './schema.ts';

type Read = (facts: KnownFacts, others: KnownFacts) => unknown;

/** Includes the zone if both the old and the new times have one. */
const readTimes: Read = (facts, others) => {
  const { startTime, endTime, endsNextDay, timeZone } = facts;
  const isZoned = hasZonedTimes(facts) && hasZonedTimes(others);
  return [startTime, endTime, endsNextDay, isZoned ? timeZone : ''];
};

type FactName = 'title' | 'date' | 'time' | 'place';

const parts: readonly (readonly [FactName, Read])[] = [
  ['title', ({ eventName }) => eventName],
  ['date', ({ date }) => date],
  ['time', readTimes],
  ['place', ({ location }) => location],
];

export const listChanges = (before: KnownFacts, now: KnownFacts): FactName[] =>
  parts
    .filter(([, read]) => JSON.stringify(read(before, now)) !== JSON.stringify(read(now, before)))
    .map(([name]) => name);

const factNames = texts({
  title: 'title¦what was changed',
  date: 'date¦what was changed',
  time: 'time¦what was changed',
  place: 'place¦what was changed',
}) satisfies Readonly<Record<FactName, string>>;

/** 'date', 'title and place', 'date, time and place'; '' without a change. */
export function nameChanges(before: KnownFacts, now: KnownFacts): string {
  return sayList(listChanges(before, now).map((name) => say(factNames[name])));
}

/** Describes a change of which guests were not told (behaviour 35.4). */
export function describeOffer({ what, count, byPhone }: Offer): string {
  return say(
    'You changed the {what}. {count, plural, one {# guest doesn’t know yet} other {# guests don’t know yet}}.',
    { what, count: count + byPhone },
  );
}
