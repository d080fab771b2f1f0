import { say, sayNumber, texts } from '#app/platform/language/say.ts';

import type { Headcount } from './rules.ts';

/** '24 to 31', or '24' where everybody is certain (behaviour 28.1). */
export function formatHeadcount({ certain, possible }: Headcount): string {
  return certain === possible
    ? sayNumber(certain)
    : say('{certain, number} to {possible, number}', { certain, possible });
}

/** 'people', or 'person' where one is expected at most; behind the number. */
export const nameHeadcount = ({ possible }: Pick<Headcount, 'possible'>) =>
  // With a space: a word alone between braces would be typed as a value.
  say('{possible, plural, one { person} other { people}}', { possible }).trim();

/** What stands behind a number that is set apart. */
const words = texts({
  certain: '{count, plural, one {said yes} other {said yes}}',
  unconfirmed:
    '{count, plural, one {of them have not confirmed since the date, the times or the place changed} other {of them have not confirmed since the date, the times or the place changed}}',
  maybe: '{count, plural, one {might come} other {might come}}',
  waiting:
    '{count, plural, one {wait for a place and are not counted} other {wait for a place and are not counted}}',
});

/** Omits parts that are zero (behaviour 28.1). */
export function describeHeadcount(headcount: Headcount): [count: string, words: string][] {
  const { certain, unconfirmed, maybe, waiting } = headcount;
  const all = [
    [certain, words.certain],
    [unconfirmed, words.unconfirmed],
    [maybe, words.maybe],
    [waiting.people, words.waiting],
  ] as const;
  return all
    .filter(([count]) => count > 0)
    .map(([count, text]) => [sayNumber(count), say(text, { count })]);
}
