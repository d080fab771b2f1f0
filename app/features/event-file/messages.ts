/** The sentence for a file that is not JSON. */
export const damaged =
  'This file cannot be read. It may be damaged, or no file of Festoon. Nothing was imported.';
