import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from './messages.ts';
import type { Picture, PictureFormat } from './schema.ts';

/** The widths that a picture is stored in, besides that of its largest size. */
const smaller = [480, 960];

const textOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The brands of a file of AVIF's family, the leading one first. */
function listBrands(bytes: Uint8Array): string[] {
  const text = textOf(bytes, 8, Math.min(128, bytes[3] ?? 0));
  return text.match(/.{4}/gs) ?? [];
}

/** Recognizes a picture by its first bytes (behaviour 40.4). */
export function recognizePicture(
  bytes: Uint8Array,
): Result<'jpeg' | 'png' | 'webp' | 'avif', PictureProblem> {
  if (textOf(bytes, 0, 3) === '\xff\xd8\xff') return succeed('jpeg');
  if (textOf(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return succeed('png');
  if (textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP') return succeed('webp');
  if (textOf(bytes, 4, 8) === 'ftyp') {
    const brands = listBrands(bytes);
    if (brands[0] === 'avis') return fail('moving');
    if (brands.includes('avif')) return succeed('avif');
    if (brands.some((brand) => heicBrands.has(brand))) return fail('heic');
  }
  if (/^GIF8[79]a/.test(textOf(bytes, 0, 6))) return fail('moving');
  return fail(/<svg[\s>]/i.test(textOf(bytes, 0, 1024)) ? 'drawing' : 'foreign');
}

/** In pixels, the smallest first (behaviour 40.2). */
export function listWidths(width: number): number[] {
  return [...smaller.filter((one) => one < width), width];
}

export function nameRendition(hash: string, width: number, format: PictureFormat): string {
  return `${hash}-${width}.${format}`;
}

const middle = 960;

/** The name of the largest size of at most 960 pixels, for browsers that do not choose a size. */
export function nameMiddle({ hash, widths }: Pick<Picture, 'hash' | 'widths'>): string {
  return nameRendition(hash, widths.findLast((one) => one <= middle) ?? widths[0] ?? 0, 'webp');
}

const names = /^([\w-]{16})-(\d{1,4})\.(avif|webp)$/;

export function readRenditionName(
  name: string,
): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash = '', width = '', format = ''] = names.exec(name) ?? [];
  return hash === '' ? null : { hash, width: Number(width), format: format as PictureFormat };
}

const lowestFocus = 60;

/**
 * The CSS value of `object-position`. A low focus counts as a little below the middle, so that no head is cropped for
 * something below it (behaviour 40.12).
 */
export function holdPicture({ focus }: Pick<Picture, 'focus'>): string | null {
  return focus ? `${focus.x}% ${Math.min(lowestFocus, focus.y)}%` : null;
}

/** A picture that is not clearly wider than high is shown whole on a wide screen. */
export function getPictureShape({ width, height }: Pick<Picture, 'width' | 'height'>) {
  return width < height * 1.15 ? 'tall' : 'wide';
}
