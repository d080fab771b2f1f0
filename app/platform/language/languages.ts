/** By their codes (BCP 47); names are their own. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  sl: 'Slovenščina',
  tr: 'Türkçe',
  ar: 'العربية',
  hi: 'हिन्दी',
  zh: '中文',
  ja: '日本語',
} as const;

export type Language = keyof typeof languages;

export const isRightToLeft = (language: Language) => language === 'ar';

/** For `Intl`. Arabic has its own digits, as the picture of an invitation has them. */
export const getLocale = (language: Language) => (language === 'ar' ? 'ar-u-nu-arab' : language);

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** Null for what is none of the codes. */
export const findLanguage = (code: string): Language | null =>
  Object.hasOwn(languages, code) ? (code as Language) : null;
/** What a guest has chosen or was given; '' for the event's, and for a code that a later release knows. */
export const readOwnLanguage = (code: string): Language | '' => findLanguage(code) ?? '';

/** English for a code that a later release knows. */
export const readLanguage = (code: string): Language => findLanguage(code) ?? 'en';

/** The attributes of an element whose text is in this language. */
export const markLanguage = (language: Language) => ({
  lang: language,
  dir: isRightToLeft(language) ? ('rtl' as const) : undefined,
});
