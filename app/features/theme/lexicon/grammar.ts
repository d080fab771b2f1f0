import type { Language } from './idea.ts';

const endings = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** They follow the whole word or replace its last vowel. */
export const endingsOf: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: endings('s es'),
  de: endings('e en er ern n s es in innen'),
  es: endings('s es'),
  fr: endings('s x es e'),
  it: endings('i e a o he hi'),
  pt: endings('s es'),
  nl: endings('s en n je jes tje tjes pje'),
  pl: endings('a y i e u o ow om em ami ach'),
  sl: endings('a e i o u ov om em ami ah ih'),
  tr: endings('i u e a in un nin lar ler lari leri si su da de ta te'),
  ar: endings('ات ين ون ي ه ان'),
  hi: endings('ों ें ो ी े ा ियाँ ियां'),
  zh: new Set(),
  ja: new Set(),
};

/** In compound words, a term of at least five letters is found at either end. */
export const compounding: ReadonlySet<Language> = new Set<Language>(['de', 'nl']);
export const shortestInCompound = 5;

/** Latin letters that have no decomposition, and their plain spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Case, width and spaces have been normalized before. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u064B-\u065F\u0670\u0640]/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('\u093C', '')
    .normalize('NFC');
}

const article = /^(?:وال|بال|لل|ال)(?=..)/u;
const letters = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
/** In characters: more than a host may type as a theme. */
const longest = 120;

export interface Spelling {
  /** Words of scripts that separate words by spaces. */
  words: string[];
  /** Runs of Chinese and Japanese, which have no spaces. */
  runs: string[];
}

export function takeApart(text: string): Spelling {
  const folded = foldAccents(text.slice(0, longest));
  const spaced = folded.replace(unspaced, ' ');
  return {
    words: (spaced.match(letters) ?? []).map((word) => word.replace(article, '')),
    runs: folded.match(unspaced) ?? [],
  };
}

/** True when two words differ by one letter: added, missing, replaced, or swapped with its neighbor. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const shared = Math.min(one.length, other.length) - start;
  while (end < shared && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
