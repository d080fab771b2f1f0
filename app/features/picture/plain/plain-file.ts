import { type Result, fail } from '#app/platform/result.ts';

import type { PictureProblem } from '../messages.ts';
import { recognizePicture } from '../rules.ts';
import { plainAvif } from './avif.ts';
import { plainJpeg } from './jpeg.ts';
import { plainPng } from './png.ts';
import { plainWebp } from './webp.ts';

const plain = { png: plainPng, jpeg: plainJpeg, webp: plainWebp, avif: plainAvif };

/**
 * An untrusted file reduced to what its pixels need, in one pass over its bytes and before any library reads it. The
 * error says why it cannot be used (behaviour 40.4, 40.14).
 */
export function toPlainFile(bytes: Uint8Array): Result<Uint8Array, PictureProblem> {
  const recognized = recognizePicture(bytes);
  return recognized.ok ? plain[recognized.value](bytes) : fail(recognized.error);
}
