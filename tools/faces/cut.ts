import { convert } from 'fontverter';
import subsetFont from 'subset-font';

import { toGpos } from './kerning.ts';
import { findReservedName, legalNames, readNames, renameFont } from './names.ts';
import { listFeatures, readTables, writeTables } from './sfnt.ts';

/** No page uses fractions, proportional figures, and forms for some languages. */
const unused = new Set(['dnom', 'frac', 'locl', 'numr', 'pnum']);

/** Tables that repeat others: widths by weight, and the names of the weights. */
const unusedTables = ['HVAR', 'STAT'];

export interface Cut {
  /** A new name, if the licence reserves that of the whole font. */
  family: string;
  weights: readonly [number, number];
}

/** WOFF2 without other characters, weights and rare features, but with its authors' notices. */
export async function cutFont(
  font: Uint8Array,
  codes: Iterable<number>,
  { family, weights: [min, max] }: Cut,
): Promise<Uint8Array> {
  const tables = readTables(await convert(font, 'sfnt'));
  const names = tables.get('name') ?? Buffer.alloc(6);
  const reserved = findReservedName(readNames(names));
  if (reserved !== undefined) {
    if (family.includes(reserved)) throw new Error(`The name ${reserved} is reserved`);
    tables.set('name', renameFont(names, reserved, family));
  }
  const kern = tables.get('kern');
  if (kern) tables.set('GPOS', toGpos(kern));
  const wght = min === max ? min : { min, max };
  return subsetFont(writeTables(tables), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    keepFeatures: listFeatures(tables).filter((feature) => !unused.has(feature)),
    preserveNameIds: legalNames,
    // Instructions for coarse screens; most faces have none.
    noHinting: true,
    dropTables: unusedTables,
    ...(tables.has('fvar') ? { variationAxes: { wght } } : {}),
  });
}

/** Without the sentence on its licence that some add. */
export async function readNotice(font: Uint8Array): Promise<string> {
  const names = readTables(await convert(font, 'sfnt')).get('name');
  const notice = readNames(names).find(({ id }) => id === 0)?.text ?? '';
  return notice.replace(/\s*This Font Software is licensed.*/s, '');
}
