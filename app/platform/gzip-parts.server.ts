import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The header of a gzip file without name and time, by an unknown system. */
const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** An empty block, which ends the file. */
const lastBlock = Uint8Array.of(3, 0);

/** Compressed once, when first needed, without reference to other parts. */
export class BodyPart {
  readonly bytes: Uint8Array;
  #blocks: Uint8Array | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** The bytes as deflate blocks that end at a whole byte, so that others can follow. */
  get blocks(): Uint8Array {
    // Copied, because the result is a view of a larger buffer.
    return (this.#blocks ??= new Uint8Array(
      deflateRawSync(this.bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    ));
  }
}

export function joinParts(parts: readonly BodyPart[]): Buffer<ArrayBuffer> {
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Not for Brotli, whose blocks refer to positions in the whole body. */
export function joinGzip(parts: readonly BodyPart[]): Buffer<ArrayBuffer> {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0));
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([head, ...parts.map(({ blocks }) => blocks), lastBlock, tail]);
}
