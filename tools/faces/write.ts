import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { convert } from 'fontverter';

import { readCharacters } from './cmap.ts';
import { type Cut, cutFont } from './cut.ts';
import { root } from './packages.ts';
import { keepPresent, toRanges } from './ranges.ts';

export interface CutFace extends Cut {
  /** Without its ending. */
  file: string;
  font: Uint8Array;
  codes: readonly number[];
  /** The characters of the rule, as far as the font has them; all by default. */
  range?: readonly number[];
}

export function emptyFolder(folder: string): string {
  const absolute = path.join(root, folder);
  rmSync(absolute, { recursive: true, force: true });
  mkdirSync(absolute);
  return absolute;
}

async function writeFace(folder: string, face: CutFace): Promise<string> {
  const { file, font, codes, family, weights } = face;
  const cut = await cutFont(font, codes, face);
  const characters = readCharacters(await convert(cut, 'sfnt'));
  const range = face.range && keepPresent(face.range, characters);
  if (range?.length === 0) throw new Error(`${file} has no character of its own`);
  writeFileSync(path.join(folder, `${file}.woff2`), cut);
  console.log(`${file}: ${font.length} bytes, ${cut.length} in weights ${weights.join('–')}`);
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-display: swap;',
    `  font-weight: ${[...new Set(weights)].join(' ')};`,
    `  src: url('./${file}.woff2') format('woff2');`,
    ...(range ? [`  unicode-range: ${toRanges(range)};`] : []),
    '}',
  ].join('\n');
}

export async function writeFaces(
  folder: string,
  sheet: string,
  faces: readonly CutFace[],
): Promise<void> {
  const rules: string[] = [];
  for (const face of faces) rules.push(await writeFace(folder, face));
  writeFileSync(path.join(folder, sheet), `${rules.join('\n\n')}\n`);
}
