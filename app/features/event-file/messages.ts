export const damaged =
  'We can’t read this file. It may be damaged, or not from Festoon. Nothing was imported.';
