export const unstorable =
  'Some characters in this text cannot be saved. Please remove them and try again.';

/** True for text that every engine stores unchanged: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Invisible characters: spaces of every kind, joiners, direction marks, fillers, controls. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Removes the spaces at both ends. Text without a visible character becomes ''. */
export function trimText(value: string): string {
  return unseen.test(value) ? '' : value.trim();
}

/** Characters that change the writing direction of what follows. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The text as a part of a sentence: its changes of the writing direction end with it (behaviour 22.8). */
export function isolateText(text: string): string {
  return turning.test(text) ? `\u2068${text}\u2069` : text;
}
