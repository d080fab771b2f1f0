import type { Language } from '#app/platform/language/languages.ts';
import { findPreferredLanguage } from '#app/platform/language/preferred-language.ts';

/** What guests of a draft read in: what the host has chosen, else what the browser asks for (behaviour 49.43). */
export const findDraftLanguage = ({ language }: { language?: Language | '' }): Language =>
  language || findPreferredLanguage(navigator.languages.join(','));
