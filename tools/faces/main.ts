/**
 * `npm run faces`: writes the fonts of Festoon's own design and of the themes, and the rules that load them. Each is cut
 * to the weights that it is used in and to characters. Needed when a weight is added or a font package is updated;
 * `npm run format` follows.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { englishRange } from '#app/features/theme/english.ts';
import {
  type FaceName,
  type ScriptFace,
  faces,
  nameFaceFile,
  nameOpeningFamily,
} from '#app/features/theme/faces.ts';
import { invitationMessages } from '#app/features/words/guest/en/invitation.ts';

import { type Cut, readNotice } from './cut.ts';
import { type Subset, listSubsets, readPackageFile } from './packages.ts';
import { readRanges } from './ranges.ts';
import { type CutFace, emptyFolder, writeFaces } from './write.ts';

const english = readRanges(englishRange);

const toEnglish = ({ font }: Subset): Subset => ({ name: 'english', font, codes: english });

function toFile(cut: Cut, { name, font, codes }: Subset): CutFace {
  return { ...cut, file: nameFaceFile(cut, name), font, codes, range: codes };
}

const houseFaces: readonly (Cut & { source: FaceName })[] = [
  { family: 'Festoon Display', source: 'Bricolage Grotesque', weights: [700, 700] },
  { family: 'Festoon Text', source: 'Figtree', weights: [400, 700] },
];

/** English letters have a file of their own, so that an English screen loads no others. */
async function writeHouseFaces(): Promise<void> {
  const files = houseFaces.flatMap(({ source, ...cut }) =>
    listSubsets(source)
      .flatMap((subset) => {
        if (subset.name !== 'latin') return [subset];
        const others = subset.codes.filter((code) => !english.includes(code));
        return [{ ...subset, codes: others }, toEnglish(subset)];
      })
      .map((subset) => toFile(cut, subset)),
  );
  await writeFaces(emptyFolder('app/ui/brand/faces'), 'house-faces.css', files);
}

const toCodes = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const scriptFaces: readonly ScriptFace[] = ['Caveat', 'Parisienne'];

/** A script face with the letters of the line above the title, if it greets nobody by name. */
function toOpening(name: ScriptFace): CutFace {
  const font = readPackageFile(name, faces[name].file);
  const file = nameFaceFile(faces[name], 'opening');
  const family = nameOpeningFamily(name);
  return { ...faces[name], family, file, font, codes: toCodes(invitationMessages.openGreeting) };
}

/** Latin files are whole; English pages have their own, because there is no kerning between two files of a word. */
async function writeThemeFaces(): Promise<void> {
  const folder = emptyFolder('app/features/theme/faces');
  const names = Object.keys(faces) as FaceName[];
  const subsets = names.flatMap((name) =>
    listSubsets(name).map((subset) => ({ face: faces[name], subset })),
  );
  const whole = subsets.map(({ face, subset }) => toFile(face, subset));
  const inEnglish = subsets
    .filter(({ subset }) => subset.name === 'latin')
    .map(({ face, subset }) => toFile(face, toEnglish(subset)));
  await writeFaces(folder, 'faces.css', whole);
  await writeFaces(folder, 'english-faces.css', inEnglish);
  await writeFaces(folder, 'opening-faces.css', scriptFaces.map(toOpening));
  writeFileSync(path.join(folder, 'OFL.txt'), await readLicences(names));
}

/** With the notices of the authors. */
async function readLicences(names: readonly FaceName[]): Promise<string> {
  const notices: string[] = [];
  for (const name of names) {
    const notice = await readNotice(readPackageFile(name, faces[name].file));
    notices.push(`${faces[name].family}, cut from ${name}: ${notice}`);
  }
  const [first] = names;
  const text = first ? readPackageFile(first, 'LICENSE').toString() : '';
  return `${notices.join('\n')}\n\n${text.slice(text.indexOf('This Font Software'))}`;
}

await writeHouseFaces();
await writeThemeFaces();
