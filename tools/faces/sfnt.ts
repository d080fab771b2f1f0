/** By tag, in the order of the font's directory. */
export type FontTables = Map<string, Buffer>;

const align = (length: number) => Math.ceil(length / 4) * 4;

export function readTables(font: Buffer): FontTables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  return new Map(
    entries.map((entry) => {
      const offset = font.readUInt32BE(entry + 8);
      const bytes = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
      return [font.toString('latin1', entry, entry + 4), bytes];
    }),
  );
}

/** The checksums are 0: the program that cuts the font computes them. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + sorted.length * 16;
  const font = Buffer.alloc(sorted.reduce((sum, [, bytes]) => sum + align(bytes.length), start));
  const power = Math.floor(Math.log2(sorted.length));
  font.writeUInt32BE(0x00010000, 0);
  font.writeUInt16BE(sorted.length, 4);
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((sorted.length - 2 ** power) * 16, 10);
  let offset = start;
  for (const [at, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + at * 16;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += align(bytes.length);
  }
  return font;
}

/** 16-bit numbers. */
export function toTable(numbers: readonly number[]): Buffer {
  const table = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) table.writeUInt16BE(number & 0xffff, at * 2);
  return table;
}

export function listFeatures(tables: FontTables): string[] {
  const found = ['GSUB', 'GPOS'].flatMap((name) => {
    const table = tables.get(name);
    if (!table) return [];
    const list = table.subarray(table.readUInt16BE(6));
    return Array.from({ length: list.readUInt16BE(0) }, (_, at) =>
      list.toString('latin1', 2 + at * 6, 6 + at * 6),
    );
  });
  return [...new Set(found)];
}
