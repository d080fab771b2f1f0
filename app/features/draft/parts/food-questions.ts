const dietary = /diet|allerg|intoleran|food|menu|meal|vegetarian|eat\b/i;
const allergy = /allerg|intoleran|anaphyla|epipen/i;
const arrival = /arriv/i;

const nothing =
  /^(?:no|none|nope|nothing|n\/?a|-+|(?:i |we )?(?:eats? )?(?:everything|anything))(?: (?:special|needs|restrictions|requirements|preferences?|known|at all|(?:food )?allerg(?:y|ies)|(?:dietary|special) (?:needs|restrictions|requirements)))?[.!]*$/i;

/** True for the title of a question about what somebody eats. */
export const isDietary = (title: string): boolean => dietary.test(title);

/** True for a title or an answer that names an allergy. */
export const namesAllergy = (text: string): boolean => allergy.test(text);

export const asksForArrival = (title: string): boolean => arrival.test(title);

/**
 * True for an answer or a choice that asks nothing of a kitchen, as 'Nothing special', 'None' or 'No allergies'. Whatever
 * says more counts as a need: 'No nuts', 'None, but peanuts' (behaviour 43.2).
 */
export const meansNothing = (text: string): boolean => nothing.test(text.trim());
