import { toTable } from './sfnt.ts';

/** Ids of the records on owners and licences. */
export const legalNames: readonly number[] = [0, 7, 13, 14];

interface NameRecord {
  platform: number;
  encoding: number;
  language: number;
  id: number;
  text: string;
}

const unicode = 3;

/** The records in Unicode; those in other encodings repeat them. */
export function readNames(table: Buffer = Buffer.alloc(6)): NameRecord[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const field = (index: number) => table.readUInt16BE(6 + at * 12 + index * 2);
    const start = texts + field(5);
    const text = Buffer.from(table.subarray(start, start + field(4)));
    return {
      platform: field(0),
      encoding: field(1),
      language: field(2),
      id: field(3),
      text: field(0) === unicode ? text.swap16().toString('utf16le') : '',
    };
  }).filter(({ platform }) => platform === unicode);
}

function writeNames(records: readonly NameRecord[]): Buffer {
  const texts = records.map(({ text }) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const fields = records.flatMap(({ platform, encoding, language, id }, at) => {
    const { length } = texts[at] ?? '';
    offset += length;
    return [platform, encoding, language, id, length, offset - length];
  });
  const header = [0, records.length, 6 + records.length * 12];
  return Buffer.concat([toTable([...header, ...fields]), ...texts]);
}

/** Reserved by the copyright notice for the unchanged font. */
export function findReservedName(records: readonly NameRecord[]): string | undefined {
  const notice = records.find(({ id }) => id === 0)?.text ?? '';
  return /Reserved\s?Font\s?Names?:?\s*"?([A-Z]\w*(?: [A-Z]\w*)*)/i.exec(notice)?.[1];
}

/** Keeps the notices of the authors. */
export function renameFont(table: Buffer, from: string, to: string): Buffer {
  const renamed = readNames(table).map((record) =>
    legalNames.includes(record.id)
      ? record
      : { ...record, text: record.text.replaceAll(from, to.replaceAll(' ', '')) },
  );
  return writeNames(renamed);
}
