/**
 * `npm run sample-faces`: writes the fonts of the home page's sample invitations to app/home-site/faces/, each with the
 * letters that the samples set in it, and the rules that load them. Needed when a sample or its look changes.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import subsetFont from 'subset-font';

import { type FaceName, faces } from '#app/features/theme/faces.ts';
import { listSampleLetters, nameFaceFile } from '#app/home-site/sample-letters.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'app/home-site/faces');

async function writeFace(name: FaceName, letters: string): Promise<string> {
  const { npmPackage, file, family, weights } = faces[name];
  const whole = readFileSync(path.join(root, 'node_modules', npmPackage, file));
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(path.join(folder, nameFaceFile(name)), subset);
  console.log(`${name}: ${whole.length} bytes, ${subset.length} for the letters ${letters}`);
  const weight = [...new Set(weights)].join(' ');
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-display: swap;',
    `  font-weight: ${weight};`,
    `  src: url('./${nameFaceFile(name)}') format('woff2');`,
    '}',
  ].join('\n');
}

const needed = listSampleLetters();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const rules: string[] = [];
for (const [name, letters] of needed) rules.push(await writeFace(name, letters));
writeFileSync(path.join(folder, 'sample-faces.css'), `${rules.join('\n\n')}\n`);
const list = JSON.stringify(Object.fromEntries(needed), null, 2);
writeFileSync(path.join(folder, 'letters.json'), `${list}\n`);
