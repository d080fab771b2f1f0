/** The formats that a picture is sent in, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The picture at the head of an invitation, without its bytes. */
export interface Picture {
  /** A hash of its content, so that its address changes with it. */
  hash: string;
  /** The text alternative; may be empty. */
  alt: string;
  /** The largest size, in pixels. */
  width: number;
  height: number;
  /** The stored widths in pixels, the smallest first. */
  widths: number[];
  /** The point that people look at first; absent in pictures that an earlier release has stored. */
  focus?: Focus;
}

/** A point of a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** A picture that guests load. */
export interface ShownPicture extends Picture {
  /** The path that precedes the names of its sizes. */
  path: string;
  /** The part that stays visible when it is cropped, as the CSS value of `object-position`; null when unknown. */
  hold: string | null;
}

/** The reply to a form with a picture. */
export type PictureReply =
  | { ok: true; done: 'saved' | 'removed' }
  | {
      ok: false;
      message: string;
      /** The typed text alternative, to be shown again. */
      alt: string;
    };

/** One size of a picture in one format. */
export interface Rendition {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

export const pictureLimits = {
  /** The most bytes of a file. */
  bytes: 15 * 1024 * 1024,
  /** The most pixels: phone cameras have up to 50 million. */
  pixels: 64_000_000,
  /** The most pixels of an AVIF file, which is decoded as a whole with twenty bytes for each pixel. */
  avifPixels: 16_000_000,
  /** The fewest pixels of a side. */
  side: 200,
  /** The most characters of the text alternative. */
  alt: 300,
} as const;

/** A request with a file also has fields and boundaries. */
export const maxPictureBody = pictureLimits.bytes + 64 * 1024;
