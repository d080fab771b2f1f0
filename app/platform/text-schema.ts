import * as v from 'valibot';

import { say, texts } from './language/say.ts';
import { isMailAddress } from './mail-address.ts';
import { isStorable, trimText, unstorable } from './text.ts';

/** The list is counted before any item is validated (behaviour 22.11). */
export function defineBoundedList<Item extends v.GenericSchema>(
  item: Item,
  max: number,
  tooMany: string,
) {
  return v.pipe(v.array(v.unknown()), v.maxLength(max, tooMany), v.array(item));
}

const noText = texts('Please enter text.');

/** At most `max` UTF-16 units, as `maxLength` counts. */
export function defineText(max: number, tooLong?: string) {
  const describe = () =>
    tooLong ?? say('Please use at most {max} characters.', { max: String(max) });
  return v.pipe(v.string(noText), v.maxLength(max, describe), v.check(isStorable, unstorable));
}

export function defineTrimmedText(max: number, tooLong?: string) {
  return v.pipe(v.string(noText), v.transform(trimText), defineText(max, tooLong));
}

const noMailAddress = texts('Please enter a mail address.');

/** Trimmed; '' is for the schema that uses it to judge. */
export function defineMailAddress(max: number) {
  return v.pipe(
    defineTrimmedText(max),
    v.check((text) => text === '' || isMailAddress(text), noMailAddress),
  );
}
