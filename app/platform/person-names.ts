import { texts } from './language/texts.ts';
import { foldText, isolateText, listWords } from './text.ts';

/** Stands for the name of a guest of the open link who gave none (behaviour 19.2). */
export const namelessGuest = texts('Guest without a name');

const titles =
  /^(?:mrs?|ms|mx|miss|dr|prof|sir|lady|rev|herr|frau|hr|fr|sra?|srta|mme|mlle|mgr|ing|mag)\.?$/iu;
const groups = /^(?:the|family|familie|famille|familia|família|famiglia|rodina|team)$/iu;
const joiners = /^(?:and|und|et|&|\+)$/iu;
/** Scripts in which the family's name comes first, and often without a space after it. */
export const familyFirst =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A login, or an initial written together with the surname. */
const joined = /[._]\S/u;
const longest = 40;

const splitWords = (name: string) => name.trim().split(/\s+/u).filter(Boolean);

/**
 * Null where it is uncertain: in an address, a family's name, a surname after a title or before a comma, or a surname
 * written together with the first name.
 */
export function takeFirstName(name: string): string | null {
  if (/[@,]/u.test(name)) return null;
  const all = splitWords(name);
  const start = all.findIndex((word) => !titles.test(word));
  const words = start === -1 ? [] : all.slice(start);
  const [first = '', ...more] = words;
  if (words.length < all.length && more.length === 0) return null;
  if (familyFirst.test(name)) return more.at(-1) ?? null;
  if (joined.test(first)) return null;
  if (joiners.test(first) || groups.test(first) || groups.test(more.at(-1) ?? '')) return null;
  return first === '' || first.length > longest ? null : first;
}

const fold = (name: string) => splitWords(name).join(' ').toLocaleLowerCase();

/** What names are put in order by, byte for byte: without case and accents, and 'Guest 9' before 'Guest 10'. */
export function toNameKey(name: string): string {
  return foldText(name.trim()).replaceAll(/\d{1,8}/g, (digits) => digits.padStart(8, '0'));
}

/**
 * A single person's name, or a household's own name, else its people's first names, isolated where they turn a line. A
 * household with the name of one of its people has none of its own.
 */
export function listParty(name: string, people: readonly { name: string }[]): string[] {
  const own = fold(name);
  const firstNames = people.map((person) => takeFirstName(person.name) ?? person.name.trim());
  const isOnePerson = people.some(
    (person, at) => fold(person.name) === own || fold(firstNames[at] ?? '') === own,
  );
  return isOnePerson ? firstNames.map(isolateText) : [name.trim()];
}

/** 'Ana', 'Ana and Ben', 'Ana, Ben and Chiara'. */
export function listNames(all: readonly string[]): string {
  return listWords(all.map(isolateText));
}
