import { type Language, languageCodes, languages } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';

export interface LanguageCount {
  language: Language;
  /** Invitees. */
  count: number;
}

/** What a guest may read in; the event's language, where it is known, is named first. */
export const listGuestLanguages = (
  eventLanguage?: Language,
): readonly { value: Language | ''; label: string }[] => [
  {
    value: '',
    label: eventLanguage
      ? say('The event’s ({language})', { language: languages[eventLanguage] })
      : say('The event’s language'),
  },
  ...languageCodes.map((code) => ({ value: code, label: languages[code] })),
];
