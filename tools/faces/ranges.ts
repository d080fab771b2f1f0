/** Reads the CSS descriptor `unicode-range`. */
export function readRanges(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The longest gap that costs a page less than two ranges. */
const longestGap = 16;
const pictograph = /\p{Extended_Pictographic}/u;

/** The `listed` characters in `present`, with short gaps filled, but not gaps with a pictograph that a page may show. */
export function keepPresent(listed: readonly number[], present: ReadonlySet<number>): number[] {
  const kept: number[] = [];
  for (const code of listed.toSorted((a, b) => a - b)) {
    if (!present.has(code)) continue;
    const last = kept.at(-1) ?? code;
    const gap = listed.filter((other) => other > last && other < code);
    const isClosed = gap.length === code - last - 1 && gap.length <= longestGap;
    if (isClosed && !pictograph.test(String.fromCodePoint(...gap))) kept.push(...gap);
    kept.push(code);
  }
  return kept;
}

const toHex = (code: number) => code.toString(16).toUpperCase();

/** The value of `unicode-range`. */
export function toRanges(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${toHex(first)}${first === last ? '' : `-${toHex(last)}`}`)
    .join(', ');
}
