import { type Language, isRightToLeft } from '#app/platform/language/languages.ts';

import type { MailLook } from './mail-colors.ts';

/** Fonts that readers have installed: some programs know no other font for a script, or draw its letters as another language has them. */
const scriptFonts: Partial<Record<Language, readonly string[]>> = {
  ar: ['Geeza Pro', 'Segoe UI', 'Tahoma'],
  hi: ['Kohinoor Devanagari', 'Nirmala UI', 'Mangal'],
  zh: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC'],
  ja: ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Noto Sans JP'],
};

/** A look for one language. */
export interface LanguageLook extends MailLook {
  isRtl: boolean;
  /** Scripts with marks above and below their letters need more room. */
  isTall: boolean;
}

/** Latin letters keep the font of the look. */
function addFonts(fonts: string, added: readonly string[]): string {
  const [first = '', ...more] = fonts.split(', ');
  return [first, ...added.map((name) => `'${name}'`), ...more].join(', ');
}

export function toLanguageLook(look: MailLook, language: Language): LanguageLook {
  const added = scriptFonts[language] ?? [];
  return {
    ...look,
    headingFont: addFonts(look.headingFont, added),
    bodyFont: addFonts(look.bodyFont, added),
    isRtl: isRightToLeft(language),
    isTall: added.length > 0,
  };
}
