import { say } from '#app/platform/language/say.ts';

import type { Answer } from './schema.ts';

/** Each named person of a household counts as a guest. */
export interface Figures {
  /** Without the waiting list. */
  going: number;
  /** Guests who come and their companions. */
  people: number;
  maybe: number;
  declined: number;
  noResponse: number;
}

/** Sums over replies with the same `answer`, `waiting` and `current`, for which several tallies may exist. */
export interface Tally {
  answer: Answer;
  /** 1 on the waiting list, else 0. */
  waiting: number;
  /** 1 if given or confirmed for the current date, times and place, else 0. */
  current: number;
  count: number;
  /** How many of `count` came from invitees. */
  invitees: number;
  /** How many invited people have an answer. */
  invited: number;
  /** Guests by answer; the people of a household may differ. */
  yes: number;
  maybe: number;
  no: number;
  extras: number;
  /** How many of `count` lack a required answer, or are late. */
  incomplete: number;
  late: number;
}

export interface AnswerCounts {
  tallies: readonly Tally[];
  /** People and households. */
  invitees: number;
  guests: number;
}

function sum(tallies: readonly Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((total, tally) => total + of(tally), 0);
}

const seated = ({ tallies }: AnswerCounts) => tallies.filter(({ waiting }) => waiting === 0);

/** Invited people without an answer count as 'no response' (behaviour 18.18). */
export function toFigures(counts: AnswerCounts): Figures {
  const { tallies, guests } = counts;
  const here = seated(counts);
  const going = sum(here, ({ yes }) => yes);
  return {
    going,
    people: going + sum(here, ({ answer, extras }) => (answer === 'yes' ? extras : 0)),
    maybe: sum(tallies, ({ maybe }) => maybe),
    declined: sum(tallies, ({ no }) => no),
    // An invitee may have been removed between the two queries.
    noResponse: Math.max(0, guests - sum(tallies, ({ invited }) => invited)),
  };
}

/** Everybody invited, or known by an answer over the open link. */
export function countEverybody({ going, maybe, declined, noResponse }: Figures): number {
  return going + maybe + declined + noResponse;
}

/** The number of people to expect, companions included (behaviour 25.13). */
export interface Headcount {
  /** Every yes. */
  certain: number;
  /** Also every maybe. */
  possible: number;
  /** Those of `certain` who said yes before the last change of date, times or place, and have not confirmed. */
  unconfirmed: number;
  maybe: number;
  waiting: { parties: number; people: number };
}

const comes = ({ answer, yes, extras }: Tally) => (answer === 'yes' ? yes + extras : 0);
const might = ({ answer, maybe, extras }: Tally) => maybe + (answer === 'maybe' ? extras : 0);

export function toHeadcount(counts: AnswerCounts): Headcount {
  const here = seated(counts);
  const listed = counts.tallies.filter(({ waiting }) => waiting === 1);
  const certain = sum(here, comes);
  const unconfirmed = sum(here, (tally) => (tally.current === 0 ? comes(tally) : 0));
  const maybe = sum(here, might);
  return {
    certain,
    possible: certain + maybe,
    unconfirmed,
    maybe,
    waiting: { parties: sum(listed, ({ count }) => count), people: sum(listed, comes) },
  };
}

/** Replies that a host may have to check (behaviour 28.8). */
export interface Marks {
  incomplete: number;
  late: number;
  /** On the waiting list. */
  waiting: number;
}

export function toMarks({ tallies }: AnswerCounts): Marks {
  return {
    incomplete: sum(tallies, ({ incomplete }) => incomplete),
    late: sum(tallies, ({ late }) => late),
    waiting: sum(tallies, ({ waiting, count }) => (waiting === 1 ? count : 0)),
  };
}

/** Counts rows by answer ('none': no reply, 'all': any row): invitees, and guests of the open link. */
export function countGuests(
  { tallies, invitees }: AnswerCounts,
  given: Answer | 'none' | 'all',
): { invited: number; open: number } {
  const replies = tallies.filter(({ answer }) => given === 'all' || answer === given);
  const invited = sum(replies, (tally) => tally.invitees);
  const open = sum(replies, ({ count }) => count) - invited;
  if (given === 'none')
    return { invited: invitees - sum(tallies, (tally) => tally.invitees), open: 0 };
  return { invited: given === 'all' ? invitees : invited, open };
}

/** For example '12 going · 15 people' (behaviour 18.19). */
export function formatGoing({ going, people }: Figures): string {
  return say('{going, number} going · {people, plural, one {# person} other {# people}}', {
    going,
    people,
  });
}
