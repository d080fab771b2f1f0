import { texts } from './language/texts.ts';

export const unstorable = texts(
  'Some characters in this text cannot be saved. Please remove them and try again.',
);

/** True for text that every engine stores unchanged: no NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Invisible characters: spaces of every kind, joiners, direction marks, fillers, controls. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text without a visible character becomes ''. */
export function trimText(value: string): string {
  return unseen.test(value) ? '' : value.trim();
}

/** Characters that change the writing direction of what follows, and those of scripts that are written from the right. */
const turning =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const isolators = /[\u2066-\u2069]/gu;

/** Control characters, and those that end a paragraph, because the end of a paragraph ends every isolate. */
const controls = /[\p{Cc}\u2029]/gu;

/** In a bidirectional isolate, so that it cannot change the direction of the line around it. */
function encloseText(text: string): string {
  return `\u2068${text.replaceAll(isolators, '').replaceAll(controls, ' ')}\u2069`;
}

/** Isolated only if it changes the writing direction (behaviour 22.8). */
export function isolateText(text: string): string {
  return turning.test(text) ? encloseText(text) : text;
}

/** True if every isolate in it also ends in it. */
function closesIsolates(text: string): boolean {
  let open = 0;
  for (const [isolator] of text.matchAll(isolators)) {
    open += isolator === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** As `isolateText`, but what is isolated in it stays so; `isAlways` for a line from right to left. */
export function isolateValue(text: string, isAlways: boolean): string {
  if (text === '' || !(isAlways || turning.test(text))) return text;
  return closesIsolates(text) ? `\u2068${text.replaceAll(controls, ' ')}\u2069` : encloseText(text);
}

const word = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

export function hasWords(text: string): boolean {
  return word.test(text);
}

/** Removes case, accents and differences of Unicode form. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const list = new Intl.ListFormat('en-GB');

/** 'a', 'a and b', 'a, b and c'. */
export const listWords = (words: readonly string[]) => list.format(words);

/** '1 guest', '60 guests', '10,000 guests'. */
export function countLabel(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
