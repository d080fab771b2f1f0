import { maxBodyBytes } from '#app/platform/body-limit.ts';

/** Beyond this an over-long body is cut off instead of being read to its end. */
const drainBytes = 16 * maxBodyBytes;

/**
 * Reads a request's body into memory. Returns null when it is longer than `maxBodyBytes`; such a body is
 * still drained up to a bound, so that the browser gets to read the answer.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  // A length that was said is kept to by Node. Read like this, no stream is made of the body.
  if (Number(request.headers.get('content-length') ?? NaN) <= maxBodyBytes) {
    return new Uint8Array(await request.arrayBuffer());
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length <= maxBodyBytes) chunks.push(chunk);
    if (length > drainBytes) break;
  }
  return length > maxBodyBytes ? null : new Uint8Array(Buffer.concat(chunks));
}
