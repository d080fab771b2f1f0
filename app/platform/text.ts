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

/** Characters that begin and end an isolation. */
const isolators = /[\u2066-\u2069]/gu;

/** The ends of a paragraph, with which every isolation ends, and the other controls. */
const controls = /[\p{Cc}\u2029]/gu;

/** The text as a part of a line that keeps its writing direction, whatever is in the text. */
export function encloseText(text: string): string {
  return `\u2068${text.replaceAll(isolators, '').replaceAll(controls, ' ')}\u2069`;
}

/** The text as a part of a sentence: its changes of the writing direction end with it (behaviour 22.8). */
export function isolateText(text: string): string {
  return turning.test(text) ? encloseText(text) : text;
}
