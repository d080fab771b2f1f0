import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from '../messages.ts';
import { pictureLimits } from '../schema.ts';
import { fileLimits, textOf } from './file-parts.ts';

/** Boxes that hold boxes, and how many bytes precede those. */
const containers = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
]);
/** What describes the picture, besides its pixels. */
const mostDescription = 256 * 1024;

class Damaged extends Error {}

/** The sizes of all pictures in the file, its tiles and previews among them. */
function* walkBoxes(
  view: DataView,
  from: number,
  to: number,
  depth = 0,
): Generator<[string, number, number]> {
  for (let at = from; at + 8 <= to;) {
    const length = view.getUint32(at);
    const type = textOf(new Uint8Array(view.buffer, view.byteOffset), at + 4, at + 8);
    const end = length === 0 ? to : at + length;
    if (length === 1 || (length > 0 && length < 8) || end > to) throw new Damaged();
    yield [type, at + 8, end];
    const skipped = containers.get(type);
    if (skipped !== undefined && depth < 4)
      yield* walkBoxes(view, at + 8 + skipped, end, depth + 1);
    at = end;
  }
}

/**
 * The AVIF as it is, because its boxes name places in the file. Refused are too many boxes, a long description and
 * sides that are too long.
 */
export function plainAvif(bytes: Uint8Array): Result<Uint8Array, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let boxes = 0;
  try {
    for (const [type, body, end] of walkBoxes(view, 0, bytes.byteLength)) {
      boxes += 1;
      if (boxes > fileLimits.parts) return fail('damaged');
      if (type === 'moov' || type === 'moof') return fail('moving');
      if (type === 'meta' && end - body > mostDescription) return fail('damaged');
      if (type === 'ispe') {
        if (end - body < 12) return fail('damaged');
        const sides = [view.getUint32(body + 4), view.getUint32(body + 8)];
        if (Math.max(...sides) > pictureLimits.longestSide) return fail('tooLong');
      }
    }
  } catch (error) {
    if (error instanceof Damaged) return fail('damaged');
    throw error;
  }
  return succeed(bytes);
}
