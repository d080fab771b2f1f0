import type { Language } from '#app/platform/language/languages.ts';
import { getLanguage } from '#app/platform/language/say.ts';

/** 'German', as hosts read it. */
export const nameLanguage = (language: Language): string =>
  new Intl.DisplayNames(getLanguage(), { type: 'language' }).of(language) ?? language;
