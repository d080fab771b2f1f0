import { getCoverFile } from '#app/features/theme/cover-files.ts';
import type { Language } from '#app/platform/language/languages.ts';

const translated = import.meta.glob<string>('../features/theme/cover-pictures/*/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The picture of a look's cover with a sample's words in a language (behaviour 2.3). */
export const getSampleFile = (look: string, language: Language): string =>
  translated[`../features/theme/cover-pictures/${language}/${look}.avif`] ??
  getCoverFile(look, 'sample');
