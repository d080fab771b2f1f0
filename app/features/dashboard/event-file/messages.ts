/** A file that is no JSON at all. */
export const damaged =
  'This file cannot be read. It may be damaged, or no file of Festoon. Nothing was imported.';
