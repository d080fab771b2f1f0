/** The characters of a list as in the CSS descriptor `unicode-range`. */
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

const toHex = (code: number) => code.toString(16).toUpperCase();

/** The characters as the value of `unicode-range`. */
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
