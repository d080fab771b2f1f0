import { maxFileBytes } from '#app/platform/body-limit.ts';

export const tooLarge = `This file is too large. An event’s file can have up to ${maxFileBytes / 2 ** 20} MiB.`;

export const damaged =
  'We can’t read this file. It may be damaged, or not from Festoon. Nothing was imported.';
