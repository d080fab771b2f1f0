import { say, texts } from '#app/platform/language/say.ts';

import { type ThemeTag, isThemeTag } from '../catalogue.ts';

/** Stored in English, and said where a host reads them. */
export const partyTypes = texts([
  'Birthday Party',
  'Dinner Party',
  'Brunch Party',
  'Night Party',
  'Pool Party',
  'Graduation Party',
  'Baby Shower',
  'Housewarming',
]);

type Preset = (typeof partyTypes)[number] | ThemeTag;

const types: ReadonlySet<string> = new Set(partyTypes);

const isPreset = (text: string): text is Preset => types.has(text) || isThemeTag(text);

/** A type or a tag in the language of the host; what a host typed stays as it is. */
export const sayPreset = (text: string): string => (isPreset(text) ? say(text) : text);
