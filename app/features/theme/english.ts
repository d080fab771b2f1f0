import type { Language } from '#app/platform/language/languages.ts';

/**
 * The letters of English and the signs that pages in English use, as in the CSS descriptor `unicode-range`. Brackets
 * and other rare signs are in the file of all Latin letters: they have no kerning to lose.
 */
export const englishRange =
  'U+20-24, U+26-29, U+2B-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A3, U+AD, U+B7, U+2000-2019, U+201C-201D, U+2022, U+2026-202F, U+2060-206F, U+20AC';

const foreign =
  /[\u00A1\u00A2\u00A4-\u00AC\u00AE\u00AF\u00B1-\u00B6\u00B8-\u00D6\u00D8-\u024F\u02B0-\u036F\u1E00-\u1EFF]/;

const otherScripts: ReadonlySet<Language> = new Set(['ar', 'hi', 'zh', 'ja']);

export const usesLatin = (language: Language) => !otherScripts.has(language);

/** The Latin letters that some faces lack, those of Polish, Slovenian and Turkish among them. */
const rare = /[\u0100-\u0130\u0132-\u0151\u0154-\u024F\u1E00-\u1EFF]/;

export const hasRareLetters = (text: string) => rare.test(text);

/** Each face has a file with the letters of English, and one with all Latin ones. */
export type Letters = 'english' | 'latin';

/** Of a page in a language and what its hosts wrote. */
export const chooseLetters = (text: string, language: Language = 'en'): Letters =>
  (language !== 'en' && usesLatin(language)) || foreign.test(text) ? 'latin' : 'english';
