const times = 8;
const tries = 7;
/** In microseconds; less cannot be told from noise. */
const shortest = 50;

/** Of this thread alone, so that other work on the machine does not count. */
function measure(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * How many times as much processor time `read` takes for a text eight times as long: 8 where the work is in proportion,
 * 64 where it grows with the square. The least of some tries, because memory may be collected during one.
 */
export function measureGrowth(
  read: (text: string) => unknown,
  { unit, length }: { unit: string; length: number },
): number {
  const fill = (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const [short, long] = [fill(length), fill(length * times)];
  let least = Infinity;
  for (let count = 0; count < tries && least > times; count += 1) {
    const usual = Math.max(
      shortest,
      measure(() => read(short)),
    );
    least = Math.min(least, measure(() => read(long)) / usual);
  }
  return least;
}

/** Between 8 and 64, with room for memory that is collected. */
export const mostGrowth = 30;
