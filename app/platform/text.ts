import * as v from 'valibot';

export const unstorable =
  'Some characters in this text cannot be saved. Please remove them and try again.';

/** True for text that every engine stores and returns unchanged: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** A valibot schema for text of at most `max` UTF-16 units (as `maxLength` counts) that can be stored. */
export function text(max: number, tooLong = `Please use at most ${max} characters.`) {
  return v.pipe(
    v.string('Please enter text.'),
    v.maxLength(max, tooLong),
    v.check(isStorable, unstorable),
  );
}

/** Characters that leave nothing on screen: spaces of every kind, joiners, marks of direction, fillers, controls. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text without the spaces at its ends; text of which nothing can be seen is empty. */
export function trimText(value: string): string {
  return unseen.test(value) ? '' : value.trim();
}

/** Like `text`, trimmed first as `trimText` does. */
export function trimmedText(max: number, tooLong?: string) {
  return v.pipe(v.string('Please enter text.'), v.transform(trimText), text(max, tooLong));
}
