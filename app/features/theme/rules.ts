import { trimText } from '#app/platform/text.ts';

import { isThemeTag } from './catalogue.ts';

export type ThemeChoice = { selected: string[]; customTheme: string };

/** The shared theme value: the selected tags followed by the custom text if non-empty (spec §3). */
export function themeList(choice: ThemeChoice): string[] {
  const custom = trimText(choice.customTheme);
  return custom === '' ? choice.selected : [...choice.selected, custom];
}

/** The inverse of `themeList`: known tags are the selection, everything else is the custom text. */
export function themeChoice(list: readonly string[]): ThemeChoice {
  return {
    selected: list.filter((entry) => isThemeTag(entry)),
    customTheme: list.filter((entry) => !isThemeTag(entry)).join(', '),
  };
}

export const romanticRedHint =
  "Sounds like you're going for a Valentine's Day vibe! Want to switch your Party Type?";
export const spookyHint = 'Is this a Halloween party? You might want to update your Party Type!';

/** The hints that the choice calls for (spec §9, decisions §8: 'Red' is the word in the custom text). */
export function themeHints({ selected, customTheme }: ThemeChoice): string[] {
  const hints: string[] = [];
  if (selected.includes('Romantic') && /(?<!\p{L})red(?!\p{L})/iu.test(customTheme)) {
    hints.push(romanticRedHint);
  }
  if (selected.includes('Spooky')) hints.push(spookyHint);
  return hints;
}
