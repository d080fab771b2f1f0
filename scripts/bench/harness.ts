/**
 * How Festoon is measured.
 *
 * Every figure is a ratio of two things measured in one run on one machine, so that it holds on another. The
 * contestants of a row (the site, and what it is held against) are processes of their own that all run at the
 * same time, and take turns under load: A B A B…, a few seconds each. What the machine does besides hits both.
 * A ratio is made of each pair of neighbours; the row states the median of these, and the rates' medians. The
 * first turn of each contestant warms it up and does not count.
 *
 * Servers and load generators are kept on different cores where `taskset` can do so. Loads come from autocannon,
 * 64 connections kept alive, from processes that do nothing else. The site is the built one, with its usual
 * settings, over a database in the system's temporary folder; only the limits per address are lifted, for all of
 * the load comes from one. An answer counts when its redirect has arrived: it is on the disk by then.
 */
import type { Loader } from './loader.ts';

/** What every row is given. */
export interface Bench {
  /** Short turns and small data: to see that everything runs, not to compare. */
  quick: boolean;
  /** Turns of each contestant. */
  rounds: number;
  /** How long one turn is: so many seconds, or so many requests. */
  turn: { seconds: number } | { amount: number };
  /** Invites stored in the row with very many. */
  invites: number;
  /** A folder for databases, removed afterwards. */
  dir: string;
  loaders: readonly [Loader, Loader];
  /** A PostgreSQL server, if there is one to measure on. */
  postgresUrl: string | undefined;
}

/** One line of the table. */
export interface Finding {
  what: string;
  /** In words, as the project set it; empty where none was set. */
  goal: string;
  /** What was found, in words. */
  found: string;
  /** Null where no goal was set or it could not be measured. */
  met: boolean | null;
  /** Everything measured, by name. */
  figures: Record<string, number>;
  /** What has to be known to read them. */
  notes?: string[];
}

export interface Row {
  name: string;
  measure(bench: Bench): Promise<Finding[]>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/**
 * Lets contestants take turns and returns what each turn gave, the warm-up left out. Every other round goes
 * the other way round, so that nobody is always the first.
 */
export async function interleave<Name extends string, Turn>(
  rounds: number,
  contestants: Record<Name, () => Promise<Turn>>,
): Promise<Record<Name, Turn[]>> {
  const names = Object.keys(contestants) as Name[];
  const turns = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Turn[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const turn = await contestants[name]();
      if (round > 0) turns[name].push(turn);
    }
  }
  return turns;
}

/** The median of the ratios of neighbours. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)));
}

/** A number as the table shows it. */
export function shown(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
