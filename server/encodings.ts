import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

// Beyond this a page gets little smaller and takes much longer.
const brotliQuality = 5;

/** Compresses off the event loop's thread. */
export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return asBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return asGzip(bytes);
    case 'identity':
      return Promise.resolve(bytes);
  }
}
