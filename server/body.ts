import * as addresses from '#app/platform/addresses.ts';
import { maxBodyBytes, maxFormBytes, maxReplyBytes } from '#app/platform/body-limit.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { Upload } from './uploads.ts';

/** Longer bodies are cut off instead of being read to their end. */
const drainBytes = 16 * maxBodyBytes;
/** A body with a higher limit is read up to this multiple of its limit. */
const drainShare = 2;

/** The wizard's steps that take a list or a long text. */
const longSteps: ReadonlySet<string> = new Set([
  addresses.confirm,
  addresses.partyType,
  addresses.theme,
  addresses.activity,
  addresses.invitee,
  addresses.answers,
]);

/** In bytes, by the pattern of the request's address (behaviour 22.2, 22.10). */
export function getBodyLimit(address: string): number {
  if (address.startsWith(addresses.guest)) return maxReplyBytes;
  const isLong =
    longSteps.has(address) ||
    address.startsWith(addresses.events) ||
    address === addresses.importEvent;
  return isLong ? maxBodyBytes : maxFormBytes;
}

/**
 * A body that is longer than `limit`, or a file that has no room in `upload`, is drained up to a limit, because browsers
 * show the response only after they have sent the body.
 */
export async function readBody(
  request: Request,
  limit: number,
  upload: Upload,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large' | 'busy'>> {
  // Node enforces a declared length, and this way of reading creates no stream.
  if (Number(request.headers.get('content-length') ?? NaN) <= Math.min(limit, maxFormBytes)) {
    return succeed(new Uint8Array(await request.arrayBuffer()));
  }
  if (!request.body) return succeed(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isBusy = false;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit || isBusy) chunks.length = 0;
    else if (upload.take(chunk.length)) chunks.push(chunk);
    else if (limit > maxBodyBytes) {
      isBusy = true;
      // The rest is read and dropped: the room is for files that arrive meanwhile.
      upload.release();
    } else return fail('busy');
    if (length > Math.max(drainBytes, drainShare * limit)) break;
  }
  if (isBusy) return fail('busy');
  return length > limit ? fail('too-large') : succeed(new Uint8Array(Buffer.concat(chunks)));
}
