import { type Language, languageCodes } from './languages.ts';

const longestHeader = 1000;
const mostTags = 50;

interface Wish {
  code: string;
  /** From 0, which refuses it, to 1. */
  weight: number;
}

/** Of a text that is no wish, null. Region and script do not matter: 'de-AT' is German. */
function readWish(text: string): Wish | null {
  const [, code = '', weight = '1'] =
    /^\s*([a-z]{2,3})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(text) ?? [];
  return code === '' ? null : { code: code.toLowerCase(), weight: Math.min(1, Number(weight)) };
}

/** The first of the languages that a browser asks for in 'Accept-Language'; English where there is none (behaviour 49.43). */
export function findPreferredLanguage(acceptLanguage: string | null): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, longestHeader)
    .split(',', mostTags)
    .flatMap((text) => readWish(text) ?? [])
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { code } of wishes) {
    const known = languageCodes.find((language) => language === code);
    if (known !== undefined) return known;
  }
  return 'en';
}
