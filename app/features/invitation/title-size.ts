import { breakTitle, longestWhole } from './title-breaks.ts';

/**
 * How a title is set: its share of the full size, and the length of its longest word, which limits the size on
 * narrow screens.
 */
export interface TitleSize {
  share: number;
  longestWord: number;
}

/** The share of the full size, by the least number of characters. */
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

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const graphemes = new Intl.Segmenter('en');

/** The width of a text in characters of the Latin alphabet. */
function measureText(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 1.8 : 1;
  return Math.round(width * 10) / 10;
}

/** Long titles, and those with the hosts' names under them, are set smaller, so that they fit. */
export function chooseTitleSize(title: string, hostedBy = ''): TitleSize {
  const length = measureText(title) + (hostedBy === '' ? 0 : lineBeneath);
  const [, share] = shares.find(([from]) => length >= from) ?? shares[0];
  const words = breakTitle(title)
    .flatMap(({ text, joint }) => `${text}${joint === 'hyphen' ? '-' : ''}`.split(/(?<=-)|\s+/u))
    .map(measureText);
  return { share, longestWord: Math.min(longestWhole, Math.max(4, ...words)) };
}
