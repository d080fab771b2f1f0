import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';

const pack = promisify(deflate);
const unpack = promisify(inflate);
const signature = 8;

interface Chunk {
  type: string;
  data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function toBytes({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The same picture in fewer bytes, with zlib's highest level and without metadata. */
export async function shrinkPng(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const picture = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const data = await pack(await unpack(Buffer.concat(picture)), { level: 9, memLevel: 9 });
  const kept = chunks.filter(({ type }) => type === 'IHDR' || type === 'PLTE' || type === 'tRNS');
  const all = [...kept, { type: 'IDAT', data }, { type: 'IEND', data: Buffer.alloc(0) }];
  return Buffer.concat([png.subarray(0, signature), ...all.map(toBytes)]);
}
