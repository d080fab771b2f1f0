import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { type FaceName, faces } from '#app/features/theme/faces.ts';
import type { Language } from '#app/platform/language/languages.ts';

import type { FaceFile } from './layers.ts';

const { resolve } = createRequire(import.meta.url);

type CodePoints = readonly [first: number, last: number];
interface Subset {
  name: string;
  ranges: readonly CodePoints[];
}

interface Package {
  family: string;
  subsets: readonly Subset[];
  fileOf: (subset: string) => string;
}

function parseRanges(text: string): CodePoints[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function readPackage(npmPackage: string): Package {
  const id = npmPackage.slice(npmPackage.indexOf('/') + 1);
  const kind = npmPackage.includes('-variable/') ? 'wght' : '400';
  const listed = JSON.parse(readFileSync(resolve(`${npmPackage}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return {
    family: id,
    subsets: Object.entries(listed).map(([key, ranges]) => ({
      name: key.replace(/[[\]]/g, ''),
      ranges: parseRanges(ranges),
    })),
    fileOf: (subset) => `${npmPackage}/files/${id}-${subset}-${kind}-normal.woff2`,
  };
}

const emojiFile = 'twemoji-colr-font/twemoji.woff2';
const emojiFamily = 'twemoji';
const isEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;

const sans = '@fontsource-variable/noto-sans';
const chinese = `${sans}-sc`;
const japanese = `${sans}-jp`;
const korean = `${sans}-kr`;

/** For characters that a face lacks. Only the packages whose script is in the text are used. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Arabic}/u, [`${sans}-arabic`]],
  [/\p{Script=Hebrew}/u, [`${sans}-hebrew`]],
  [/\p{Script=Thai}/u, [`${sans}-thai`]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [japanese, chinese]],
  [/\p{Script=Hangul}/u, [korean, chinese]],
];

const han = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Many of their characters are the same and look different. */
const hanOf = (language: Language) =>
  language === 'ja' ? [japanese, chinese] : [chinese, japanese];

const packages = new Map<string, Package>();

function packageOf(npmPackage: string): Package {
  let found = packages.get(npmPackage);
  if (!found) packages.set(npmPackage, (found = readPackage(npmPackage)));
  return found;
}

function packagesFor(face: FaceName, text: string, language: Language): Package[] {
  const needed = scripts.filter(([script]) => script.test(text)).flatMap(([, names]) => names);
  if (han.test(text)) needed.push(...hanOf(language));
  return [...new Set([faces[face].npmPackage, sans, ...needed])].map(packageOf);
}

const holds = (ranges: readonly CodePoints[], point: number) =>
  ranges.some(([first, last]) => point >= first && point <= last);

const pointsOf = (text: string) =>
  new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

/** The face's own family, then those for missing characters, emoji last. */
export function listFamilies(face: FaceName, text: string, language: Language): string[] {
  const families = packagesFor(face, text, language).map(({ family }) => family);
  return isEmoji.test(text) ? [...families, emojiFamily] : families;
}

export function listFaceFiles(face: FaceName, text: string, language: Language): FaceFile[] {
  const points = pointsOf(text);
  const files = packagesFor(face, text, language).flatMap(({ family, subsets, fileOf }) =>
    subsets
      .filter(({ ranges }) => [...points].some((point) => holds(ranges, point)))
      .map(({ name, ranges }) => fileFace(fileOf(name), family, ranges)),
  );
  return isEmoji.test(text) ? [...files, fileFace(emojiFile, emojiFamily, null)] : files;
}

function fileFace(file: string, family: string, ranges: FaceFile['ranges']): FaceFile {
  return { key: file, family, ranges, read: () => readFile(resolve(file)) };
}

export function canSet(face: FaceName, text: string, language: Language): boolean {
  const all = packagesFor(face, text, language).flatMap(({ subsets }) => subsets);
  return [...pointsOf(text)].every(
    (point) =>
      isEmoji.test(String.fromCodePoint(point)) ||
      /[\p{M}\p{Cf}\s]/u.test(String.fromCodePoint(point)) ||
      all.some(({ ranges }) => holds(ranges, point)),
  );
}
