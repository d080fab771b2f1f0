import type { Headcount } from '#app/features/rsvp/rules.ts';

const number = new Intl.NumberFormat('en');

export function isRange({ certain, possible }: Headcount): boolean {
  return certain !== possible;
}

/** For example '24 to 31'. */
export function formatRange({ certain, possible }: Headcount): string {
  return `${number.format(certain)} to ${number.format(possible)}`;
}

/** Omits parts that are zero (behaviour 28.1). */
export function describeHeadcount(headcount: Headcount): [count: string, words: string][] {
  const { certain, unconfirmed, maybe, waiting } = headcount;
  const isChanged = unconfirmed > 0;
  const all: [number, string][] = [
    [certain, isChanged ? 'said yes, or confirmed after the change' : 'said yes'],
    [unconfirmed, 'said yes before the date, the times or the place changed'],
    [maybe, 'might come'],
    [waiting.people, 'wait for a place and are not counted'],
  ];
  return all.filter(([count]) => count > 0).map(([count, words]) => [number.format(count), words]);
}
