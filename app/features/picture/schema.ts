import type { Focus, Picture } from './stored-picture.ts';

export type { Focus, Picture };

/** The smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export interface ShownPicture extends Picture {
  /** The path that precedes the names of its sizes. */
  path: string;
  /** The CSS value of `object-position`; null when unknown. */
  hold: string | null;
  /** The only address of a draft's picture, which has no sizes. */
  src?: string;
}

export type PictureReply =
  | { ok: true; done: 'saved' | 'removed' }
  | {
      ok: false;
      message: string;
      alt?: string;
    };

export interface Rendition {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

export const pictureLimits = {
  bytes: 15 * 1024 * 1024,
  /** The most pixels: phone cameras have up to 50 million. */
  pixels: 64_000_000,
  /** The most pixels of an AVIF file, which is decoded as a whole with twenty bytes for each pixel. */
  avifPixels: 16_000_000,
  /** The fewest pixels of each side. */
  side: 200,
  /** The most pixels of each side: more than the widest panorama of a phone. */
  longestSide: 20_000,
  alt: 300,
} as const;

/** A request with a file also has fields and boundaries. */
export const maxPictureBody = pictureLimits.bytes + 64 * 1024;
