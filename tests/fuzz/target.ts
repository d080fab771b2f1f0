import * as fc from 'fast-check';

import { measureGrowth } from '#tests/setup/growth.ts';

interface Texts {
  /** Reads a text of any length, to see how its work grows. */
  readLong: (text: string) => unknown;
  tokens: readonly string[];
}

export interface Target {
  name: string;
  /** Null, or the smallest input that fails, and how. */
  check(count: number, seed: number): Promise<string | null>;
  texts: Texts | null;
}

const describe = (value: unknown) =>
  (typeof value === 'string' ? JSON.stringify(value) : fc.stringify(value)).slice(0, 300);

/** The first lines of an error and of its cause. */
function explain(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const lines = (error.stack ?? error.message).split('\n').slice(0, 4);
  return error.cause === undefined ? lines : [...lines.slice(0, 1), ...explain(error.cause)];
}

/** A parser with the inputs that are given to it. It fails when `read` throws. */
export function defineTarget<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  read: (input: Input) => unknown,
  texts: Texts | null = null,
): Target {
  const property = fc.asyncProperty(inputs, async (input) => {
    await read(input);
  });
  return {
    name,
    texts,
    async check(count, seed) {
      const run = await fc.check(property, { numRuns: count, seed });
      if (!run.failed) return null;
      return [describe(run.counterexample?.[0]), ...explain(run.errorInstance)].join('\n');
    },
  };
}

export interface Row {
  name: string;
  inputs: number;
  failures: string[];
  /** The worst of some shapes: how many times as long a text eight times as long takes. Null where nothing is long. */
  growth: { times: number; unit: string } | null;
  seconds: number;
}

export interface Fuzzing {
  count: number;
  seed: number;
  /** How many shapes of long text are measured. */
  shapes: number;
}

/** Inputs that are checked in one go; each go has a seed of its own. */
const inOneGo = 2000;
const shapeLength = 1000;

function findGrowth({ readLong, tokens }: Texts, { seed, shapes }: Fuzzing): Row['growth'] {
  const unit = fc
    .array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(''));
  const single = tokens.slice(0, shapes);
  const chosen = [...single, ...fc.sample(unit, { numRuns: shapes, seed })];
  const measured = chosen.map((one) => ({
    unit: one,
    times: measureGrowth(readLong, { unit: one, length: shapeLength }),
  }));
  return measured.reduce((worst, one) => (one.times > worst.times ? one : worst));
}

export async function fuzz(target: Target, fuzzing: Fuzzing): Promise<Row> {
  const start = performance.now();
  const failures: string[] = [];
  for (let done = 0; done < fuzzing.count; done += inOneGo) {
    const count = Math.min(inOneGo, fuzzing.count - done);
    const failure = await target.check(count, fuzzing.seed + done);
    if (failure !== null) failures.push(failure);
  }
  const growth = target.texts ? findGrowth(target.texts, fuzzing) : null;
  const seconds = (performance.now() - start) / 1000;
  return { name: target.name, inputs: fuzzing.count, failures, growth, seconds };
}
