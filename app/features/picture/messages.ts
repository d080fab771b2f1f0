import { pictureLimits } from './schema.ts';

const kinds = 'Please choose a JPEG, PNG, WebP or AVIF.';

export const pictureMessages = {
  missing: 'Please choose a picture first.',
  foreign: `This file is not a picture that can be shown here. ${kinds}`,
  drawing: `SVG drawings cannot be used here. ${kinds}`,
  heic: 'This is a HEIC picture, which most browsers cannot show. Please export it as a JPEG and choose that.',
  damaged: 'This picture is damaged or incomplete. Please choose another file.',
  moving: 'This picture is animated. Please choose a still one.',
  tooLarge: `This picture has more than ${pictureLimits.bytes / 2 ** 20} MB. Please choose a smaller one.`,
  tooManyPixels: `This picture has more than ${pictureLimits.pixels / 1e6} million pixels. Please choose a smaller one.`,
  tooManyAvifPixels: `An AVIF may have at most ${pictureLimits.avifPixels / 1e6} million pixels. Please choose a smaller one, or a JPEG.`,
  tooLong: `This picture is too long: each side can have up to ${pictureLimits.longestSide.toLocaleString('en')} pixels.`,
  tooSmall: `This picture is too small: each side needs at least ${pictureLimits.side} pixels.`,
  altTooLong: `Please use at most ${pictureLimits.alt} characters to describe the picture.`,
  busy: 'Many pictures are being prepared right now. Please try again in a minute.',
  tooMany: 'You’ve uploaded many pictures this hour. Please wait and try again.',
  failed: 'Your picture could not be saved. Please try again.',
} as const;

export type PictureProblem = keyof typeof pictureMessages;
