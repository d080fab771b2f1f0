/**
 * `npm run things`: writes the things that drawings may show: their names in fourteen languages, from CLDR's annotations,
 * and their shapes, from Fluent Emoji. Needed when the list changes or a package is updated.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { shardOf } from '#app/features/theme/things/shards.ts';
import { type Drawing, type Place, placeLetters } from '#app/features/theme/things/thing.ts';

import { drawThing } from './draw.ts';
import { placed } from './list.ts';
import { listKin, nameThings } from './names.ts';
import { drawBody, ownDrawings } from './own-drawings.ts';

interface IconSet {
  icons: Readonly<Record<string, { body: string } | undefined>>;
}

const read = (file: string) =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8'),
  ) as unknown;
const { icons } = read('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
const characters = read('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
const folder = new URL('../../app/features/theme/things/', import.meta.url);

const emojiOf = new Map(
  Object.entries(characters).map(([codes, name]) => [
    name,
    String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16))),
  ]),
);

/** Longer drawings would make a guest's page heavy. */
const longest = 3750;

const drawings = new Map<string, Drawing>();
const things: { name: string; emoji: string; place: Place }[] = [];
for (const [place, list] of Object.entries(placed) as [Place, string][]) {
  for (const name of list.split(' ')) {
    const own = ownDrawings[name];
    const body = own ?? icons[name]?.body;
    const emoji = emojiOf.get(name)?.replaceAll('\uFE0F', '');
    const drawing = body ? await drawThing(body, own ? null : drawBody(name)) : null;
    const length = drawing ? drawing.layers.join('').length : 0;
    if (!emoji || !drawing || length > longest) {
      console.log(
        `${name}: left out (${emoji ? '' : 'no character '}${drawing ? length : 'not drawn'})`,
      );
      continue;
    }
    if (drawings.has(emoji)) continue;
    drawings.set(emoji, drawing);
    things.push({ name, emoji, place });
  }
}

const names = nameThings(things);
for (const [emoji, kin] of listKin(things)) {
  const drawing = drawings.get(emoji);
  if (drawing && kin.length > 0) drawings.set(emoji, { kin, ...drawing });
}
const joined = Object.entries(names).map(([language, all]) => [
  language,
  all.map((terms) => terms.join(' ')).join(','),
]);
writeFileSync(
  new URL('names.json', folder),
  `${JSON.stringify(
    {
      things: things.map(({ emoji }) => emoji).join(' '),
      places: things.map(({ place }) => placeLetters[place]).join(''),
      words: Object.fromEntries(joined) as unknown,
    },
    null,
    1,
  )}\n`,
);
const shards = Map.groupBy(drawings, ([emoji]) => shardOf(emoji));
rmSync(new URL('drawings', folder), { recursive: true, force: true });
mkdirSync(new URL('drawings', folder));
for (const [shard, list] of shards) {
  writeFileSync(
    new URL(`drawings/${shard}.json`, folder),
    `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`,
  );
}
const files = [...shards.keys()].toSorted((a, b) => a - b);
writeFileSync(
  new URL('all-drawings.ts', folder),
  `// Written by \`npm run things\`.
${files.map((file) => `import d${file} from './drawings/${file}.json' with { type: 'json' };`).join('\n')}
import type { Drawing } from './thing.ts';

const files: readonly object[] = [${files.map((file) => `d${file}`).join(', ')}];

/** All of them, for the server. */
export const drawings: Readonly<Record<string, Drawing | undefined>> = Object.assign(Object.create(null) as object, ...files);
`,
);
writeFileSync(
  new URL('drawing-files.ts', folder),
  `// Written by \`npm run things\`.
/** For the browser, which loads those that a look shows. */
export const drawingFiles: Readonly<Record<number, () => Promise<{ default: object }>>> = {
${files.map((file) => `  ${file}: () => import('./drawings/${file}.json'),`).join('\n')}
};
`,
);
console.log(`${things.length} things in ${shards.size} files`);
