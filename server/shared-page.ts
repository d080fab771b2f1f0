import { createHash } from 'node:crypto';

import { type Encoding, encode } from './encodings.ts';

/** What one page is in one encoding. Headers stand as Node takes them: name, value, name, value. */
export interface Representation {
  etag: string;
  headers: string[];
  /** What a browser is told that has this already. */
  unchanged: string[];
  body: Uint8Array<ArrayBuffer>;
}

/** Besides its bytes, about what a page costs. */
const entryBytes = 2048;

/** What belongs to one answer only, or is said for each encoding anew. */
const notShared = new Set(['set-cookie', 'content-length', 'vary', 'etag']);

/** One page as bytes, the same for everybody; each encoding is made when it is first asked for. */
export class SharedPage {
  /** How much it holds by now. */
  bytes: number;
  readonly #body: Uint8Array<ArrayBuffer>;
  readonly #hash: string;
  readonly #headers: [name: string, value: string][];
  readonly #representations = new Map<Encoding, Representation | Promise<Representation>>();

  constructor(headers: Headers, body: Uint8Array<ArrayBuffer>) {
    this.bytes = entryBytes + body.length;
    this.#body = body;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#headers = [...headers].filter(([name]) => !notShared.has(name));
  }

  /** At once if it was made before; however many ask, it is made once. */
  as(encoding: Encoding): Representation | Promise<Representation> {
    const known = this.#representations.get(encoding);
    if (known) return known;
    const making = this.#represent(encoding);
    this.#representations.set(encoding, making);
    return making;
  }

  async #represent(encoding: Encoding): Promise<Representation> {
    const body = await encode(this.#body, encoding);
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const about = ['etag', etag, 'vary', 'Accept-Encoding, Cookie'];
    const how = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const representation = {
      etag,
      body,
      headers: [...this.#headers.flat(), ...about, ...how, 'content-length', String(body.length)],
      unchanged: [...this.#headers.filter(([name]) => name !== 'content-type').flat(), ...about],
    };
    if (body !== this.#body) this.bytes += body.length;
    this.#representations.set(encoding, representation);
    return representation;
  }
}
