import names from '../things/names.json' with { type: 'json' };
import { type Place, placeLetters } from '../things/thing.ts';
import type { Language } from './idea.ts';

/** A thing among the meanings of terms, by its character. */
export type ThingKey = `thing ${string}`;

export const isThing = (meaning: string): meaning is ThingKey => meaning.startsWith('thing ');
export const emojiOf = (thing: ThingKey): string => thing.slice('thing '.length);

const emojis = names.things.split(' ');
const placeOf = Object.fromEntries(
  Object.entries(placeLetters).map(([place, letter]) => [letter, place]),
) as Readonly<Record<string, Place>>;
const places = new Map(emojis.map((emoji, at) => [emoji, placeOf[names.places.charAt(at)]]));

/** Undefined for a character that is none of the things. */
export const findPlace = (emoji: string): Place | undefined => places.get(emoji);

const pictograph = /\p{Extended_Pictographic}/gu;

/** The things that a host typed as emoji, in order, as often as they stand there. */
export const listTyped = (text: string): ThingKey[] =>
  (text.match(pictograph) ?? [])
    .filter((emoji) => places.has(emoji))
    .map((emoji): ThingKey => `thing ${emoji}`);

/** All names of all things, spelled as the lexicon's words. */
export function listThingWords(): [ThingKey, Language, string][] {
  return (Object.entries(names.words) as [Language, string][]).flatMap(([language, list]) =>
    list.split(',').flatMap((terms, at): [ThingKey, Language, string][] =>
      terms
        .split(' ')
        .filter(Boolean)
        .map((term) => [`thing ${emojis[at] ?? ''}`, language, term]),
    ),
  );
}
