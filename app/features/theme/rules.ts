import { texts } from '#app/platform/language/texts.ts';
import { trimText } from '#app/platform/text.ts';

import { isThemeTag, themeGroups } from './catalogue.ts';

export type ThemeChoice = { selected: string[]; customTheme: string };

/**
 * The selected tags, then the custom text if it is not blank. A custom text that is the name of a tag becomes that
 * tag, once (behaviour 6.3).
 */
export function toThemeList({ selected, customTheme }: ThemeChoice): string[] {
  const typed = trimText(customTheme);
  const custom = findTag(typed) ?? typed;
  return custom === '' || selected.includes(custom) ? selected : [...selected, custom];
}

function findTag(name: string): string | undefined {
  const tags = themeGroups.flatMap(({ tags: all }): readonly string[] => all);
  return tags.find((tag) => tag.toLowerCase() === name.toLowerCase());
}

/** Known tags are the selection, everything else is the custom text. */
export function toThemeChoice(list: readonly string[]): ThemeChoice {
  return {
    selected: list.filter((entry) => isThemeTag(entry)),
    customTheme: list.filter((entry) => !isThemeTag(entry)).join(', '),
  };
}

export const romanticRedHint = texts(
  "Sounds like you're going for a Valentine's Day vibe! Want to switch your Party Type?",
);
export const spookyHint = texts(
  'Is this a Halloween party? You might want to update your Party Type!',
);

/** Red is a word in the custom text, because no tag has it (behaviour 6.4, 6.5). */
export function listThemeHints({ selected, customTheme }: ThemeChoice): string[] {
  const hints: string[] = [];
  if (selected.includes('Romantic') && /(?<!\p{L})red(?!\p{L})/iu.test(customTheme)) {
    hints.push(romanticRedHint);
  }
  if (selected.includes('Spooky')) hints.push(spookyHint);
  return hints;
}
