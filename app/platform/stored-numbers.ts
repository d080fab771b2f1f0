import * as v from 'valibot';

const dayMs = 24 * 60 * 60 * 1000;

/** Half of what an `integer` column holds on every engine, so that counting can go on from it. */
const mostCounted = 1_000_000_000;

export const storedCount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(mostCounted),
);

/** Epoch milliseconds that have passed; the clocks of two sites may differ by a day. */
export function definePastMoment(now: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(now + dayMs));
}
