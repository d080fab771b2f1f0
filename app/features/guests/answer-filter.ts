/** Which guests a list shows, by their answer. */
export const answerFilters = ['all', 'going', 'maybe', 'declined', 'none'] as const;

export type AnswerFilter = (typeof answerFilters)[number];
