/** How a title is set: the share of the full size, and the length of its longest word, for the narrow. */
export interface TitleSize {
  share: number;
  longestWord: number;
}

/** From how many characters on a title is set at which share of its full size. */
const shares = [
  [72, 0.5],
  [48, 0.6],
  [32, 0.74],
  [20, 0.88],
  [13, 1],
  [0, 1.16],
] as const;

/** Longer words break anyway. */
const longestKept = 16;

/** Long titles are set smaller, so that they still fit and read. */
export function titleSize(title: string): TitleSize {
  const length = title.length;
  const [, share] = shares.find(([from]) => length >= from) ?? shares[0];
  const words = title.split(/[\s-]+/u).map((word) => word.length);
  return { share, longestWord: Math.min(longestKept, Math.max(4, ...words)) };
}
