import type { FaceName } from '#app/features/theme/faces.ts';
import type { ThemeTokens } from '#app/features/theme/tokens.ts';

import type { Box, Painter, TextLayer, TextStyle } from './layers.ts';

/** In order of preference. */
export type FamiliesFor = (face: FaceName, text: string) => readonly string[];

export interface CardTools {
  tokens: ThemeTokens;
  familiesFor: FamiliesFor;
  measure: Painter['measure'];
}

export type FaceTextStyle = Omit<TextStyle, 'families'> & { face: FaceName };

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Centered, in the direction of its first letter. */
export function setText(
  { familiesFor }: CardTools,
  box: Box,
  words: string,
  { face, ...style }: FaceTextStyle,
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
