import * as v from 'valibot';

import { partyTypes, sayPreset } from '#app/features/theme/presets/say-preset.ts';
import { texts } from '#app/platform/language/say.ts';
import { type Result, succeed } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { defineEntryList, toggleEntry } from './entry-list.ts';
import { partScreens } from './part-screens.ts';
import { defineEntries, typedText } from './step-fields.ts';

export const partyType = definePart({
  ...partScreens.partyType,
  screen: texts({ title: "What's the Occasion?", lead: 'One, a few, or none at all.' }),
  schema: v.object({ eventType: defineEntryList(texts('Please name the occasion.')) }),
  storageKey: 'festoon.partyType',
  stepSchema: v.object({
    selected: defineEntries(v.pipe(v.string(), v.nonEmpty())),
    custom: typedText,
    own: defineEntries(v.pipe(v.string(), v.nonEmpty())),
  }),
  empty: { selected: [], custom: '', own: [] },
  toPart: ({ selected }) => ({ eventType: selected }),
  fromPart: ({ eventType }) => ({ selected: eventType, custom: '', own: [] }),
  isFilled: ({ eventType }) => eventType.length > 0,
  describe: ({ selected }) => selected.map(sayPreset),
});

export { partyTypes };

const sameText = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

const known: ReadonlySet<string> = new Set(partyTypes);

/** The eight types, then the host's own occasions, also those switched off (behaviour 5.6). */
export function listOfferedOccasions({
  selected,
  own,
}: {
  selected: readonly string[];
  own: readonly string[];
}): string[] {
  return [...new Set([...partyTypes, ...own, ...selected])];
}

/** Newest last, at most as many as may be chosen. */
export function listOwnOccasions(offered: readonly string[]): string[] {
  return offered.filter((entry) => !known.has(entry)).slice(-limits.listEntries);
}

/** Null when there is nothing to add. Ignores case; an offered occasion keeps its own spelling. */
export function addOccasion(
  list: readonly string[],
  typed: string,
  offered: readonly string[] = partyTypes,
): Result<string[] | null, string> {
  const text = trimText(typed);
  if (text === '' || list.some((entry) => sameText(entry, text))) return succeed(null);
  return toggleEntry(list, offered.find((type) => sameText(type, text)) ?? text);
}
