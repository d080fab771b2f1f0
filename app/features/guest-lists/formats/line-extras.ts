import type { Mailbox } from '#app/platform/mailboxes.ts';

import { type HouseholdMember, quote, readPeople, unquote, writePeople } from './written-list.ts';

/** What a line says of its guests besides names and addresses. Absent where it says nothing. */
export interface GuestExtras {
  labels?: readonly string[];
  /** The people of a household. */
  people?: readonly HouseholdMember[];
  /** How many they may bring. */
  companions?: number;
}

/** A guest to add. The address may be empty. */
export type NewGuest = Mailbox & GuestExtras;

/** A guest as a table or a line writes them. A number of companions that cannot be read stays as it is written. */
export type WrittenGuest = Omit<NewGuest, 'companions'> & { companions?: number | string };

/** What may stand before '#', '{' and '+', so that an address or a word with such a character stays whole. */
const before = '(?<=^|[\\s,;>)}"“”])';
const after = '(?=$|[\\s,;<>(){}"“”„])';
/** It ends at a single quotation mark, so that a run of them can be read in one way only. */
const inQuotes = '"(?:[^"]|"")*"(?!")';
const extra = new RegExp(
  [
    // A name in quotation marks and an address in brackets stay as they are, whatever they hold.
    `(?<kept>(?<![^\\s,;:(<>)])${inQuotes}|<[^\\s<>]*>)`,
    `${before}(?:${[
      `\\{(?<people>(?:${inQuotes}|[^"{}])*)\\}`,
      `#(?:(?<quoted>${inQuotes})|[“„](?<curly>[^“”„"]*)[“”]|(?<word>[^\\s,;<>(){}"“”„@]+)${after})`,
      // A number of people, and not the beginning of a telephone number.
      `(?:\\+\\s?(?<plus>\\d{1,6})|\\(\\+(?<bracketed>\\d{1,6})\\))${after}(?!\\s*\\(?\\d)`,
      `\\+(?<unread>${inQuotes})`,
    ].join('|')})(?<comma>\\s*,)?`,
  ].join('|'),
  'gu',
);
/** Two commas separate names: no name goes on after an extra and a comma. */
const separator = ' ,, ';

const plainWord = /^[^\s,;<>(){}"“”„@]+$/u;

export interface TakenExtras {
  /** The line without them. */
  rest: string;
  labels: string[];
  people: HouseholdMember[];
  /** Each number of companions that the line names, or null if it cannot be read. */
  companions: (number | null)[];
}

/** Takes '#label', '#"a label"', '{Luc, Inés (child)}' and '+2' out of a line (behaviour 33.31). */
export function takeExtras(line: string): TakenExtras {
  const taken: TakenExtras = { rest: '', labels: [], people: [], companions: [] };
  taken.rest = line.replaceAll(extra, (...match) => {
    const groups = match.at(-1) as Partial<Record<string, string>>;
    const { kept, people, quoted, curly, word, plus, bracketed, unread, comma } = groups;
    const companions = plus ?? bracketed;
    if (kept !== undefined) return kept;
    if (people !== undefined) taken.people.push(...readPeople(people));
    else if (companions !== undefined) taken.companions.push(Number(companions));
    else if (unread !== undefined) taken.companions.push(null);
    else taken.labels.push(quoted ? unquote(quoted.slice(1, -1)) : (curly ?? word ?? ''));
    return comma === undefined ? ' ' : separator;
  });
  return taken;
}

/** Writes extras so that they read as these again. */
export function writeExtras({
  labels = [],
  people = [],
  companions,
}: Omit<WrittenGuest, keyof Mailbox>): string {
  return [
    ...(people.length > 0 ? [`{${writePeople(people)}}`] : []),
    ...(companions === undefined
      ? []
      : [`+${typeof companions === 'string' ? quote(companions) : companions}`]),
    ...labels.map((label) => `#${plainWord.test(label) ? label : quote(label)}`),
  ].join(' ');
}
