const times = 8;
/** In milliseconds; less cannot be told from noise. */
const shortest = 0.02;

/** The least of some tries, so that a pause of the machine does not count. Ends early below `enough`. */
function measure(run: () => unknown, tries: number, enough = 0): number {
  let least = Infinity;
  for (let count = 0; count < tries && least > enough; count += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return Math.max(shortest, least);
}

/** Between 8 and 64, with room for memory that is collected. */
export const mostGrowth = 30;

/** Work that grows with the square does so at every length; a pause of the machine is at one. */
const factors = [1, 2, 4];

/**
 * How many times as long `read` takes for a text eight times as long: 8 where the work is in proportion, 64 where it
 * grows with the square.
 */
export function measureGrowth(
  read: (text: string) => unknown,
  { unit, length }: { unit: string; length: number },
): number {
  const fill = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  let least = Infinity;
  for (const factor of factors) {
    const [short, long] = [fill(length * factor), fill(length * factor * times)];
    const usual = measure(() => read(short), 15);
    const grown = measure(() => read(long), 5, usual * times * 1.5) / usual;
    least = Math.min(least, grown);
    if (least < mostGrowth) break;
  }
  return least;
}
