import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const preferred = ['br', 'gzip'] as const;

/** Browsers send few different headers. */
const known = new LRUCache<string, readonly string[]>({ max: 100 });

export function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = negotiate(accepted);
  return preferred.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** Also true if the header prefers another encoding. */
export function acceptsGzip(accepted: string | undefined): boolean {
  return negotiate(accepted).includes('gzip');
}

function negotiate(accepted: string | undefined): readonly string[] {
  if (!accepted) return [];
  let taken = known.get(accepted);
  if (taken === undefined) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
    taken = negotiator.encodings([...preferred]);
    known.set(accepted, taken);
  }
  return taken;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

// Higher levels make pages little smaller and take much longer.
const thorough = { br: 5, gzip: 6 };
/** For responses that are sent once: the size of usual gzip in half its time. */
const quick = { br: 3, gzip: 3 };
/** For data that scripts fetch: 10 % larger, in a quarter of that time. */
const quickest = { br: 1, gzip: 1 };
const smallestBytes = 1024;
const shortBytes = 32_768;
/** Below this size, handing the work to another thread costs more than the work. */
const quickBytes = 65_536;

/** A window of 64 kB holds a whole page and needs a fraction of the usual memory. */
const windowBits = 16;

type Bytes = Uint8Array<ArrayBuffer>;

function brotliOptions(bytes: Bytes, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}

function compress(bytes: Bytes, encoding: 'br' | 'gzip', level: number): Promise<Bytes> {
  return encoding === 'br'
    ? asBrotli(bytes, brotliOptions(bytes, level))
    : asGzip(bytes, { level });
}

function compressNow(bytes: Bytes, encoding: 'br' | 'gzip', level: number): Bytes {
  return encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(bytes, level))
    : gzipSync(bytes, { level });
}

/** For bytes that are sent many times. Runs off the event loop's thread and takes 1.5 MB of memory. */
export async function encode(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  return encoding === 'identity' ? bytes : compress(bytes, encoding, thorough[encoding]);
}

export interface Encoded {
  bytes: Bytes;
  encoding: Encoding;
}

/** For bytes that are sent once. */
export async function encodeQuickly(bytes: Bytes, encoding: Encoding): Promise<Encoded> {
  if (encoding === 'identity' || bytes.length < smallestBytes)
    return { bytes, encoding: 'identity' };
  const level = (bytes.length > shortBytes ? quick : quickest)[encoding];
  if (bytes.length > quickBytes) return { bytes: await compress(bytes, encoding, level), encoding };
  return { bytes: compressNow(bytes, encoding, level), encoding };
}
