import * as v from 'valibot';

/** A version that a request names, as both engines can store it. */
export const versionSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2 ** 31 - 1),
);
