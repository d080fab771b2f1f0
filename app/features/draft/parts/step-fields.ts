import * as v from 'valibot';

import { clockTime } from '#app/features/schedule/schema.ts';
import { say } from '#app/platform/language/say.ts';

export const typedText = v.fallback(v.string(), '');

/** A text that the input cannot show would stay stored while the input looks empty. */
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

export function cutLines(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines
    ? lines
    : [
        ...lines.slice(0, mostLines),
        say('and {count, number} more', { count: lines.length - mostLines }),
      ];
}
