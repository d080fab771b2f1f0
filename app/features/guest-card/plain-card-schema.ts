import * as v from 'valibot';

const longestField = 5_000;

/** The card as a form, for browsers without scripts. Beside each field is `was-` what the page has shown there. */
export const plainCardSchema = v.objectWithRest(
  { intent: v.literal('plain') },
  v.pipe(v.string(), v.maxLength(longestField)),
);

export type PlainPost = Readonly<Record<string, string>>;

/** What was not stored of a form: why, and what was typed, by field. */
export type PlainProblems = Record<string, { message: string; typed: string }>;

export const wasField = (field: string) => `was-${field}`;
export const personField = (id: string) => `person-${id}`;
