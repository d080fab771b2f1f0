import { drawingFiles } from '../things/drawing-files.ts';
import { shardOf } from '../things/shards.ts';
import type { Drawing } from '../things/thing.ts';
import { createLexicon, listThings } from './create-lexicon.ts';
import { plainMark, readWords } from './find-ideas.ts';

export { isDrawn } from './find-ideas.ts';

const drawings = new Map<string, Drawing>();
let lexicon = createLexicon((emoji) => drawings.get(emoji));

const load = async (shard: number) => (await drawingFiles[shard]?.())?.default ?? {};

/** Loads the drawings of the things that normalized texts name; a new lexicon when there are more than before. */
export async function loadThings(texts: readonly string[]): Promise<typeof lexicon> {
  const missing = listThings(texts).filter((emoji) => !drawings.has(emoji));
  if (missing.length === 0) return lexicon;
  const files = await Promise.all([...new Set(missing.map(shardOf))].map(load));
  for (const file of files) {
    for (const [emoji, drawing] of Object.entries(file) as [string, Drawing][]) {
      drawings.set(emoji, drawing);
    }
  }
  lexicon = createLexicon((emoji) => drawings.get(emoji));
  return lexicon;
}

/** What a text is drawn from, and what else its words may mean (behaviour 6.39). */
export interface Drawn {
  from: readonly string[];
  /** Those words make the look quiet. */
  isSolemn: boolean;
  /** Characters of other things for the same words, in turn. */
  others: readonly string[];
  /** The host wants no picture. */
  isPlain: boolean;
}

/** For a normalized text whose things have been loaded. */
export function describeDrawn(text: string): Drawn {
  const isPlain = text.includes(plainMark);
  const { from, isSolemn } = readWords(text);
  const own = readWords(withoutTyped(text));
  const lead = own.things[0];
  const kin = lead === undefined ? [] : (drawings.get(lead)?.kin ?? []);
  return { from, isSolemn, others: isPlain ? [] : kin, isPlain };
}

const typedAtEnd = /(?<![\s\p{Extended_Pictographic}])(?:\s*\p{Extended_Pictographic}\uFE0F?)+$/u;
const withoutTyped = (text: string) => text.replace(plainMark, '').replace(typedAtEnd, '');

/** The same words with the next of the other things behind them; after the last one, without. */
export function takeNextThing(text: string, others: readonly string[]): string {
  const words = withoutTyped(text);
  const typed = text.slice(words.length).trim();
  const next = others[others.indexOf(typed) + 1];
  return next === undefined ? words : `${words} ${next}`;
}

/** The same words with or without their picture. */
export const switchPicture = (text: string): string =>
  text.includes(plainMark) ? text.replaceAll(plainMark, '') : text + plainMark;
