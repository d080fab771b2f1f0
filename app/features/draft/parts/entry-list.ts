import * as v from 'valibot';

import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

import { limits } from '../limits.ts';

export const tooManyEntries = texts('Please choose at most 50 entries.');

export function defineEntryList(nameRequired: string) {
  const entry = v.pipe(defineTrimmedText(limits.listEntry), v.nonEmpty(nameRequired));
  return defineBoundedList(entry, limits.listEntries, tooManyEntries);
}

/** Removes a chosen entry, or appends it. Fails when the list is full. */
export function toggleEntry(list: readonly string[], entry: string): Result<string[], string> {
  if (list.includes(entry)) return succeed(list.filter((other) => other !== entry));
  return list.length >= limits.listEntries ? fail(tooManyEntries) : succeed([...list, entry]);
}
