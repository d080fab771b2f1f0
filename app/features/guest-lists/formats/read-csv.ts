import Papa from 'papaparse';

import { decodeText } from './decode-text.ts';

/** 10,000 rows with long names take a third of it. */
export const maxCsvBytes = 8 * 1024 * 1024;
/** Fits a household of twenty long names. */
const maxCell = 10_000;

export interface CsvTable {
  rows: string[][];
  /** The file has more rows than were read. */
  cut: boolean;
}

/** Reads any encoding and separator: at most `maxRows` rows and a heading. */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvTable {
  const { data } = Papa.parse<string[]>(decodeText(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: maxRows + 2,
  });
  const rows = data.map((row) => row.map((cell) => cell.slice(0, maxCell)));
  return { rows: rows.slice(0, maxRows + 1), cut: rows.length > maxRows + 1 };
}
