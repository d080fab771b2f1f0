import { isPhoneText, pickPhone } from '#app/features/draft/phone-text.ts';
import { unguard } from '#app/platform/formula-guard.ts';
import { readLanguageName } from '#app/platform/language/language-names.ts';
import { say } from '#app/platform/language/say.ts';
import { familyFirst } from '#app/platform/person-names.ts';
import { trimText } from '#app/platform/text.ts';

import {
  type ColumnKind,
  columnKinds,
  findKind,
  isPlainest,
  mayBeHalf,
} from './column-headings.ts';
import type { WrittenGuest } from './line-extras.ts';
import { readLabels, readPeople } from './written-list.ts';

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
  if (!headed) return { headed, kinds: guessByContent(rows.slice(0, sampled), width) };
  const kinds = dropRepeated(fillEmail(named, rest), first);
  return { headed, kinds: splitName(kinds, first, rest.slice(0, sampled)) };
}

/** Beside a column with one half of the name, a heading such as 'Name' means the other half (behaviour 33.37). */
function splitName(
  kinds: readonly ColumnKind[],
  first: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnKind[] {
  const at = kinds.indexOf('name');
  const [given, family] = [kinds.indexOf('first'), kinds.indexOf('last')];
  const other = Math.max(given, family);
  const isAlone = given === -1 || family === -1;
  if (at === -1 || other === -1 || !isAlone || !mayBeHalf(first[at] ?? '')) return [...kinds];
  const filled = rows.filter((row) => (row[other] ?? '').trim() !== '');
  const isWhole = filled.filter((row) => holdsWord(row[at] ?? '', row[other] ?? ''));
  if (isWhole.length * 2 > filled.length) return [...kinds];
  return kinds.with(at, given === -1 ? 'first' : 'last');
}

const holdsWord = (text: string, word: string) =>
  text.toLowerCase().split(/\s+/).includes(word.trim().toLowerCase());

/** What stands in the column of languages and is none, each once. */
function listNoLanguages(values: readonly (readonly string[])[], at: number): string[] {
  const cells = values.map((row) => trimText(unguard(row[at] ?? '')));
  const unknown = cells.filter((cell) => cell !== '' && readLanguageName(cell) === null);
  return [...new Set(unknown)].map((cell) => `“${cell}”`);
}

/** Columns by their headings, and languages, that hold something which no guest gets (behaviour 33.37, 49.49). */
export function listLeftOut(
  rows: readonly (readonly string[])[],
  { headed, kinds }: Columns,
): string[] {
  const values = headed ? rows.slice(1) : rows;
  const holds = (at: number) => values.some((row) => (row[at] ?? '').trim() !== '');
  const whole = kinds.indexOf('name');
  const isUsed = (kind: ColumnKind, at: number) => {
    if (kind === 'none') return false;
    if (whole === -1 || (kind !== 'first' && kind !== 'last')) return true;
    return values.every((row) => {
      const [name, half] = [(row[whole] ?? '').toLowerCase(), (row[at] ?? '').trim().toLowerCase()];
      return name.trim() === '' || name.includes(half);
    });
  };
  return kinds.flatMap((kind, at) => {
    if (kind === 'language') return listNoLanguages(values, at);
    return isUsed(kind, at) || !holds(at)
      ? []
      : [(headed ? rows[0]?.[at]?.trim() : '') || say('Column {at, number}', { at: at + 1 })];
  });
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
  const phone = places.find((index) => index !== name && holdsPhones(rows, index));
  return places.map((index) => {
    if (index === email) return 'email';
    if (index === phone) return 'phone';
    return index === name ? 'name' : 'none';
  });
}

const holdsPhones = (rows: readonly (readonly string[])[], at: number) => {
  const cells = rows.map((row) => trimText(unguard(row[at] ?? ''))).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => isPhoneText(pickPhone(cell)));
};

/** Keeps one column of each kind: the one with the plainest heading, else the first. */
function dropRepeated(kinds: readonly ColumnKind[], first: readonly string[]): ColumnKind[] {
  const choose = (kind: ColumnKind) => {
    const at = kinds.findIndex((one, index) => one === kind && isPlainest(first[index] ?? ''));
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
  const phone = pickPhone(cell('phone'));
  const language = readLanguageName(cell('language'));
  return {
    name: cell('name') || joinName(cell('first'), cell('last')),
    email: cell('email'),
    ...(phone === '' ? {} : { phone }),
    ...(language === null ? {} : { language }),
    ...(labels.length > 0 ? { labels } : {}),
    ...(people.length > 0 ? { people } : {}),
    ...(companions === '' ? {} : { companions: readCount(companions) }),
  };
}

/** In Chinese, Japanese and Korean the family's name comes first. */
export function joinName(given: string, family: string): string {
  const halves = familyFirst.test(given + family) ? [family, given] : [given, family];
  return halves.filter(Boolean).join(' ');
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
