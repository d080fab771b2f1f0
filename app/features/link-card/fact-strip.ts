import type { ThemeTokens } from '#app/features/theme/tokens.ts';

import { type CardTools, type FaceTextStyle, setText } from './card-tools.ts';
import type { CardFacts } from './facts.ts';
import type { Box, FillLayer, Layer, TextLayer } from './layers.ts';
import { artSize, factsSize } from './zones.ts';

const edge = 60;
const gap = 44;

const line = (y: number, height: number, color: string): FillLayer => ({
  kind: 'fill',
  box: { x: 0, y, width: factsSize.width, height },
  color,
});

/** In the style of the guest page's card frame. */
function drawEdge({ frame, colors, mono }: ThemeTokens): FillLayer[] {
  const top = artSize.height;
  if (frame === 'none') return [];
  if (frame === 'double') return [line(top, 3, colors.border), line(top + 8, 1, colors.border)];
  if (frame === 'glow') {
    return [{ ...line(top, 3, colors.accent2), glow: mono ? colors.hair : colors.accent2 }];
  }
  if (frame === 'stitch') {
    const box = { x: -4, y: top + 9, width: factsSize.width + 8, height: factsSize.height };
    return [{ kind: 'fill', box, color: colors.border, line: { style: 'dashed', width: 2 } }];
  }
  return [line(top, 2, colors.hair)];
}

type Fact = readonly [string, string];

function drawFact(tools: CardTools, fact: Fact, x: number, width: number): TextLayer[] {
  const { colors, fonts } = tools.tokens;
  const [first, second] = fact;
  const at = (y: number, height: number): Box => ({ x, y: artSize.height + y, width, height });
  const strong: FaceTextStyle = {
    face: fonts.body,
    size: 36,
    weight: 600,
    tracking: -0.005,
    leading: 1.2,
    color: colors.text,
  };
  const quiet: FaceTextStyle = {
    ...strong,
    size: 27,
    weight: 400,
    tracking: 0,
    color: colors.muted,
  };
  const long = first.length > 27;
  const size = first.length > 32 ? 24 : 30;
  if (second === '') {
    const style = long ? { ...strong, size: 31 } : strong;
    return [setText(tools, at(24, 96), first, style, long ? 2 : 1)];
  }
  return [
    setText(tools, at(27, 46), first, long ? { ...strong, size } : strong),
    setText(tools, at(76, 38), second, quiet),
  ];
}

/** Draws when and where side by side. When one is unknown, the other, or an ornament, takes the whole width. */
export function drawFacts(tools: CardTools, { when, where }: CardFacts, divider: string): Layer[] {
  const { colors } = tools.tokens;
  const { width, height } = factsSize;
  const known = [when, where].filter(([first]) => first !== '');
  const [one, other] = known;
  const ground: FillLayer = {
    kind: 'fill',
    box: { x: 0, y: artSize.height, width, height },
    color: colors.surface,
  };
  const lines = drawEdge(tools.tokens);
  if (!one) {
    const box = { x: (width - 500) / 2, y: artSize.height + 31, width: 500, height: 78 };
    return [ground, ...lines, { kind: 'art', box, svg: divider }];
  }
  if (!other) return [ground, ...lines, ...drawFact(tools, one, edge, width - edge * 2)];
  const column = (width - edge * 2 - gap * 2) / 2;
  const rule: FillLayer = {
    kind: 'fill',
    box: { x: width / 2 - 1, y: artSize.height + 36, width: 2, height: height - 68 },
    color: colors.border,
  };
  return [
    ground,
    ...lines,
    rule,
    ...drawFact(tools, one, edge, column),
    ...drawFact(tools, other, edge + column + gap * 2, column),
  ];
}
