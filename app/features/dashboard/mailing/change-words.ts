import { countLabel } from '#app/features/invitation/facts.ts';
import type { KnownFacts } from '#app/features/invite/schema.ts';

import type { Offer } from './schema.ts';

const parts: readonly (readonly [string, (facts: KnownFacts) => unknown])[] = [
  ['title', ({ eventName }) => eventName],
  ['date', ({ date }) => date],
  ['time', (facts) => [facts.startTime, facts.endTime, facts.endsNextDay, facts.timeZone]],
  ['place', ({ location }) => location],
];

/** What has changed: 'date', 'title and place', 'date, time and place'; '' for nothing. */
export function nameChanges(before: KnownFacts, now: KnownFacts): string {
  const changed = parts
    .filter(([, read]) => JSON.stringify(read(before)) !== JSON.stringify(read(now)))
    .map(([name]) => name);
  const last = changed.pop() ?? '';
  return changed.length === 0 ? last : `${changed.join(', ')} and ${last}`;
}

/** What guests were not told, in words (behaviour 35.4). */
export function describeOffer({ what, count }: Offer): string {
  return `You have changed the ${what}. ${countLabel(count, 'guest')} ${count === 1 ? 'was' : 'were'} not told.`;
}
