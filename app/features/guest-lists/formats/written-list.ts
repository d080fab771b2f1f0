/** What would end an entry, or be left out of it, where it is not in quotation marks. */
const unsafe = /^[#*]|[,;|"{}]|:::|\(child\)$/iu;
/** An entry in quotation marks with what follows it, or as it is, up to a separator. */
const entry =
  /\s*(?:"(?<quoted>(?:[^"]|"")*)"(?<after>[^",;|]*)|(?<bare>(?:(?!:::)[^,;|])*))(?:[,;|]|:::|$)/gy;

export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
export const unquote = (text: string): string => text.replaceAll('""', '"');

interface ListEntry {
  /** In quotation marks, which are not part of it. */
  quoted: boolean;
  text: string;
  /** What follows the quotation marks. */
  after: string;
}

const flatten = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function readEntries(list: string): ListEntry[] {
  return [...list.matchAll(entry)]
    .map(({ groups = {} }) => {
      const { quoted, after = '', bare = '' } = groups as Partial<Record<string, string>>;
      const isQuoted = quoted !== undefined;
      return {
        quoted: isQuoted,
        text: flatten(isQuoted ? unquote(quoted) : bare),
        after: after.trim(),
      };
    })
    .filter(({ text }) => text !== '');
}

const writeEntry = (text: string) => (unsafe.test(text) ? quote(text) : text);

/** Writes labels in one cell of a table: 'family, "Table 1, left"' (behaviour 33.29). */
export function writeLabels(labels: readonly string[]): string {
  return labels.map(writeEntry).join(', ');
}

/** The labels in a cell, separated by commas, semicolons, bars or Google's ':::', each with or without a '#'. */
export function readLabels(cell: string): string[] {
  return readEntries(cell)
    .map(({ quoted, text }) => (quoted ? text : text.replace(/^(?:#|\*\s)\s*/u, '')))
    .filter((label) => label !== '');
}

/** Somebody of a household. */
export interface HouseholdMember {
  name: string;
  child: boolean;
}

/** Writes the people of a household in one cell of a table: 'Luc, Inés (child)' (behaviour 33.30). */
export function writePeople(people: readonly HouseholdMember[]): string {
  return people.map(({ name, child }) => writeEntry(name) + (child ? ' (child)' : '')).join(', ');
}

export function readPeople(cell: string): HouseholdMember[] {
  return readEntries(cell)
    .map(({ quoted, text, after }) => {
      const marked = /\s*\(child\)$/iu;
      return quoted
        ? { name: text, child: marked.test(after) }
        : { name: text.replace(marked, ''), child: marked.test(text) };
    })
    .filter(({ name }) => name !== '');
}
