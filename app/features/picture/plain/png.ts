import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from '../messages.ts';
import { pictureLimits } from '../schema.ts';
import { fileLimits, joinParts, textOf } from './file-parts.ts';

const signatureBytes = 8;
/** A chunk's length, type and checksum. */
const frameBytes = 12;

/** What pixels, colors and orientation need. Texts, times and private chunks may unpack to gigabytes. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf', 'IDAT', 'IEND']);

/** The PNG without the chunks that a picture does not need. Its profile stays, if it is small. */
export function plainPng(bytes: Uint8Array): Result<Uint8Array, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, signatureBytes)];
  let chunks = 0;
  let hasPixels = false;
  for (let at = signatureBytes; at + frameBytes <= bytes.byteLength;) {
    const length = view.getUint32(at);
    const end = at + frameBytes + length;
    const type = textOf(bytes, at + 4, at + 8);
    chunks += 1;
    if (chunks > fileLimits.parts || end > bytes.byteLength) return fail('damaged');
    if (chunks === 1) {
      if (type !== 'IHDR' || length !== 13) return fail('damaged');
      const sides = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (Math.max(...sides) > pictureLimits.longestSide) return fail('tooLong');
    }
    // Behind the pixels it means nothing.
    if (type === 'acTL' && !hasPixels) return fail('moving');
    hasPixels ||= type === 'IDAT';
    if (kept.has(type) || (type === 'iCCP' && length <= fileLimits.packedProfile)) {
      parts.push(bytes.subarray(at, end));
    }
    if (type === 'IEND') return succeed(joinParts(parts));
    at = end;
  }
  return fail('damaged');
}
