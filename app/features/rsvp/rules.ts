import type { Answer } from './schema.ts';

/** A dashboard's RSVP Overview (spec §2, decisions §1). */
export interface Figures {
  /** Yes answers. */
  going: number;
  /** The people they stand for: each yes and whom it brings. */
  people: number;
  maybe: number;
  declined: number;
  /** Invitees who have not answered. */
  noResponse: number;
}

/** How often one answer was given. */
export interface Tally {
  answer: Answer;
  count: number;
  /** The people brought by those who gave it. */
  extras: number;
  /** How many of `count` came from invitees. */
  invitees: number;
}

/**
 * The figures of one invitation from its tallies, at most one an answer. Without answers they are exactly
 * 0, 0, 0 and the number of invitees (decisions §1).
 */
export function toFigures(tallies: readonly Tally[], inviteeCount: number): Figures {
  const of = (answer: Answer) => tallies.find((tally) => tally.answer === answer);
  const going = of('yes')?.count ?? 0;
  const answered = tallies.reduce((sum, tally) => sum + tally.invitees, 0);
  return {
    going,
    people: going + (of('yes')?.extras ?? 0),
    maybe: of('maybe')?.count ?? 0,
    declined: of('no')?.count ?? 0,
    // Counted a moment apart: an invitee may have answered, or gone, in between.
    noResponse: Math.max(0, inviteeCount - answered),
  };
}

/** All answers of one invitation, counted, and its invitees. */
export interface Counted {
  tallies: readonly Tally[];
  invitees: number;
}

/**
 * How many guests gave one answer, gave none, or are there at all: invitees, and those who answered over the
 * open link, who are known by their answers alone.
 */
export function sizesOf(
  { tallies, invitees }: Counted,
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

/** What letters are compared by: neither case nor accents nor their way of being written matter. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Tells whether a text holds every word that is looked for, in whatever order. */
export function createFinder(find: string): (text: string) => boolean {
  const words = fold(find).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
