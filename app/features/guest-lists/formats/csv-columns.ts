import { unguard } from '#app/platform/formula-guard.ts';
import { trimText } from '#app/platform/text.ts';

import type { WrittenGuest } from './line-extras.ts';
import { readLabels, readPeople } from './written-list.ts';

export const columnKinds = [
  'name',
  'first',
  'last',
  'email',
  'labels',
  'people',
  'companions',
  'none',
] as const;

export type ColumnKind = (typeof columnKinds)[number];

/** Headings of spreadsheets and address books, without accents and punctuation; the plainest of each kind first. */
const headings: Record<Exclude<ColumnKind, 'none'>, ReadonlySet<string>> = {
  name: new Set(
    'name fullname displayname guest guests guestname gast gaste nom invite nombre nome naam contact'.split(
      ' ',
    ),
  ),
  first: new Set('firstname givenname first vorname prenom nombredepila voornaam'.split(' ')),
  last: new Set(
    'lastname surname familyname last nachname familienname nomdefamille apellido apellidos cognome achternaam'.split(
      ' ',
    ),
  ),
  email: new Set(
    'email mail emailaddress address emailadresse mailadresse email1value courriel correo correoelectronico adressemail'.split(
      ' ',
    ),
  ),
  labels: new Set(
    'labels label tags tag group groups groupmembership category categories gruppe gruppen kategorie kategorien etikett etiketten groupe groupes categorie etiquette etiquettes grupo grupos categoria etiqueta etiquetas gruppo gruppi etichetta etichette groep groepen'.split(
      ' ',
    ),
  ),
  // Only the headings of Festoon's own export: in other files 'household' names a column that groups rows.
  people: new Set(['householdmembers']),
  companions: new Set(['maybring']),
};

const plainest = new Set(Object.values(headings).map((words) => [...words][0]));

function simplify(cell: string): string {
  return cell
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function findKind(cell: string): ColumnKind {
  const word = simplify(cell);
  return columnKinds.find((kind) => kind !== 'none' && headings[kind].has(word)) ?? 'none';
}

export function isHeading(cell: string): boolean {
  return findKind(cell) !== 'none';
}

export interface Columns {
  /** The first row names the columns. */
  headed: boolean;
  kinds: ColumnKind[];
}

/** How many rows are read to guess what a column holds. */
const sampled = 50;

/** Guesses by the headings, else by cells that look like addresses and names. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const [first = [], ...rest] = rows;
  const width = Math.max(0, ...rows.slice(0, sampled).map((row) => row.length));
  const named = Array.from({ length: width }, (_, index) => findKind(first[index] ?? ''));
  const known = named.filter((kind) => kind !== 'none').length;
  // A row with an address and a single known word is a guest with that word as the name.
  const headed = known > 1 || (known === 1 && !first.some((cell) => cell.includes('@')));
  const kinds = headed ? named : guessByContent(rows.slice(0, sampled), width);
  return { headed, kinds: dropRepeated(headed ? fillEmail(kinds, rest) : kinds, first) };
}

/** Finds the column of addresses by its cells, if no heading names it. */
function fillEmail(
  kinds: readonly ColumnKind[],
  rows: readonly (readonly string[])[],
): ColumnKind[] {
  if (kinds.includes('email')) return [...kinds];
  const at = findAddresses(rows.slice(0, sampled), kinds.length);
  return kinds.map((kind, index) => (index === at && kind === 'none' ? 'email' : kind));
}

function findAddresses(rows: readonly (readonly string[])[], width: number): number {
  const counts = Array.from(
    { length: width },
    (_, index) => rows.filter((row) => (row[index] ?? '').includes('@')).length,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

function guessByContent(rows: readonly (readonly string[])[], width: number): ColumnKind[] {
  const email = findAddresses(rows, width);
  const places = Array.from({ length: width }, (_, index) => index);
  const name = places.find(
    (index) => index !== email && rows.some((row) => /\p{L}{2}/u.test(row[index] ?? '')),
  );
  return places.map((index) => {
    if (index === email) return 'email';
    return index === name ? 'name' : 'none';
  });
}

/** Keeps one column of each kind: the one with the plainest heading, else the first. */
function dropRepeated(kinds: readonly ColumnKind[], first: readonly string[]): ColumnKind[] {
  const choose = (kind: ColumnKind) => {
    const isPlainest = (one: ColumnKind, index: number) =>
      one === kind && plainest.has(simplify(first[index] ?? ''));
    const at = kinds.findIndex(isPlainest);
    return at === -1 ? kinds.indexOf(kind) : at;
  };
  const kept = new Set(columnKinds.map(choose));
  return kinds.map((kind, index) => (kept.has(index) ? kind : 'none'));
}

/** A number, or the cell itself if it is none. */
const readCount = (cell: string) => (/^\+?\d{1,3}$/.test(cell) ? Number(cell) : cell);

export function readRow(row: readonly string[], kinds: readonly ColumnKind[]): WrittenGuest {
  const cell = (kind: ColumnKind) => {
    const at = kinds.indexOf(kind);
    return at === -1 ? '' : trimText(unguard(row[at] ?? '').replaceAll(/\s+/g, ' '));
  };
  const labels = readLabels(cell('labels'));
  const people = readPeople(cell('people'));
  const companions = cell('companions');
  return {
    name: cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' '),
    email: cell('email'),
    ...(labels.length > 0 ? { labels } : {}),
    ...(people.length > 0 ? { people } : {}),
    ...(companions === '' ? {} : { companions: readCount(companions) }),
  };
}

/** Leaves out rows without a name or an address. */
export function readRows(
  rows: readonly (readonly string[])[],
  { headed, kinds }: Columns,
): WrittenGuest[] {
  return rows
    .slice(headed ? 1 : 0)
    .map((row) => readRow(row, kinds))
    .filter(({ name, email }) => name !== '' || email !== '');
}
