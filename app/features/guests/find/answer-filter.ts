export const answerFilters = [
  'all',
  'going',
  'maybe',
  'declined',
  'none',
  'incomplete',
  'late',
  'waiting',
  'nameless',
  'untold',
  'returned',
] as const;

export type AnswerFilter = (typeof answerFilters)[number];
