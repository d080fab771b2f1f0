import Papa from 'papaparse';

import { decodeText } from './decode-text.ts';
import { mendQuotes } from './mend-quotes.ts';

/** 10,000 rows with long names take a third of it. */
export const maxCsvBytes = 8 * 1024 * 1024;
/** No address book has as many. */
const maxColumns = 300;
/** Fits a household of twenty long names. */
const maxCell = 10_000;

export interface CsvTable {
  rows: string[][];
  /** The file has more rows than were read. */
  cut: boolean;
  /** The beginnings of rows with a quotation mark that is never closed. */
  unclosed: string[];
}

const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A file of Excel, Numbers or LibreOffice, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbooks.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/** A first line of Excel's that names the separator, as 'sep=;'. */
const named = /^\ufeff?"?sep=(?<separator>[,;\t|])"?[^\S\n]*\r?\n/i;
const separators = [',', ';', '\t', '|'];
/** Enough to guess the separator. */
const looked = 64 * 1024;

function findSeparator(text: string): { separator: string; body: string } {
  const [line = '', separator] = named.exec(text) ?? [];
  if (separator) return { separator, body: text.slice(line.length) };
  const options = { delimitersToGuess: separators, preview: 20 };
  const { meta } = Papa.parse(text.slice(0, looked), options);
  return { separator: meta.delimiter, body: text };
}

/** Reads any encoding and separator: at most `maxRows` rows and a heading. */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvTable {
  const { separator, body } = findSeparator(decodeText(bytes));
  const { text, unclosed } = mendQuotes(body, { separator, longest: maxCell });
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: 'greedy',
    preview: maxRows + 2,
  });
  const rows = data.map((row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCell)));
  return { rows: rows.slice(0, maxRows + 1), cut: rows.length > maxRows + 1, unclosed };
}
