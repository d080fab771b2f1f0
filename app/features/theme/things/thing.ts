/** Where a thing is at home; a face without a body is a portrait, which has a frame. */
export type Place =
  | 'table'
  | 'meadow'
  | 'deep'
  | 'quay'
  | 'shore'
  | 'water'
  | 'air'
  | 'road'
  | 'room'
  | 'portrait';

/** Of each place, the letter that stands for it in the list of names. */
export const placeLetters: Readonly<Record<Place, string>> = {
  table: 't',
  meadow: 'm',
  deep: 'd',
  quay: 'q',
  shore: 's',
  water: 'w',
  air: 'a',
  road: 'r',
  room: 'o',
  portrait: 'p',
};

/** Written by `npm run things`. */
export interface Drawing {
  /** Of its colors, the largest first. */
  hues: readonly (readonly [hue: number, lightness: number, chroma: number])[];
  /** Characters of things that the same words may mean. */
  kin?: readonly string[];
  /** Where it ends above and below, of 32. */
  top: number;
  bottom: number;
  /**
   * From back to front: a paint and path data. `a` to `d` are the thing's own colors, `S` and `G` the darkest and the
   * lightest one of the look; a number strokes, `o` leaves inner outlines open, `%30` is translucent.
   */
  layers: readonly string[];
}

export interface Thing {
  /** Its character. */
  emoji: string;
  place: Place;
  drawing: Drawing;
}

/** By a thing's character. */
export type FindDrawing = (emoji: string) => Drawing | undefined;
