import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { themeGroups } from './catalogue.ts';
import { getFaceFile } from './face-files.ts';
import { type FaceName, faces, findLineFace, listFaceNames, nameFaceFile } from './faces.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { createThemeTokens } from './tokens.ts';

const names = Object.keys(faces) as FaceName[];
const { resolve } = createRequire(import.meta.url);
const wholeFile = (name: FaceName) => resolve(`${faces[name].npmPackage}/${faces[name].file}`);

function sizeOf(name: FaceName, part: 'english' | 'latin' | 'opening'): number {
  const file = `${nameFaceFile(faces[name], part)}.woff2`;
  return statSync(path.join(import.meta.dirname, 'faces', file)).size;
}

describe.each(names)('%s', (name) => {
  it('is as heavy in its package as it says', () => {
    expect(statSync(wholeFile(name)).size).toBe(faces[name].bytes);
  });

  it('has a smaller file for English than for all Latin letters', () => {
    expect(sizeOf(name, 'english')).toBeLessThan(0.9 * sizeOf(name, 'latin'));
    expect(getFaceFile(name, 'english')).toContain(nameFaceFile(faces[name], 'english'));
    expect(getFaceFile(name, 'latin')).toContain(nameFaceFile(faces[name], 'latin'));
  });
});

/** Three files that are asked for together get seven packets each in their first round; their headers take 540 bytes. */
const firstRound = 7 * 1460 - 540;

it('has a usual text face, and openings, that arrive in their first round', () => {
  expect(sizeOf('Figtree', 'english')).toBeLessThan(firstRound);
  expect(sizeOf('Caveat', 'opening')).toBeLessThan(firstRound);
  expect(sizeOf('Parisienne', 'opening')).toBeLessThan(firstRound);
});

it(
  'loads at most three faces, of 50 kB together in English and 85 kB in all of Latin (behaviour 6.14)',
  { timeout: 60_000 },
  () => {
    const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
    const most = { faces: 0, english: 0, latin: 0 };
    for (let set = 0; set < 2 ** tags.length; set += 101) {
      const theme = tags.filter((_, at) => (set >> at) & 1);
      const tokens = createThemeTokens({ theme, eventType: [] }, listIdeaClaims);
      const loaded = listFaceNames(tokens);
      const line = findLineFace(tokens);
      most.faces = Math.max(most.faces, loaded.length);
      for (const letters of ['english', 'latin'] as const) {
        const sizes = loaded.map((name) => sizeOf(name, name === line ? 'opening' : letters));
        const sum = sizes.reduce((total, size) => total + size, 0);
        most[letters] = Math.max(most[letters], sum);
      }
    }
    expect(most.faces).toBe(3);
    expect(most.english).toBeLessThan(50_000);
    expect(most.latin).toBeLessThan(85_000);
  },
);
