import type { Headcount } from './rules.ts';

const number = new Intl.NumberFormat('en');

/** '24 to 31', or '24' where everybody is certain (behaviour 28.1). */
export function formatHeadcount({ certain, possible }: Headcount): string {
  const low = number.format(certain);
  return certain === possible ? low : `${low} to ${number.format(possible)}`;
}

/** 'people', or 'person' where one is expected at most. */
export const nameHeadcount = ({ possible }: Pick<Headcount, 'possible'>) =>
  possible === 1 ? 'person' : 'people';

/** Omits parts that are zero (behaviour 28.1). */
export function describeHeadcount(headcount: Headcount): [count: string, words: string][] {
  const { certain, unconfirmed, maybe, waiting } = headcount;
  const all: [number, string][] = [
    [certain, 'said yes'],
    [unconfirmed, 'of them have not confirmed since the date, the times or the place changed'],
    [maybe, 'might come'],
    [waiting.people, 'wait for a place and are not counted'],
  ];
  return all.filter(([count]) => count > 0).map(([count, words]) => [number.format(count), words]);
}
