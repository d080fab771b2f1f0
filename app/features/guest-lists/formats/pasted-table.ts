import { guessColumns, isHeading, readRow } from './csv-columns.ts';
import type { WrittenGuest } from './line-extras.ts';
import { unquote } from './written-list.ts';

/** A cell between two separators, in quotation marks or as it is. */
const cells = {
  ',': /(?<=^|,)\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=,|$)|(?<bare>[^,]*))/g,
  ';': /(?<=^|;)\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=;|$)|(?<bare>[^;]*))/g,
} as const;

type Separator = keyof typeof cells | '\t';

/** Quotation marks beside tabs belong to the cell, because spreadsheets copy cells as they are. */
function split(line: string, separator: Separator): string[] {
  if (separator === '\t') return line.split('\t');
  return [...line.matchAll(cells[separator])].map(({ groups = {} }) => {
    const { quoted, bare = '' } = groups as Partial<Record<string, string>>;
    return quoted === undefined ? bare : unquote(quoted);
  });
}

/**
 * What separates the headings in a line, or null if it has none. Two known headings are enough between tabs, which only
 * a spreadsheet writes; between commas and semicolons every word has to be one, because a list of names may stand there.
 */
function findSeparator(line: string): Separator | null {
  const separator = (['\t', ';', ','] as const).find((one) => line.includes(one));
  if (separator === undefined) return null;
  const words = split(line, separator);
  const known = words.filter(isHeading).length;
  return known >= (separator === '\t' ? 2 : Math.max(2, words.length)) ? separator : null;
}

/**
 * The guests in the rows under a first line of column headings (behaviour 33.31). A line that is no row of this table
 * stays a line, and so does each without headings. Rows without anything in a known column are left out.
 */
export function readTable(lines: readonly string[]): (WrittenGuest | string)[] {
  const [first = '', ...others] = lines;
  const separator = findSeparator(first);
  if (separator === null) return [...lines];
  const headings = split(first, separator);
  const rows = others.map((line) => split(line, separator));
  const { kinds } = guessColumns([headings, ...rows]);
  const isRow = ({ length }: readonly string[]) => length > 1 && length <= headings.length;
  return others.flatMap((line, at): (WrittenGuest | string)[] => {
    const row = rows[at] ?? [];
    if (!isRow(row)) return [line];
    const isEmpty = !row.some((cell, column) => kinds[column] !== 'none' && cell.trim() !== '');
    return isEmpty ? [] : [readRow(row, kinds)];
  });
}
