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

/** Longer words are broken. */
const longestKept = 20;

/** A line under the title leaves it as much less room as these characters. */
const lineBeneath = 6;

/** Long titles, and those with the hosts' names under them, are set smaller, so that they fit. */
export function chooseTitleSize(title: string, hostedBy = ''): TitleSize {
  const length = title.length + (hostedBy === '' ? 0 : lineBeneath);
  const [, share] = shares.find(([from]) => length >= from) ?? shares[0];
  const words = title.split(/[\s-]+/u).map((word) => word.length);
  return { share, longestWord: Math.min(longestKept, Math.max(4, ...words)) };
}
