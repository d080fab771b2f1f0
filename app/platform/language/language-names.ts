import { type Language, languageCodes, languages } from './languages.ts';

const english: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  sl: 'Slovenian',
  tr: 'Turkish',
  ar: 'Arabic',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
};

/** As spreadsheets write them besides. */
const others: readonly (readonly [name: string, language: Language])[] = [
  ['Castellano', 'es'],
  ['Slovene', 'sl'],
  ['Slovensko', 'sl'],
  ['简体中文', 'zh'],
  ['中國語', 'zh'],
];

/** Without case, accents, spaces and punctuation. */
const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const known = new Map<string, Language>(
  [
    ...languageCodes.flatMap((code) =>
      [code, languages[code], english[code]].map((name) => [name, code] as const),
    ),
    ...others,
  ].map(([name, code]) => [simplify(name), code]),
);

const longestName = 100;

/** By its code, with a region or not, or by its English or its own name; null for anything else (behaviour 49.49). */
export function readLanguageName(text: string): Language | null {
  const typed = text.slice(0, longestName).trim();
  const code = /^([a-z]{2})(?:[-_][a-z\d]{1,8}){0,3}$/i.exec(typed)?.[1];
  return known.get(simplify(code ?? typed)) ?? null;
}
