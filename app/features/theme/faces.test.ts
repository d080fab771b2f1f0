import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { themeGroups } from './catalogue.ts';
import type { Letters } from './english.ts';
import { getFaceFile } from './face-files.ts';
import { type FaceName, faces, listFaceNames, nameFaceFile } from './faces.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { createThemeTokens } from './tokens.ts';

const names = Object.keys(faces) as FaceName[];
const { resolve } = createRequire(import.meta.url);
const wholeFile = (name: FaceName) => resolve(`${faces[name].npmPackage}/${faces[name].file}`);

function sizeOf(name: FaceName, letters: Letters): number {
  const file = `${nameFaceFile(faces[name], letters)}.woff2`;
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

it(
  'loads at most three faces, of 85 kB together in English and 105 kB in all of Latin',
  { timeout: 60_000 },
  () => {
    const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
    const most = { faces: 0, english: 0, latin: 0 };
    for (let set = 0; set < 2 ** tags.length; set += 101) {
      const theme = tags.filter((_, at) => (set >> at) & 1);
      const loaded = listFaceNames(createThemeTokens({ theme, eventType: [] }, listIdeaClaims));
      most.faces = Math.max(most.faces, loaded.length);
      for (const letters of ['english', 'latin'] as const) {
        const sum = loaded.reduce((total, name) => total + sizeOf(name, letters), 0);
        most[letters] = Math.max(most[letters], sum);
      }
    }
    expect(most.faces).toBe(3);
    expect(most.english).toBeLessThan(85_000);
    expect(most.latin).toBeLessThan(105_000);
  },
);
