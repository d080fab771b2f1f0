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

/** Reach further above and below a line than Latin letters, and hang together. */
const tallScripts = [
  [/\p{Script=Arabic}/u, 1.5],
  [/\p{Script=Devanagari}/u, 1.3],
] as const;

type Setting = Pick<TextStyle, 'leading' | 'tracking'>;

/** So that no line touches the next one, and no letter leaves its neighbor (behaviour 49.35). */
function giveRoom(words: string, { leading, tracking }: Setting): Setting {
  const [, least] = tallScripts.find(([script]) => script.test(words)) ?? [];
  return least === undefined
    ? { leading, tracking }
    : { leading: Math.max(least, leading), tracking: 0 };
}

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
    style: { ...style, ...giveRoom(words, style), families: familiesFor(face, words) },
    dir: rightToLeft.test(words) ? 'rtl' : 'ltr',
    lines,
    breaks: true,
  };
}
