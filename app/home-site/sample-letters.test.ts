import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { faces, nameFaceFile } from '#app/features/theme/faces.ts';

import { listSampleLetters } from './sample-letters.ts';

const folder = path.join(import.meta.dirname, 'faces');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the samples’ fonts have every letter of the samples (else: npm run faces) (behaviour 2.4)', () => {
  const needed = listSampleLetters();
  expect(JSON.parse(read('letters.json'))).toEqual(Object.fromEntries(needed));
  const rules = read('sample-faces.css');
  for (const face of needed.keys())
    expect(rules).toContain(`url('./${nameFaceFile(faces[face])}.woff2')`);
});
