/** The formats that a picture is sent in, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The picture at the head of an invitation, without its bytes. */
export interface Picture {
  /** Of its content, so that its address changes with it. */
  hash: string;
  /** What the picture shows, for those who do not see it; may be empty. */
  alt: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** The widths that there are, the smallest first. */
  widths: number[];
  /** What is looked at first; not known of pictures that were stored without it. */
  focus?: Focus;
}

/** A point of a picture, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** A picture that guests load. */
export interface ShownPicture extends Picture {
  /** The folder of its addresses. */
  path: string;
  /** Where it is held when it is cut, as the CSS value of `object-position`; null when nothing is known. */
  hold: string | null;
}

/** The reply to a form with a picture. */
export type PictureReply =
  | { ok: true; done: 'saved' | 'removed' }
  | {
      ok: false;
      message: string;
      /** What was typed. */
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
  /** The most pixels: the cameras of today's telephones have up to 50 million. */
  pixels: 64_000_000,
  /** AVIF is decoded as a whole, which takes twenty bytes for each pixel. */
  avifPixels: 16_000_000,
  /** The fewest pixels of a side. */
  side: 200,
  /** The most letters that say what it shows. */
  alt: 300,
} as const;

/** The request with a file has its fields and their borders besides. */
export const maxPictureBody = pictureLimits.bytes + 64 * 1024;
