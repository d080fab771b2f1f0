import { type Result, fail, succeed } from '#app/platform/result.ts';

import { animationBytes, isAnimated } from './animated.ts';
import type { PictureProblem } from './messages.ts';
import { recognizePicture } from './rules.ts';
import { pictureLimits } from './schema.ts';

/** In pixels, as large as the largest size that is stored. */
const longestSide = 1600;

export interface PreparedPicture {
  file: Blob;
  width: number;
  height: number;
}

function findFault({ width, height }: ImageBitmap): PictureProblem | null {
  if (width * height > pictureLimits.pixels) return 'tooManyPixels';
  return Math.min(width, height) < pictureLimits.side ? 'tooSmall' : null;
}

/** Upright, on white, as a JPEG without place, time and camera. */
async function redraw(bitmap: ImageBitmap): Promise<PreparedPicture | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale)) as [
    number,
    number,
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(bitmap, 0, 0, width, height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.88);
  const file = await promise;
  return file && { file, width, height };
}

/**
 * Makes a file that a host has chosen ready to be kept and sent (behaviour 40.16). The error says why it is none that
 * the server would take, before anything is sent.
 */
export async function preparePicture(file: File): Promise<Result<PreparedPicture, PictureProblem>> {
  if (file.size > pictureLimits.bytes) return fail('tooLarge');
  try {
    const bytes = new Uint8Array(await file.slice(0, animationBytes).arrayBuffer());
    const kind = recognizePicture(bytes);
    if (!kind.ok) return kind;
    if (isAnimated(kind.value, bytes)) return fail('moving');
    const bitmap = await createImageBitmap(file);
    const fault = findFault(bitmap);
    const prepared = fault ? null : await redraw(bitmap);
    bitmap.close();
    return prepared ? succeed(prepared) : fail(fault ?? 'damaged');
  } catch {
    return fail('damaged');
  }
}
