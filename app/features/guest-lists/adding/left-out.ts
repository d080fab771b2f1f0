import { say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';

const mostNamed = 5;

function nameSome(all: readonly string[]): readonly string[] {
  const more = all.length - mostNamed;
  const named = all.slice(0, mostNamed).map((one) => isolateText(one.slice(0, 60)));
  return more > 0 ? [...named, say('{more, number} more', { more })] : named;
}

/** '' where no column is left out (behaviour 33.37). */
export function describeLeftOut(columns: readonly string[]): string {
  return columns.length === 0 ? '' : say('Left out: {columns}.', { columns: nameSome(columns) });
}

/** '' where every quotation mark is closed (behaviour 33.37). */
export function describeUnclosed(rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return say('A quotation mark is never closed in {rows}. Please check what was read there.', {
    rows: nameSome(rows.map((row) => `“${row}”`)),
  });
}
