import type { Answer } from './schema.ts';

/** How many guests of one invitation gave which answer. Each named person of a household is a guest. */
export interface Figures {
  /** Guests who come. Who is on the waiting list does not. */
  going: number;
  /** Everybody who comes: the guests and the companions they bring. */
  people: number;
  maybe: number;
  declined: number;
  /** Invited people who have not answered. */
  noResponse: number;
}

/** Replies to one invitation that have the same answer and are alike in the two ways below; there may be several. */
export interface Tally {
  answer: Answer;
  /** 1 when they are on the waiting list, else 0. */
  waiting: number;
  /** 1 when they were given or confirmed for the date, times and place of now, else 0. */
  current: number;
  /** How many replies there are. */
  count: number;
  /** How many of `count` came from invitees. */
  invitees: number;
  /** How many people invitees said something for. */
  invited: number;
  /** The guests who said each answer; a household may have said several. */
  yes: number;
  maybe: number;
  no: number;
  /** The companions. */
  extras: number;
  /** How many of `count` lack a required answer, and how many came after the answer-by date. */
  incomplete: number;
  late: number;
}

/** The replies to one invitation, counted. */
export interface AnswerCounts {
  tallies: readonly Tally[];
  /** How many invitees there are: people and households. */
  invitees: number;
  /** How many people they are. */
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
    // The two counts are separate queries: an invitee may have been removed between them.
    noResponse: Math.max(0, guests - sum(tallies, ({ invited }) => invited)),
  };
}

/** Everybody who was invited or has answered over the open link. */
export function countEverybody({ going, maybe, declined, noResponse }: Figures): number {
  return going + maybe + declined + noResponse;
}

/** How many people to expect, and why it is not one number (behaviour 25.13). */
export interface Headcount {
  /** Who said yes; after a change of date, times or place: and confirmed it or answered since. */
  certain: number;
  /** With everybody who said yes before the change, and who said maybe, and their companions. */
  possible: number;
  /** Who said yes before the last change and has not confirmed. */
  unconfirmed: number;
  /** Who might come. */
  maybe: number;
  waiting: { parties: number; people: number };
}

const comes = ({ answer, yes, extras }: Tally) => (answer === 'yes' ? yes + extras : 0);
const might = ({ answer, maybe, extras }: Tally) => maybe + (answer === 'maybe' ? extras : 0);

/** The people to expect, companions among them. */
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

/**
 * How many rows of the guest list have an answer ('none': no reply, 'all': all of them): invitees, and guests of the
 * open link, who are known only by their replies.
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
