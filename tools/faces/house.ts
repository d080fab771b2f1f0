/**
 * `npm run house-faces`: writes the fonts of Festoon's own design to app/ui/brand/faces/, and the rules that load them.
 * Each face is cut to the weights that the design has. The letters of English are in a file of their own, so that a page
 * in English loads no others. Needed when a weight is added or a font package is updated; `npm run format` follows.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'app/ui/brand/faces');

interface HouseFace {
  family: string;
  /** The name of the package in `@fontsource-variable`. */
  source: string;
  /** The weights that the design uses. */
  weights: readonly [number, number];
}

const houseFaces: readonly HouseFace[] = [
  { family: 'Festoon Display', source: 'bricolage-grotesque', weights: [700, 700] },
  { family: 'Festoon Text', source: 'figtree', weights: [400, 700] },
];

/** ASCII, and the signs that the screens' own sentences use. */
const english =
  'U+20-7E,U+A0,U+A3,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC';

type Range = readonly [first: number, last: number];

function readRanges(list: string): Range[] {
  return list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

const codesOf = (list: string) =>
  readRanges(list).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

const toHex = (code: number) => code.toString(16).toUpperCase();

/** The characters as the value of `unicode-range`. */
function toRanges(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${toHex(first)}${first === last ? '' : `-${toHex(last)}`}`)
    .join(', ');
}

interface Part {
  name: string;
  font: Buffer;
  codes: number[];
}

/** The files of a package with their characters, the Latin one in two parts. */
function listParts(source: string): Part[] {
  const sourceFolder = path.join(root, 'node_modules/@fontsource-variable', source);
  const scripts = JSON.parse(
    readFileSync(path.join(sourceFolder, 'unicode.json'), 'utf8'),
  ) as Record<string, string>;
  const basic = codesOf(english);
  return Object.entries(scripts).flatMap(([name, ranges]) => {
    const font = readFileSync(path.join(sourceFolder, `files/${source}-${name}-wght-normal.woff2`));
    const codes = codesOf(ranges);
    if (name !== 'latin') return [{ name, font, codes }];
    return [
      { name, font, codes: codes.filter((code) => !basic.includes(code)) },
      { name: 'english', font, codes: basic },
    ];
  });
}

async function writeFace({ family, source, weights }: HouseFace): Promise<string[]> {
  const [min, max] = weights;
  const wght = min === max ? min : { min, max };
  return Promise.all(
    listParts(source).map(async ({ name, font, codes }) => {
      const file = `${source}-${name}.woff2`;
      const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
      const subset = await subsetFont(font, String.fromCodePoint(...codes), options);
      writeFileSync(path.join(folder, file), subset);
      console.log(
        `${file}: ${font.length} bytes, ${subset.length} in weights ${weights.join('–')}`,
      );
      return [
        '@font-face {',
        `  font-family: '${family}';`,
        '  font-display: swap;',
        `  font-weight: ${[...new Set(weights)].join(' ')};`,
        `  src: url('./${file}') format('woff2');`,
        `  unicode-range: ${toRanges(codes)};`,
        '}',
      ].join('\n');
    }),
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const rules = (await Promise.all(houseFaces.map(writeFace))).flat();
writeFileSync(path.join(folder, 'house-faces.css'), `${rules.join('\n\n')}\n`);
