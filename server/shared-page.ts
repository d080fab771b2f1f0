import { createHash } from 'node:crypto';

import { type Encoding, decode, encode } from './encodings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What one page is in one encoding. Headers stand as Node takes them: name, value, name, value. */
export interface Representation {
  etag: string;
  headers: string[];
  /** What a browser is told that has this already. */
  unchanged: string[];
  body: Bytes;
}

/** Besides its bytes, about what a page costs. */
const entryBytes = 2048;

/** What belongs to one answer only, or is said for each encoding anew. */
const notShared = new Set(['set-cookie', 'content-length', 'vary', 'etag']);

/**
 * One page as bytes, the same for everybody; each encoding is made when it is first asked for. Once it is
 * compressed, the page itself is not kept: it is several times as large and hardly ever asked for.
 */
export class SharedPage {
  readonly #hash: string;
  readonly #headers: [name: string, value: string][];
  readonly #representations = new Map<Encoding, Representation | Promise<Representation>>();
  /** The page itself while nothing was compressed, then how to have it again. */
  #whole: Bytes | (() => Promise<Bytes>);

  constructor(headers: Headers, body: Bytes) {
    this.#whole = body;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#headers = [...headers].filter(([name]) => !notShared.has(name));
  }

  /** How much it holds by now. */
  get bytes(): number {
    const kept = new Set<Bytes>();
    if (this.#whole instanceof Uint8Array) kept.add(this.#whole);
    for (const one of this.#representations.values()) if ('body' in one) kept.add(one.body);
    return [...kept].reduce((sum, { length }) => sum + length, entryBytes);
  }

  /** At once if it was made before; however many ask, it is made once. */
  as(encoding: Encoding): Representation | Promise<Representation> {
    const known = this.#representations.get(encoding);
    if (known) return known;
    const making = this.#represent(encoding);
    this.#representations.set(encoding, making);
    making.catch(() => this.#representations.delete(encoding));
    return making;
  }

  async #represent(encoding: Encoding): Promise<Representation> {
    const body = await this.#encode(encoding);
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const about = ['etag', etag, 'vary', 'Accept-Encoding, Cookie'];
    const how = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const representation = {
      etag,
      body,
      headers: [...this.#headers.flat(), ...about, ...how, 'content-length', String(body.length)],
      unchanged: [...this.#headers.filter(([name]) => name !== 'content-type').flat(), ...about],
    };
    this.#representations.set(encoding, representation);
    return representation;
  }

  async #encode(encoding: Encoding): Promise<Bytes> {
    const whole = this.#whole instanceof Uint8Array ? this.#whole : await this.#whole();
    if (encoding === 'identity') return whole;
    const body = await encode(whole, encoding);
    this.#whole = () => decode(body, encoding);
    return body;
  }
}
