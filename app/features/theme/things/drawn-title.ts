/** Joiners and selectors, and spaces. */
const unseen = /[\s\uFE0E\uFE0F\u200D]/gu;

/**
 * Whether a title is nothing but emoji that its look draws: it need not be set in letters as well, for which a device may
 * have no face (behaviour 6.41).
 */
export function isTitleDrawn(drawn: readonly string[], title: string): boolean {
  const shown = Array.from(title.replaceAll(unseen, ''));
  return shown.length > 0 && shown.every((character) => drawn.includes(character));
}
