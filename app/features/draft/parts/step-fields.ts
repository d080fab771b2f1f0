import * as v from 'valibot';

import { clockTime } from '#app/features/schedule/schema.ts';

/** A text input's value; '' when something else was stored. */
export const typedText = v.fallback(v.string(), '');

/**
 * A time input's value. The input cannot show any other text, which would then stay stored while the input looks
 * empty.
 */
export const typedTime = v.fallback(clockTime, '');

/** Drops entries of the wrong shape, so that one damaged entry does not lose the others. */
export function defineEntries<Schema extends v.GenericSchema>(entry: Schema) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        all.flatMap((value) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
}

const mostLines = 50;

/** The first lines of a long list, and the number of the others. */
export function cutLines(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`];
}
