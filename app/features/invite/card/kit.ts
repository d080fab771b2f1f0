import type { FaceName } from '#app/features/theme/faces.ts';
import type { ThemeTokens } from '#app/features/theme/tokens.ts';

import type { Box, Painter, TextLayer, TextStyle } from './picture.ts';

/** The families that set a text of a face, in order: the face, then what it lacks. */
export type FamiliesFor = (face: FaceName, text: string) => readonly string[];

/** What every part of a card is drawn with. */
export interface Kit {
  tokens: ThemeTokens;
  familiesFor: FamiliesFor;
  measure: Painter['measure'];
}

export type TextLook = Omit<TextStyle, 'families'> & { face: FaceName };

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Words in the middle of a box, in the direction of their first letter. */
export function setText(
  { familiesFor }: Kit,
  box: Box,
  words: string,
  { face, ...style }: TextLook,
  lines = 1,
): TextLayer {
  return {
    kind: 'text',
    box,
    text: words,
    style: { ...style, families: familiesFor(face, words) },
    dir: rightToLeft.test(words) ? 'rtl' : 'ltr',
    lines,
    breaks: true,
  };
}
