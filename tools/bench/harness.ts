/**
 * How Festoon is measured.
 *
 * Every figure is a ratio of two things measured in one run on one machine, so that it holds on another machine.
 * The contestants of a row (the site and what it is compared with) are processes that run at the same time and take
 * turns under load: A B A B…, a few seconds each, so that other work of the machine affects both. Each pair of
 * neighboring turns gives a ratio. The row states the median of these and the median rates. The first turn of each
 * contestant warms it up and does not count.
 *
 * Where `taskset` is available, servers and load generators run on different cores. autocannon sends the load over
 * 64 kept-alive connections, from processes of its own; a client that does less (`lean-load.ts`) asks for pages that
 * are served in less time than autocannon takes. The site is the built one with its usual settings, over a
 * database in the system's temporary folder. Only the limits per address are lifted, because the whole load comes
 * from one address. An answer counts when its redirect has arrived; by then it is on the disk.
 */
import type { LoadGenerator } from './load-generator.ts';

/** The turn of a quick run: one request for each connection. */
export const fewRequests = 64;

export interface Bench {
  /** Short turns and little data: shows that everything runs. */
  quick: boolean;
  /** Turns of each contestant after the first, which warms it up. With none, the first counts. */
  rounds: number;
  /** In seconds or in requests. */
  turn: { seconds: number } | { amount: number };
  /** The invitations in the row with very many. */
  invites: number;
  /** For databases; removed at the end. */
  dir: string;
  loaders: readonly [LoadGenerator, LoadGenerator];
  postgresUrl: string | undefined;
}

export type Figures = Record<string, number>;

export interface Finding {
  what: string;
  /** In words; may be empty. */
  goal: string;
  found: string;
  /** Null without a goal. */
  met: boolean | null;
  figures: Figures;
  notes?: string[];
}

export interface Row {
  name: string;
  measure(bench: Bench): Promise<Finding[]>;
}

/** Bounded by one of `least` and `most`. */
interface Judged {
  name?: string;
  value: number;
  least?: number;
  most?: number;
  unit?: string;
}

/** Met when each judged figure is within its bound. `aside` follows them in the result. */
export function judge(
  what: string,
  judged: readonly Judged[],
  { aside = '', ...rest }: Pick<Finding, 'figures' | 'notes'> & { aside?: string },
): Finding {
  const goals = judged.map(({ least, most = Number.NaN, unit = '' }) =>
    least === undefined
      ? `at most ${formatNumber(most)}${unit}`
      : `at least ${formatNumber(least)}${unit}`,
  );
  const found = judged.map(({ name = '', value, unit = '' }) =>
    `${name} ${formatNumber(value)}${unit}`.trimStart(),
  );
  return {
    what,
    goal: [...new Set(goals)].join(', '),
    found: found.join(', ') + aside,
    met: judged.every(
      ({ value, least = -Infinity, most = Infinity }) => value >= least && value <= most,
    ),
    ...rest,
  };
}

export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export class Turns<All extends Record<string, Figures>> {
  readonly #turns: { [Name in keyof All]: All[Name][] };

  constructor(turns: { [Name in keyof All]: All[Name][] }) {
    this.#turns = turns;
  }

  list<Name extends keyof All>(name: Name, figure: keyof All[Name]): number[] {
    return this.#turns[name].map((turn) => turn[figure]);
  }

  median<Name extends keyof All>(name: Name, figure: keyof All[Name]): number {
    return computeMedian(this.list(name, figure));
  }

  /** The median of the ratios of neighboring turns. */
  ratio<Ours extends keyof All, Theirs extends keyof All>(
    ours: Ours,
    theirs: Theirs,
    figure: keyof All[Ours] & keyof All[Theirs],
  ): number {
    const divisors = this.list(theirs, figure);
    return computeMedian(
      this.list(ours, figure).map((value, at) => value / (divisors[at] ?? Number.NaN)),
    );
  }

  /** Work a second, and processor time where it is known, by the contestant's name. */
  rates(unit: string, names: Partial<Record<keyof All, string>>): Figures {
    const written = Object.entries(names).flatMap(([name, words]) => [
      [`${words}, ${unit}/s`, this.median(name, 'perSecond')] as const,
      [`${words}, ms of processor time`, this.median(name, 'cpu')] as const,
    ]);
    return Object.fromEntries(written.filter(([, value]) => !Number.isNaN(value)));
  }
}

/** Returns each turn without the warm-up, which counts where nothing follows it. Every other round is reversed, so that no contestant is always first. */
export async function interleave<All extends Record<string, Figures>>(
  rounds: number,
  contestants: { [Name in keyof All]: () => Promise<All[Name]> },
): Promise<Turns<All>> {
  const names: (keyof All)[] = Object.keys(contestants);
  const turns = Object.fromEntries(names.map((name) => [name, []])) as unknown as {
    [Name in keyof All]: All[Name][];
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const turn = await contestants[name]();
      if (round > 0 || rounds === 0) turns[name].push(turn);
    }
  }
  return new Turns(turns);
}

export function formatNumber(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}
