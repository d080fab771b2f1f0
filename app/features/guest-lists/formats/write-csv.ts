import Papa from 'papaparse';

import { guardCell } from '#app/platform/formula-guard.ts';
import { languages } from '#app/platform/language/languages.ts';

import type { NewGuest } from './line-extras.ts';
import { writeLabels, writePeople } from './written-list.ts';

/** Without it, Excel assumes a legacy code page. */
const byteOrderMark = '\ufeff';

/** The import recognizes columns by these headings (behaviour 33.30). */
export const guestHeadings = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  people: 'Household members',
  labels: 'Labels',
  companions: 'May bring',
  language: 'Language',
} as const;

/** Cells that the import reads as the same guest. */
export function writeGuestCells(guest: NewGuest): Record<keyof typeof guestHeadings, string> {
  const { name, email, phone = '', people = [], labels = [], companions, language } = guest;
  return {
    name,
    email,
    phone,
    people: writePeople(people),
    labels: writeLabels(labels),
    companions: companions === undefined ? '' : String(companions),
    language: language === undefined ? '' : languages[language],
  };
}

type CsvRow = readonly (string | number)[];

/** A line whose cells cannot become formulas, whatever separator its reader uses (behaviour 33.8). */
export function writeCsvLine(row: CsvRow): string {
  return Papa.unparse([row.map((cell) => guardCell(String(cell)))], { quotes: true });
}

/** A file of such lines. */
export function joinCsvLines(lines: readonly string[]): string {
  return byteOrderMark + lines.join('\r\n');
}
