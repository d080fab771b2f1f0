import type { LineWords } from './line-words.ts';

/** How a line is read: a language's words, the region's habits, and the day it is read on. */
export interface LineGrammar {
  words: LineWords;
  /** As a BCP 47 tag with its region, such as 'en-GB'. */
  locale: string;
  monthFirst: boolean;
  /** Whether hours are said from 1 to 12, with AM and PM. */
  twelveHours: boolean;
  /** 'YYYY-MM-DD'. */
  today: string;
  months: ReadonlyMap<string, number>;
  /** 0 is Sunday. */
  weekdays: ReadonlyMap<string, number>;
  /** Days from today: 'tomorrow' is 1. */
  nearDays: ReadonlyMap<string, number>;
  match: (pattern: string, flags?: string) => RegExp;
}

/** Folded for comparison, with the same length: letters without case, digits of every script as ASCII. */
export function foldLine(text: string): string {
  return Array.from(text)
    .map((letter) => {
      if (/\p{Nd}/u.test(letter)) return foldDigit(letter);
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    })
    .join('');
}

/** Digits of a script stand in a row of ten, from a code point that the last digit zero before it marks. */
function foldDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  const value = String((code - zero) % 10);
  return value.padEnd(digit.length, ' ');
}

const utc = 'UTC';
/** A Sunday. */
const sunday = Date.UTC(2027, 7, 1);
const day = 86_400_000;

function nameDays(locale: string, dayParts: readonly string[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: utc });
    for (let at = 0; at < 7; at++) {
      const name = format.format(sunday + at * day);
      for (const part of ['', ...dayParts]) addName(names, name + part, at);
    }
  }
  return names;
}

function nameMonths(locale: string): Map<string, number> {
  const names = new Map<string, number>();
  const tags = locale.startsWith('ar') ? [locale, 'ar-SY', 'ar-DZ'] : [locale];
  for (const tag of tags) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(tag, { month, timeZone: utc });
      const inDate = new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone: utc });
      for (let at = 0; at < 12; at++) {
        const date = Date.UTC(2027, at, 15);
        addName(names, alone.format(date), at + 1);
        const part = inDate.formatToParts(date).find(({ type }) => type === 'month');
        addName(names, part?.value ?? '', at + 1);
      }
    }
  }
  return names;
}

function addName(names: Map<string, number>, name: string, value: number): void {
  const folded = foldLine(name).replace(/\.$/, '').trim();
  if (folded === '' || /^\d/.test(folded)) return;
  for (const spelling of new Set([folded, plain(folded)])) {
    if (!names.has(spelling)) names.set(spelling, value);
  }
}

/** Without the marks that people leave out on a phone: 'março' is 'marco'. */
const plain = (text: string) => text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}/gu, '');

function nameNearDays(locale: string, more: Readonly<Record<string, number>>): Map<string, number> {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const names = new Map<string, number>(Object.entries(more));
  for (const days of [0, 1, 2]) {
    const name = foldLine(format.format(days, 'day'));
    if (/\d/.test(name)) continue;
    for (const spelling of [name, plain(name), name.replaceAll('’', "'")])
      names.set(spelling, days);
  }
  return names;
}

/** Whether a region writes the month before the day, and counts twelve hours: 'en-US' does both, 'en-GB' neither. */
export function readRegion(locale: string): { monthFirst: boolean; twelveHours: boolean } {
  const order = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: utc })
    .formatToParts(sunday)
    .map(({ type }) => type);
  const cycle = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle;
  return {
    monthFirst: order.indexOf('month') < order.indexOf('day'),
    // The British write 19:00 and say 'at 7'.
    twelveHours: locale.startsWith('en') || cycle === 'h12' || cycle === 'h11',
  };
}

/** Throws for a locale that is no BCP 47 tag. */
export function makeGrammar(words: LineWords, locale: string, today: string): LineGrammar {
  const known = new Map<string, RegExp>();
  return {
    words,
    locale,
    today,
    ...readRegion(locale),
    months: new Map([...nameMonths(locale), ...Object.entries(words.months ?? {})]),
    weekdays: new Map([
      ...nameDays(locale, words.dayParts?.split('|') ?? []),
      ...Object.entries(words.weekdays ?? {}),
    ]),
    nearDays: nameNearDays(locale, words.nearDays ?? {}),
    match(pattern, flags = 'gu') {
      const key = `${flags} ${pattern}`;
      const made = known.get(key) ?? new RegExp(pattern, flags);
      known.set(key, made);
      made.lastIndex = 0;
      return made;
    },
  };
}

/**
 * Letters, digits and marks as few ranges. A browser takes half a millisecond for each `\p{L}`, and a line's patterns
 * have two for each group of words; the ranges differ in rare scripts' symbols alone.
 */
export const inWord =
  '[\\dA-Za-z\\u00aa\\u00b2\\u00b3\\u00b5\\u00b9\\u00ba\\u00bc-\\u00be\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u037d' +
  '\\u037f-\\u0386\\u0388-\\u0588\\u0591-\\u05f2\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u0963' +
  '\\u0966-\\u096f\\u0971-\\u1ffc\\u2070-\\u209c\\u20d0-\\u2189\\u2460-\\u24ff\\u2776-\\u2793\\u2c00-\\u2dff\\u2e2f\\u3005-\\u3007' +
  '\\u3021-\\u302f\\u3031-\\u303c\\u3041-\\u30fa\\u30fc-\\ufd3d\\ufd50-\\ufdfb\\ufe00-\\ufe2f\\ufe70-\\ufefc' +
  '\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc\\u{10000}-\\u{1efff}' +
  '\\u{1f100}-\\u{1f10c}\\u{1fbf0}-\\u{1fbf9}\\u{20000}-\\u{3ffff}\\u{e0100}-\\u{e01ef}]';
const begin = `(?<!${inWord})`;
const end = `(?!${inWord})`;

/** Alternatives as one group of whole words; for '' one that never matches. */
export function anyOf(grammar: LineGrammar, alternatives: string | undefined): string {
  if (!alternatives) return '(?!)';
  const group = `(?:${alternatives.replaceAll(' ', '\\s+')})`;
  if (grammar.words.unspaced) return group;
  const bare = !/\p{L}/u.test(alternatives);
  return bare ? group : `(?:${begin}${group}${end}|${signs(alternatives)})`;
}

/** Alternatives such as '@' and '&' need no space around them. */
function signs(alternatives: string): string {
  const found = alternatives.split('|').filter((one) => !/[\p{L}\\(]/u.test(one));
  return found.length === 0 ? '(?!)' : `(?:${found.join('|')})`;
}

/** The names of a map, the longest first. */
export function namesOf(grammar: LineGrammar, names: ReadonlyMap<string, number>): string {
  const list = [...names.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return grammar.words.unspaced || list === ''
    ? `(?:${list || '(?!)'})`
    : `${begin}(?:${list})${end}`;
}
