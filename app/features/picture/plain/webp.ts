import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from '../messages.ts';
import { fileLimits, joinParts, textOf } from './file-parts.ts';

const headerBytes = 12;
const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Bits of the flags in the chunk `VP8X`. */
const flags = { animation: 0x02, notes: 0x04 } as const;

function staysToo(type: string, length: number): boolean {
  return (
    (type === 'ICCP' && length <= fileLimits.profile) ||
    (type === 'EXIF' && length <= fileLimits.exif)
  );
}

/** The WebP without the notes of programs and unknown chunks. */
export function plainWebp(bytes: Uint8Array): Result<Uint8Array, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.slice(0, headerBytes)];
  let chunks = 0;
  for (let at = headerBytes; at + 8 <= bytes.byteLength;) {
    const type = textOf(bytes, at, at + 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    chunks += 1;
    if (chunks > fileLimits.parts || at + 8 + length > bytes.byteLength) return fail('damaged');
    if (type === 'ANIM' || type === 'ANMF') return fail('moving');
    if (kept.has(type) || staysToo(type, length)) {
      const part = bytes.slice(at, end);
      if (type === 'VP8X') {
        if (((part[8] ?? 0) & flags.animation) !== 0) return fail('moving');
        part[8] = (part[8] ?? 0) & ~flags.notes;
      }
      parts.push(part);
    }
    at = end;
  }
  const plain = joinParts(parts);
  new DataView(plain.buffer).setUint32(4, plain.byteLength - 8, true);
  return succeed(plain);
}
