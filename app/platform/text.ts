import * as v from 'valibot';

export const unstorable =
  'Some characters in this text cannot be saved. Please remove them and try again.';

/** A list of at most `max` items, counted before any of them is looked at (behaviour 22.11). */
export function defineBoundedList<Item extends v.GenericSchema>(
  item: Item,
  max: number,
  tooMany: string,
) {
  return v.pipe(v.array(v.unknown()), v.maxLength(max, tooMany), v.array(item));
}

/** True for text that every engine stores unchanged: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** A valibot schema for text of at most `max` UTF-16 units (as `maxLength` counts) that can be stored. */
export function defineText(max: number, tooLong = `Please use at most ${max} characters.`) {
  return v.pipe(
    v.string('Please enter text.'),
    v.maxLength(max, tooLong),
    v.check(isStorable, unstorable),
  );
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

/** Like `defineText`, after `trimText`. */
export function defineTrimmedText(max: number, tooLong?: string) {
  return v.pipe(v.string('Please enter text.'), v.transform(trimText), defineText(max, tooLong));
}
