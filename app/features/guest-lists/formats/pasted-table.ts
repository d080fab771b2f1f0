import { isHeading } from './column-headings.ts';
import { guessColumns, listLeftOut, readRow } from './csv-columns.ts';
import type { WrittenGuest } from './line-extras.ts';
import { unquote } from './written-list.ts';

const cells = {
  ',': /(?<=^|,)\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=,|$)|(?<bare>[^,]*))/g,
  ';': /(?<=^|;)\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=;|$)|(?<bare>[^;]*))/g,
} as const;

type Separator = keyof typeof cells | '\t';

/** Spreadsheets copy cells unchanged, so quotation marks beside tabs belong to the cell. */
function split(line: string, separator: Separator): string[] {
  if (separator === '\t') return line.split('\t');
  return [...line.matchAll(cells[separator])].map(({ groups = {} }) => {
    const { quoted, bare = '' } = groups as Partial<Record<string, string>>;
    return quoted === undefined ? bare : unquote(quoted);
  });
}

/**
 * What separates the headings in a line; null without headings. Between tabs, which only spreadsheets write, two known
 * headings suffice; between commas and semicolons every word must be one, because it may be a list of names.
 */
function findSeparator(line: string): Separator | null {
  const separator = (['\t', ';', ','] as const).find((one) => line.includes(one));
  if (separator === undefined) return null;
  const words = split(line, separator);
  const known = words.filter(isHeading).length;
  return known >= (separator === '\t' ? 2 : Math.max(2, words.length)) ? separator : null;
}

/** The cells of all lines, the headings first; null without headings. */
function splitTable(lines: readonly string[]): string[][] | null {
  const separator = findSeparator(lines[0] ?? '');
  return separator === null ? null : lines.map((line) => split(line, separator));
}

/** The headings of columns in pasted rows that no guest gets anything of (behaviour 33.37). */
export function listLeftOutOf(lines: readonly string[]): string[] {
  const table = splitTable(lines);
  return table === null ? [] : listLeftOut(table, guessColumns(table));
}

/**
 * The guests in the rows below column headings (behaviour 33.31). Without headings, or outside the table, lines stay
 * text. Rows with all known columns empty are left out.
 */
export function readTable(lines: readonly string[]): (WrittenGuest | string)[] {
  const table = splitTable(lines);
  if (table === null) return [...lines];
  const [headings = [], ...rows] = table;
  const others = lines.slice(1);
  const { kinds } = guessColumns(table);
  const isRow = ({ length }: readonly string[]) => length > 1 && length <= headings.length;
  return others.flatMap((line, at): (WrittenGuest | string)[] => {
    const row = rows[at] ?? [];
    if (!isRow(row)) return [line];
    const isEmpty = !row.some((cell, column) => kinds[column] !== 'none' && cell.trim() !== '');
    return isEmpty ? [] : [readRow(row, kinds)];
  });
}
