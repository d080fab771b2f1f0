import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from '../messages.ts';
import { pictureLimits } from '../schema.ts';
import { fileLimits, joinParts, textOf } from './file-parts.ts';

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2 } as const;

const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

/** Tables, frames and scans, and what says how to read their colors: JFIF and Adobe. */
const isNeeded = (code: number) =>
  (code >= 0xc0 && code <= 0xcf) ||
  (code >= 0xda && code <= 0xdd) ||
  code === 0xe0 ||
  code === 0xee;

/** Where the pixels of a scan end: at the next marker that is neither a restart nor a stuffed byte. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((at = bytes.indexOf(0xff, at)) >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
  return bytes.byteLength;
}

/** Whether a segment that is not needed stays: an orientation or a color profile, of bounded size. */
function createExtras() {
  let profile = 0;
  let hasExif = false;
  return (bytes: Uint8Array, code: number, body: number, end: number): boolean => {
    if (code === marker.app2 && textOf(bytes, body, body + 12) === 'ICC_PROFILE\0') {
      profile += end - body;
      return profile <= fileLimits.profile;
    }
    if (code !== marker.app1 || hasExif) return false;
    hasExif = textOf(bytes, body, body + 6) === 'Exif\0\0';
    return hasExif;
  };
}

/** The JPEG without comments and the notes of programs, and without what follows its end. */
export function plainJpeg(bytes: Uint8Array): Result<Uint8Array, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  const staysToo = createExtras();
  let segments = 0;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.byteLength && bytes[at] === 0xff) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.eoi) break;
    const body = at + 4;
    const end = at + 2 + view.getUint16(at + 2);
    segments += 1;
    if (segments > fileLimits.parts || end < body || end > bytes.byteLength) return fail('damaged');
    if (isFrame(code)) {
      const sides = end - body >= 5 ? [view.getUint16(body + 1), view.getUint16(body + 3)] : [0];
      if (Math.max(...sides) > pictureLimits.longestSide) return fail('tooLong');
    }
    const isScan = code === marker.sos;
    if (isScan) scans += 1;
    if (scans > fileLimits.scans) return fail('damaged');
    const next = isScan ? findScanEnd(bytes, end) : end;
    if (isNeeded(code) || staysToo(bytes, code, body, end)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (scans === 0) return fail('damaged');
  // An incomplete file has no end; the decoder says so.
  if (bytes[at] === 0xff && bytes[at + 1] === marker.eoi) parts.push(bytes.subarray(at, at + 2));
  return succeed(joinParts(parts));
}
