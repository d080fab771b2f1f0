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
  'unsent',
  'failed',
] as const;

export type AnswerFilter = (typeof answerFilters)[number];
