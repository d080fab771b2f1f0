import type { Facts } from '#app/features/invite/schema.ts';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import { hasZonedTimes } from '#app/features/schedule/rules.ts';
import { nameZonePlace } from '#app/features/schedule/zone-place.ts';
import type { GuestMessages, GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';

import { tellTimes, tellZone } from './local/guest-facts.ts';

export interface FactChange {
  fact: 'date' | 'time' | 'time zone' | 'place';
  before: string;
  now: string;
}

export const factNames = {
  date: 'factDate',
  time: 'factTime',
  'time zone': 'factZone',
  place: 'factPlace',
} as const satisfies Readonly<Record<FactChange['fact'], keyof GuestMessages>>;

function withPlace(name: string, zone: string): string {
  const place = nameZonePlace(zone);
  return name === '' ? place : `${name} (${place})`;
}

/** Zones with the same name are told apart by their places: 'Central European Time (Vienna)'. */
function changeZone(before: Facts, now: Facts, language: Language): FactChange[] {
  const isMoved = before.timeZone !== now.timeZone;
  if (!isMoved || !hasZonedTimes(before) || !hasZonedTimes(now)) return [];
  const [was, is] = [tellZone(before, language), tellZone(now, language)];
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
export function listFactChanges(before: Facts, now: Facts, words: GuestWords): FactChange[] {
  const { say, language } = words;
  const changeOf = (fact: FactChange['fact'], read: (facts: Facts) => string) =>
    read(before) === read(now) ? [] : [{ fact, before: read(before), now: read(now) }];
  return [
    ...changeOf('date', ({ date }) => formatLocalDate(date, language) || say('dateToDecide')),
    ...changeOf('time', (facts) => tellTimes(facts, words) || say('timeToDecide')),
    ...changeZone(before, now, language),
    ...changeOf('place', ({ location }) => location || say('placeToDecide')),
  ];
}

/** 'The place is the same.' Empty when date, time and place have all changed. */
export function describeSame(changes: readonly FactChange[], { say }: GuestWords): string {
  const changed = new Set(changes.map(({ fact }) => fact));
  const same = (['date', 'time', 'place'] as const).filter((fact) => !changed.has(fact));
  if (same.length === 0) return '';
  const facts = same.map((fact) => say(factNames[fact]));
  return say('factsSame', { count: same.length, facts });
}
