import Papa from 'papaparse';

import { guardCell } from '#app/platform/formula-guard.ts';

import type { NewGuest } from './line-extras.ts';
import { writeLabels, writePeople } from './written-list.ts';

/** Excel takes a file without it for one of an old code page. */
const byteOrderMark = '\ufeff';

/** The headings by which the import knows what a column holds (behaviour 33.30). */
export const guestHeadings = {
  name: 'Name',
  email: 'Email',
  people: 'Household members',
  labels: 'Labels',
  companions: 'May bring',
} as const;

/** A guest in cells that the import reads as this guest again. */
export function writeGuestCells(guest: NewGuest): Record<keyof typeof guestHeadings, string> {
  const { name, email, people = [], labels = [], companions } = guest;
  return {
    name,
    email,
    people: writePeople(people),
    labels: writeLabels(labels),
    companions: companions === undefined ? '' : String(companions),
  };
}

/** A table as a file, in which no cell can become a formula, whatever separates cells for its reader (behaviour 33.8). */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => guardCell(String(cell))));
  return byteOrderMark + Papa.unparse(cells, { quotes: true });
}
