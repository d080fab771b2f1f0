import { toTable } from './sfnt.ts';

interface Pair {
  left: number;
  right: number;
  value: number;
}

/** In the order of the table: by left glyph, then by right glyph. */
function readPairs(kern: Buffer): Pair[] {
  const isHorizontal = kern.readUInt16BE(2) === 1 && (kern.readUInt16BE(8) & 0xff0f) === 1;
  if (!isHorizontal) throw new Error('Unknown form of a kern table');
  return Array.from({ length: kern.readUInt16BE(10) }, (_, at) => ({
    left: kern.readUInt16BE(18 + at * 6),
    right: kern.readUInt16BE(20 + at * 6),
    value: kern.readInt16BE(22 + at * 6),
  }));
}

/** Replaces an old 'kern' table, which is lost when a font is cut. */
export function toGpos(kern: Buffer): Buffer {
  const byLeft = [...Map.groupBy(readPairs(kern), ({ left }) => left)];
  const sets = byLeft.map(([, pairs]) =>
    toTable([pairs.length, ...pairs.flatMap(({ right, value }) => [right, value])]),
  );
  const coverage = toTable([1, byLeft.length, ...byLeft.map(([left]) => left)]);
  const setsStart = 10 + byLeft.length * 2 + coverage.length;
  let offset = setsStart;
  const setOffsets = sets.map(({ length }) => (offset += length) - length);
  const advanceOnly = 0x0004;
  const pairFormat = [1, 10 + byLeft.length * 2, advanceOnly, 0, byLeft.length, ...setOffsets];
  // One script, language, feature and lookup: each list has the offset of its only member.
  const scripts = toTable([1, ...tag('DFLT'), 8, 4, 0, 0, 0xffff, 1, 0]);
  const features = toTable([1, ...tag('kern'), 8, 0, 1, 0]);
  const pairLookup = 2;
  const lookups = toTable([1, 4, pairLookup, 0, 1, 8]);
  const featuresStart = 10 + scripts.length;
  const header = toTable([1, 0, 10, featuresStart, featuresStart + features.length]);
  return Buffer.concat([
    header,
    scripts,
    features,
    lookups,
    toTable(pairFormat),
    coverage,
    ...sets,
  ]);
}

const tag = (text: string) => [0, 2].map((at) => Buffer.from(text).readUInt16BE(at));
