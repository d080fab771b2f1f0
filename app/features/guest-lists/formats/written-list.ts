/** What would end an unquoted entry or be lost from it. */
const unsafe = /^[#*]|[,;|"{}]|:::|\(child\)$/iu;
/** A quoted entry with the text after it, or an unquoted one, up to a separator. */
const entry =
  /\s*(?:"(?<quoted>(?:[^"]|"")*)"(?<after>[^",;|]*)|(?<bare>(?:(?!:::)[^,;|])*))(?:[,;|]|:::|$)/gy;

export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
export const unquote = (text: string): string => text.replaceAll('""', '"');

interface ListEntry {
  /** `text` then excludes the quotation marks. */
  quoted: boolean;
  text: string;
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

/** For example 'family, "Table 1, left"' (behaviour 33.29). */
export function writeLabels(labels: readonly string[]): string {
  return labels.map(writeEntry).join(', ');
}

/** Reads labels separated by commas, semicolons, bars or Google's ':::', each with or without a '#'. */
export function readLabels(cell: string): string[] {
  return readEntries(cell)
    .map(({ quoted, text }) => (quoted ? text : text.replace(/^(?:#|\*\s)\s*/u, '')))
    .filter((label) => label !== '');
}

export interface HouseholdMember {
  name: string;
  child: boolean;
}

/** For example 'Luc, Inés (child)' (behaviour 33.30). */
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
