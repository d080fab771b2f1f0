import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';

/** How a body travels; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preferred = ['br', 'gzip'] as const;

/** Browsers send few different headers. */
const chosen = new Map<string, Encoding>();
const rememberedHeaders = 100;

/** The best encoding that a browser's Accept-Encoding takes. What refuses even `identity` gets it all the same. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = parseAccepted(accepted);
  if (chosen.size < rememberedHeaders) chosen.set(accepted, encoding);
  return encoding;
}

function parseAccepted(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(parseWeighted));
  const others = weights.get('*') ?? 0;
  return preferred.find((encoding) => (weights.get(encoding) ?? others) > 0) ?? 'identity';
}

function parseWeighted(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) : 1];
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

// Beyond this a page gets little smaller and takes much longer.
const thorough = { br: 5, gzip: 6 };
/** For what is sent once: as small as a usual gzip, in half its time. */
const quick = { br: 3, gzip: 3 };
/** Data for a script, mostly: a quarter of that time again for a tenth more. */
const quickest = { br: 1, gzip: 1 };
const shortBytes = 32_768;
/** Up to here handing the work to another thread costs more than the work. */
const quickBytes = 65_536;

/** A window of 64 kB: a page fits, and the compressor takes a fraction of its usual memory. */
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

/** Compresses what is kept and sent many times, off the event loop's thread. */
export function encode(bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> {
  return compress(bytes, encoding, thorough[encoding]);
}

/** What was encoded. */
export function decode(bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> {
  return encoding === 'br' ? fromBrotli(bytes) : fromGzip(bytes);
}

/** Compresses what is sent once. */
export function encodeQuickly(bytes: Bytes, encoding: 'br' | 'gzip'): Bytes | Promise<Bytes> {
  const level = (bytes.length > shortBytes ? quick : quickest)[encoding];
  if (bytes.length > quickBytes) return compress(bytes, encoding, level);
  return encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(bytes, level))
    : gzipSync(bytes, { level });
}
