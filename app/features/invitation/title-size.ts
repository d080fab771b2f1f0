import { breakTitle } from './title-breaks.ts';

/** `longestWord` is a width in letters 'n', which limits the size so that no word is broken. */
export interface TitleSize {
  share: number;
  longestWord: number;
}

/** By the least number of characters. */
const shares = [
  [72, 0.5],
  [48, 0.6],
  [32, 0.74],
  [20, 0.88],
  [13, 1],
  [0, 1.16],
] as const;

/** A line under the title leaves it as much less room as these characters. */
const lineBeneath = 6;

const full =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const graphemes = new Intl.Segmenter('en');

function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of graphemes.segment(text)) count += full.test(segment) ? 1.8 : 1;
  return count;
}

/** How wide characters are against an 'n', about equally in all faces; the first that fits counts. */
const widths = [
  [full, 1.9],
  [/[ijlftrI.,:;!|'’]/, 0.65],
  [/[MW]/, 1.6],
  [/[mw]/, 1.55],
  [/\p{Lu}/u, 1.4],
] as const;

/** A word that cannot be broken is set no smaller than one of this width. */
const mostWidth = 28;

function measureWord(word: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(word.normalize('NFD'))) {
    width += widths.find(([kind]) => kind.test(segment))?.[1] ?? 1;
  }
  return Math.round(width * 100) / 100;
}

/** Long titles, and those with the hosts' names under them, are set smaller, so that they fit. */
export function chooseTitleSize(title: string, hostedBy = ''): TitleSize {
  const length = countCharacters(title) + (hostedBy === '' ? 0 : lineBeneath);
  const [, share] = shares.find(([from]) => length >= from) ?? shares[0];
  const words = breakTitle(title)
    .flatMap(({ text, joint }) => `${text}${joint === 'hyphen' ? '-' : ''}`.split(/(?<=-)|\s+/u))
    .map(measureWord);
  return { share, longestWord: Math.min(mostWidth, Math.max(4, ...words)) };
}

/** The script of a title whose letters hang together and need taller lines, whatever the language of the page. */
export function findTallScript(title: string): 'arabic' | 'devanagari' | undefined {
  if (/[\u0600-\u06ff]/.test(title)) return 'arabic';
  return /[\u0900-\u097f]/.test(title) ? 'devanagari' : undefined;
}
