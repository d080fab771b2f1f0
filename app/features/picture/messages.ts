import { texts } from '#app/platform/language/say.ts';

export const pictureMessages = texts({
  missing: 'Please choose a picture first.',
  foreign:
    'This file is not a picture that can be shown here. Please choose a JPEG, PNG, WebP or AVIF.',
  drawing: 'SVG drawings cannot be used here. Please choose a JPEG, PNG, WebP or AVIF.',
  heic: 'This is a HEIC picture, which most browsers cannot show. Please export it as a JPEG and choose that.',
  damaged: 'This picture is damaged or incomplete. Please choose another file.',
  moving: 'This picture is animated. Please choose a still one.',
  tooLarge: 'This picture has more than 15 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 64 million pixels. Please choose a smaller one.',
  tooManyAvifPixels:
    'An AVIF may have at most 16 million pixels. Please choose a smaller one, or a JPEG.',
  tooLong: 'This picture is too long: each side can have up to 20,000 pixels.',
  tooSmall: 'This picture is too small: each side needs at least 200 pixels.',
  altTooLong: 'Please use at most 300 characters to describe the picture.',
  busy: 'Many pictures are being prepared right now. Please try again in a minute.',
  tooMany: 'You’ve uploaded many pictures this hour. Please wait and try again.',
  failed: 'Your picture could not be saved. Please try again.',
});

export type PictureProblem = keyof typeof pictureMessages;
