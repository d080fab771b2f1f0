import type { partyTypes } from '../parts/party-type.ts';

type PartyType = (typeof partyTypes)[number];

/**
 * The words of one language that a line is read by. Each is a list of alternatives of a pattern, separated by `|`; a
 * space stands for any space. Names of months and weekdays come from `Intl`.
 */
export interface LineWords {
  /** Chinese and Japanese put no spaces between words. */
  unspaced?: boolean;
  /** Before a place or an hour: 'at'. */
  at: string;
  /** Before an hour only: 'um'. */
  atHour?: string;
  /** Before a place only; what follows needs another sign that it is one: 'in'. */
  inPlace?: string;
  /** Those of `inPlace` that have an article in them: 'im', 'na'. */
  inThe?: string;
  /** Words that say that a place follows: 'the', 'my'. */
  article?: string;
  /** At the end of a place, where the language puts it there: 'में', "'da". */
  afterPlace?: string;
  /** Before a day. */
  onDay?: string;
  /** Forms of their names that `Intl` does not have: 'sobotę'. Months from 1, weekdays from Sunday, 0. */
  months?: Readonly<Record<string, number>>;
  weekdays?: Readonly<Record<string, number>>;
  /** Written as one word with a weekday: 'Samstagabend'. */
  dayParts?: string;
  /** Between a day and its month, or a month and its year. */
  ofMonth?: string;
  from?: string;
  to: string;
  /** After a range, where the language closes it there: 'तक'. */
  afterRange?: string;
  until: string;
  /** Behind the hour, where the language says it there: 'まで'. */
  untilAfter?: string;
  untilLate: string;
  or: string;
  and: string;
  by: string;
  hostedBy: string;
  with: string;
  next: string;
  /** Days from today that `Intl` does not name. */
  nearDays?: Readonly<Record<string, number>>;
  /** Before 'tomorrow' they make another day of it. */
  noDayAfter?: string;
  /** After 'tomorrow' they make another day of it. */
  noDayBefore?: string;
  this?: string;
  /** After a number, or before minutes: 'Uhr', 'h'. */
  hour?: string;
  /** Before or after an hour. */
  am: string;
  pm: string;
  noon: string;
  midnight: string;
  /** Words of the first half of the day in a title: 'brunch'. */
  morning: string;
  /** Numbers as words, from one to twelve, and parts of an hour. They are not read, but never a place. */
  numbers: string;
  /** A word of an address. One that begins with `-` ends a longer word. */
  street: string;
  /** What may stand beside the words of a look: 'themed'. */
  style: string;
  /** Time phrases after 'at' or 'in' that are no places: 'last', 'style'. */
  noPlace?: string;
  occasions: Partial<Record<PartyType, string>>;
}
