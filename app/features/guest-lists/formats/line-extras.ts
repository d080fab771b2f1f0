import { type Language, languageCodes, readLanguage } from '#app/platform/language/languages.ts';
import type { Mailbox } from '#app/platform/mailboxes.ts';

import { type HouseholdMember, quote, readPeople, unquote, writePeople } from './written-list.ts';

export interface GuestExtras {
  /** As typed; absent for none. */
  phone?: string;
  language?: Language;
  labels?: readonly string[];
  people?: readonly HouseholdMember[];
  companions?: number;
}

/** The address may be empty. */
export type NewGuest = Mailbox & GuestExtras;

/** A number of companions that cannot be read stays as text. */
export type WrittenGuest = Omit<NewGuest, 'companions'> & { companions?: number | string };

/** What precedes '#', '{' and '+'; addresses and words with such a character stay whole. */
const before = '(?<=^|[\\s,;>)}"“”])';
const after = '(?=$|[\\s,;<>(){}"“”„])';
/** Ends at a single quotation mark, so that a run of them has only one reading. */
const inQuotes = '"(?:[^"]|"")*"(?!")';
const extra = new RegExp(
  [
    // Quoted names and bracketed addresses stay unchanged.
    `(?<kept>(?<![^\\s,;:(<>)])${inQuotes}|<[^\\s<>]*>)`,
    `${before}(?:${[
      `\\{(?<people>(?:${inQuotes}|[^"{}])*)\\}`,
      `#(?:(?<quoted>${inQuotes})|[“„](?<curly>[^“”„"]*)[“”]|(?<word>[^\\s,;<>(){}"“”„@]+)${after})`,
      // A number of people, but not the beginning of a telephone number.
      `(?:\\+\\s?(?<plus>\\d{1,6})|\\(\\+(?<bracketed>\\d{1,6})\\))${after}(?!\\s*\\(?\\d)`,
      `\\+(?<unread>${inQuotes})`,
      `lang:(?<language>${languageCodes.join('|')})${after}`,
    ].join('|')})(?<comma>\\s*,)?`,
  ].join('|'),
  'gu',
);
/** Two commas separate names: a name ends at an extra with a comma. */
const separator = ' ,, ';

const plainWord = /^[^\s,;<>(){}"“”„@]+$/u;

export interface TakenExtras {
  /** The line without its extras. */
  rest: string;
  labels: string[];
  people: HouseholdMember[];
  languages: Language[];
  /** Null for a number that cannot be read. */
  companions: (number | null)[];
}

/** Takes 'lang:de', '#label', '#"a label"', '{Luc, Inés (child)}' and '+2' out of a line (behaviour 33.31). */
export function takeExtras(line: string): TakenExtras {
  const taken: TakenExtras = { rest: '', labels: [], people: [], languages: [], companions: [] };
  taken.rest = line.replaceAll(extra, (...match) => {
    const groups = match.at(-1) as Partial<Record<string, string>>;
    const { kept, people, quoted, curly, word, plus, bracketed, unread, language, comma } = groups;
    const companions = plus ?? bracketed;
    if (kept !== undefined) return kept;
    if (people !== undefined) taken.people.push(...readPeople(people));
    else if (language !== undefined) taken.languages.push(readLanguage(language));
    else if (companions !== undefined) taken.companions.push(Number(companions));
    else if (unread !== undefined) taken.companions.push(null);
    else taken.labels.push(quoted ? unquote(quoted.slice(1, -1)) : (curly ?? word ?? ''));
    return comma === undefined ? ' ' : separator;
  });
  return taken;
}

/** Writes extras that `takeExtras` reads. */
export function writeExtras({
  labels = [],
  people = [],
  companions,
  language,
}: Omit<WrittenGuest, keyof Mailbox | 'phone'>): string {
  return [
    ...(people.length > 0 ? [`{${writePeople(people)}}`] : []),
    ...(companions === undefined
      ? []
      : [`+${typeof companions === 'string' ? quote(companions) : companions}`]),
    ...(language === undefined ? [] : [`lang:${language}`]),
    ...labels.map((label) => `#${plainWord.test(label) ? label : quote(label)}`),
  ].join(' ');
}
