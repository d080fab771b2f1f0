import { isolateText, listWords } from '#app/platform/text.ts';

const mostNamed = 5;

function nameSome(all: readonly string[]): string {
  const more = all.length - mostNamed;
  const named = all.slice(0, mostNamed).map((one) => isolateText(one.slice(0, 60)));
  return listWords(more > 0 ? [...named, `${more.toLocaleString('en')} more`] : named);
}

/** '' where no column is left out (behaviour 33.37). */
export function describeLeftOut(columns: readonly string[]): string {
  return columns.length === 0 ? '' : `Left out: ${nameSome(columns)}.`;
}

/** '' where every quotation mark is closed (behaviour 33.37). */
export function describeUnclosed(rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const named = nameSome(rows.map((row) => `“${row}”`));
  return `A quotation mark is never closed in ${named}. Please check what was read there.`;
}
