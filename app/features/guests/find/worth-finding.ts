import { type Figures, countEverybody } from '#app/features/rsvp/rules.ts';

/** Shorter lists have no search. */
const mostAtAGlance = 10;

/** Whether a list of so many guests is worth a search. */
export const isWorthFinding = (figures: Figures) => countEverybody(figures) > mostAtAGlance;
