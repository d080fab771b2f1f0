import { readTables } from './sfnt.ts';

/** 16-bit characters in segments, and all of Unicode in groups. */
const readers: Readonly<Record<number, (map: Buffer) => number[]>> = {
  4: readSegments,
  12: readGroups,
};

export function readCharacters(font: Buffer): Set<number> {
  const cmap = readTables(font).get('cmap') ?? Buffer.alloc(4);
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(8 + at * 8)),
  );
  return new Set(maps.flatMap((map) => readers[map.readUInt16BE(0)]?.(map) ?? []));
}

function readSegments(map: Buffer): number[] {
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  return Array.from({ length: size / 2 }, (_, segment) => segment * 2).flatMap((at) => {
    const first = map.readUInt16BE(starts + at);
    const offset = map.readUInt16BE(offsets + at);
    const delta = map.readUInt16BE(deltas + at);
    return listCodes(first, map.readUInt16BE(ends + at)).filter((code) => {
      const glyph =
        offset === 0 ? code : map.readUInt16BE(offsets + at + offset + (code - first) * 2);
      return code !== 0xffff && glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
    });
  });
}

function readGroups(map: Buffer): number[] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, at) => 16 + at * 12).flatMap((at) =>
    listCodes(map.readUInt32BE(at), map.readUInt32BE(at + 4)),
  );
}

const listCodes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
