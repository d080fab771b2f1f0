import { statSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

import { themeGroups } from './catalogue.ts';
import { faceFiles } from './face-files.ts';
import { type FaceName, listFaceNames, faces, mostFaceBytes } from './faces.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { createThemeTokens } from './tokens.ts';

const names = Object.keys(faces) as FaceName[];
const { resolve } = createRequire(import.meta.url);
const fileOf = (name: FaceName) => resolve(`${faces[name].npmPackage}/${faces[name].file}`);

it.each(names)('%s ships with the project, as heavy as it says', (name) => {
  expect(statSync(fileOf(name)).size).toBe(faces[name].bytes);
  const { file } = faces[name];
  expect(faceFiles[name]).toContain(file.slice(file.lastIndexOf('/')));
});

it('loads at most three faces of 110 kB together, whatever the tags', { timeout: 60_000 }, () => {
  const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
  const bytes = new Map<string, number>();
  for (let set = 0; set < 2 ** tags.length; set += 101) {
    const theme = tags.filter((_, at) => (set >> at) & 1);
    const loaded = listFaceNames(createThemeTokens({ theme, eventType: [] }, listIdeaClaims)).map(
      (name) => faces[name],
    );
    const sum = loaded.reduce((total, face) => total + face.bytes, 0);
    if (loaded.length > 3 || sum > mostFaceBytes) bytes.set(theme.join(', '), sum);
  }
  expect([...bytes]).toEqual([]);
  expect(mostFaceBytes).toBe(110_000);
});
