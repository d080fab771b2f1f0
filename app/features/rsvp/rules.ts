import type { Answer } from './schema.ts';

/** How many guests of one invitation gave which answer. */
export interface Figures {
  /** Yes answers. */
  going: number;
  /** The people of those answers: the guests who are going and the companions they bring. */
  people: number;
  maybe: number;
  declined: number;
  /** Invitees who have not answered. */
  noResponse: number;
}

/** How often one answer was given to one invitation. */
export interface Tally {
  answer: Answer;
  count: number;
  /** The companions of the guests who gave it. */
  extras: number;
  /** How many of `count` came from invitees. */
  invitees: number;
}

/** The answers to one invitation, counted, with at most one tally for each answer; and its invitees. */
export interface AnswerCounts {
  tallies: readonly Tally[];
  invitees: number;
}

/** The figures of one invitation. Invitees without an answer are counted as 'no response' (behaviour 18.18). */
export function toFigures({ tallies, invitees }: AnswerCounts): Figures {
  const of = (answer: Answer) => tallies.find((tally) => tally.answer === answer);
  const going = of('yes')?.count ?? 0;
  const answered = tallies.reduce((sum, tally) => sum + tally.invitees, 0);
  return {
    going,
    people: going + (of('yes')?.extras ?? 0),
    maybe: of('maybe')?.count ?? 0,
    declined: of('no')?.count ?? 0,
    // The two counts are separate queries: an invitee may have been removed between them.
    noResponse: Math.max(0, invitees - answered),
  };
}

/**
 * How many guests gave an answer ('none': gave none, 'all': whether or not they did): invitees, and guests of
 * the open link, who are known only by their answers.
 */
export function countGuests(
  { tallies, invitees }: AnswerCounts,
  given: Answer | 'none' | 'all',
): { invited: number; open: number } {
  const answered = tallies.reduce((sum, tally) => sum + tally.invitees, 0);
  if (given === 'none') return { invited: invitees - answered, open: 0 };
  if (given === 'all') {
    const answers = tallies.reduce((sum, { count }) => sum + count, 0);
    return { invited: invitees, open: answers - answered };
  }
  const tally = tallies.find(({ answer }) => answer === given);
  return tally
    ? { invited: tally.invitees, open: tally.count - tally.invitees }
    : { invited: 0, open: 0 };
}
