import { texts } from '#app/platform/language/say.ts';

/** The size is `maxFileBytes`. */
export const { tooLarge, damaged } = texts({
  tooLarge: 'This file is too large. An event’s file can have up to 8 MiB.',
  damaged: 'We can’t read this file. It may be damaged, or not from Festoon. Nothing was imported.',
});
