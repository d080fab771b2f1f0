import { textOf } from './plain/file-parts.ts';

/** Of a file's first bytes; a still picture says what it is before them. */
export const animationBytes = 2 ** 18;

const webpAnimation = 0x02;

/** Whether the first bytes of a PNG announce an animation, before its pixels. */
function movesInPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const type = textOf(bytes, at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/** Whether a PNG or a WebP says that it is animated: a browser would draw its first picture alone (behaviour 40.4). */
export function isAnimated(kind: string, bytes: Uint8Array): boolean {
  if (kind === 'png') return movesInPng(bytes);
  if (kind !== 'webp') return false;
  return textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & webpAnimation) !== 0;
}
