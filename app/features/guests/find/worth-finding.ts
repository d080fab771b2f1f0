import { type Figures, countEverybody } from '#app/features/rsvp/rules.ts';

/** Shorter lists have no search. */
const mostAtAGlance = 10;

export const isWorthFinding = (figures: Figures) => countEverybody(figures) > mostAtAGlance;
