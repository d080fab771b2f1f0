import type { Answer } from './schema.ts';

/** How many guests of one invitation gave which answer. Each named person of a household is a guest. */
export interface Figures {
  /** Guests who come, without those on the waiting list. */
  going: number;
  /** Everybody who comes: the guests and the companions they bring. */
  people: number;
  maybe: number;
  declined: number;
  /** Invited people who have not answered. */
  noResponse: number;
}

/**
 * Sums over the replies to one invitation with the same `answer`, `waiting` and `current`. Several tallies may have the
 * same three.
 */
export interface Tally {
  answer: Answer;
  /** 1 when they are on the waiting list, else 0. */
  waiting: number;
  /** 1 when they were given or confirmed for the current date, times and place, else 0. */
  current: number;
  /** How many replies there are. */
  count: number;
  /** How many of `count` came from invitees. */
  invitees: number;
  /** How many invited people have an answer. */
  invited: number;
  /** The guests with each answer; the people of a household may differ. */
  yes: number;
  maybe: number;
  no: number;
  /** The number of companions. */
  extras: number;
  /** How many of `count` lack a required answer, and how many came after the answer-by date. */
  incomplete: number;
  late: number;
}

/** The replies to one invitation, counted. */
export interface AnswerCounts {
  tallies: readonly Tally[];
  /** The number of invitees: people and households. */
  invitees: number;
  /** The number of invited people. */
  guests: number;
}

function sum(tallies: readonly Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((total, tally) => total + of(tally), 0);
}

const seated = ({ tallies }: AnswerCounts) => tallies.filter(({ waiting }) => waiting === 0);

/** The figures of one invitation. Invited people without an answer are counted as 'no response' (behaviour 18.18). */
export function toFigures(counts: AnswerCounts): Figures {
  const { tallies, guests } = counts;
  const here = seated(counts);
  const going = sum(here, ({ yes }) => yes);
  return {
    going,
    people: going + sum(here, ({ answer, extras }) => (answer === 'yes' ? extras : 0)),
    maybe: sum(tallies, ({ maybe }) => maybe),
    declined: sum(tallies, ({ no }) => no),
    // The two counts come from separate queries, and an invitee may have been removed between them.
    noResponse: Math.max(0, guests - sum(tallies, ({ invited }) => invited)),
  };
}

/** The number of all guests: invited, or known by an answer over the open link. */
export function countEverybody({ going, maybe, declined, noResponse }: Figures): number {
  return going + maybe + declined + noResponse;
}

/**
 * How many people to expect, from certain to possible (behaviour 25.13). All are numbers of people, companions
 * included.
 */
export interface Headcount {
  /** Those who said yes and, after a change of date, times or place, confirmed it or answered since. */
  certain: number;
  /** Also those who said yes before the change, and those who said maybe. */
  possible: number;
  /** Those who said yes before the last change and have not confirmed it. */
  unconfirmed: number;
  /** Those who said maybe. */
  maybe: number;
  waiting: { parties: number; people: number };
}

const comes = ({ answer, yes, extras }: Tally) => (answer === 'yes' ? yes + extras : 0);
const might = ({ answer, maybe, extras }: Tally) => maybe + (answer === 'maybe' ? extras : 0);

/** Calculates the people to expect (behaviour 25.13). */
export function toHeadcount(counts: AnswerCounts): Headcount {
  const here = seated(counts);
  const listed = counts.tallies.filter(({ waiting }) => waiting === 1);
  const certain = sum(here, (tally) => (tally.current === 1 ? comes(tally) : 0));
  const unconfirmed = sum(here, (tally) => (tally.current === 0 ? comes(tally) : 0));
  const maybe = sum(here, might);
  return {
    certain,
    possible: certain + unconfirmed + maybe,
    unconfirmed,
    maybe,
    waiting: { parties: sum(listed, ({ count }) => count), people: sum(listed, comes) },
  };
}

/** How many replies a host may have to look after (behaviour 28.8). */
export interface Marks {
  incomplete: number;
  late: number;
  /** The number on the waiting list. */
  waiting: number;
}

/** Returns how many of the counted replies are incomplete, late or on the waiting list (behaviour 28.8). */
export function toMarks({ tallies }: AnswerCounts): Marks {
  return {
    incomplete: sum(tallies, ({ incomplete }) => incomplete),
    late: sum(tallies, ({ late }) => late),
    waiting: sum(tallies, ({ waiting, count }) => (waiting === 1 ? count : 0)),
  };
}

/**
 * How many rows of the guest list have this answer ('none': no reply, 'all': any row). `invited` counts invitees,
 * `open` guests of the open link, who are known only by their replies.
 */
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
  return `${going.toLocaleString('en')} going · ${people.toLocaleString('en')} ${people === 1 ? 'person' : 'people'}`;
}
