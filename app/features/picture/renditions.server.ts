import { createHash } from 'node:crypto';

import sharp, { type Metadata, type Sharp } from 'sharp';

import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { PictureProblem } from './messages.ts';
import { listWidths } from './rules.ts';
import { type Focus, type Picture, type Rendition, pictureLimits } from './schema.ts';

/** The longer side of the largest size, in pixels: enough for a wide screen with two device pixels per CSS pixel. */
const longestSide = 1600;

/** The formats that the library may read. All its other loaders are disabled, whatever a file claims to be. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
// More threads hold more of the picture in memory at a time.
sharp.concurrency(1);

type Decoded = Awaited<ReturnType<typeof decode>>;

export interface EncodedPicture extends Omit<Picture, 'alt'> {
  renditions: Rendition[];
}

function findFault({ format, width, height, pages = 1 }: Metadata): PictureProblem | null {
  if (pages > 1) return 'moving';
  if (format === 'heif' && width * height > pictureLimits.avifPixels) return 'tooManyAvifPixels';
  if (width * height > pictureLimits.pixels) return 'tooManyPixels';
  return Math.min(width, height) < pictureLimits.side ? 'tooSmall' : null;
}

/** The pixels at the largest size: upright, in sRGB, without metadata. */
async function decode(input: Sharp) {
  return input
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const open = ({ data, info: { width, height, channels } }: Decoded) =>
  sharp(data, { raw: { width, height, channels } });

/** The point that people look at first: skin, strong colors and detail. */
async function findFocus(decoded: Decoded): Promise<Focus> {
  const { width, height } = decoded.info;
  // Crops to a strip across the longer side, because the library looks for the focus only where it has to crop.
  const strip = width > height ? { width: 96, height: 192 } : { width: 192, height: 96 };
  const { info } = await open(decoded)
    .resize({ ...strip, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(strip.width / width, strip.height / height);
  const percent = (at: number | undefined, length: number) =>
    at === undefined ? 50 : Math.min(100, Math.max(0, Math.round((at / scale / length) * 100)));
  return { x: percent(info.attentionX, width), y: percent(info.attentionY, height) };
}

async function encodeAll(decoded: Decoded): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const width of listWidths(decoded.info.width)) {
    const sized = () => open(decoded).resize({ width });
    renditions.push(
      { width, format: 'avif', bytes: await sized().avif({ quality: 52, effort: 2 }).toBuffer() },
      { width, format: 'webp', bytes: await sized().webp({ quality: 78 }).toBuffer() },
    );
  }
  return renditions;
}

/**
 * The picture of a plain file upright, without metadata, in three sizes and two formats (behaviour 40.2, 40.4). Runs in a
 * process of its own.
 */
export async function encodePlainFile(
  bytes: Uint8Array,
): Promise<Result<EncodedPicture, PictureProblem>> {
  try {
    // No limit here: the size in the header is checked below, which can say what is wrong.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const fault = findFault(metadata);
    if (fault) return fail(fault);
    const input = sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
      autoOrient: true,
    });
    const decoded = await decode(input);
    const renditions = await encodeAll(decoded);
    const { width, height } = decoded.info;
    const hash = createHash('sha256');
    for (const rendition of renditions) hash.update(rendition.bytes);
    return succeed({
      hash: hash.digest('base64url').slice(0, 16),
      width,
      height,
      widths: listWidths(width),
      focus: await findFocus(decoded),
      renditions,
    });
  } catch {
    return fail('damaged');
  }
}
