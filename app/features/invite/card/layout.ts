import type { FaceName } from '#app/features/theme/faces.ts';
import { faces } from '#app/features/theme/faces.ts';
import { chooseFamilies, composeOrnaments } from '#app/features/theme/ornaments/compose.ts';
import { type ThemeTokens, themeTokens } from '#app/features/theme/tokens.ts';

import type { CardFacts } from './facts.ts';
import type { Box, FillLayer, Layer, Painter, Picture, TextLayer, TextStyle } from './picture.ts';
import { fitTitle } from './title-fit.ts';
import { artSize, cardSize, stripSize, titleBox } from './zones.ts';

/** The families that set a text of a face, in order: the face, then what it lacks. */
export type FamiliesFor = (face: FaceName, text: string) => readonly string[];

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const dirOf = (text: string) => (rightToLeft.test(text) ? 'rtl' : 'ltr');

const edge = 60;
const gap = 44;

interface Kit {
  tokens: ThemeTokens;
  familiesFor: FamiliesFor;
  measure: Painter['measure'];
}

type Look = Omit<TextStyle, 'families'> & { face: FaceName };

function text({ familiesFor }: Kit, box: Box, words: string, look: Look, lines = 1): TextLayer {
  const { face, ...style } = look;
  return {
    kind: 'text',
    box,
    text: words,
    style: { ...style, families: familiesFor(face, words) },
    dir: dirOf(words),
    lines,
    breaks: true,
  };
}

/** Parts letters from what is drawn near them, and lets a glowing theme's title glow. */
function haloOf({ colors, glow }: ThemeTokens): string {
  const calm = `0 0 10px ${colors.surface}, 0 0 22px ${colors.surface}`;
  return glow ? `0 0 2px ${colors.background}, 0 0 14px ${colors.accent}` : calm;
}

/** The greeting in the script where there is one, over the title as large as it goes. */
async function drawTitle(kit: Kit, facts: CardFacts): Promise<TextLayer[]> {
  const { tokens, measure } = kit;
  const { colors, fonts } = tokens;
  const [family] = chooseFamilies(tokens);
  const box = titleBox(family);
  const halo = haloOf(tokens);
  const { weight, tracking, leading, scale } = faces[fonts.display].title;
  const script = fonts.script !== null && fonts.script !== fonts.display;
  const above = facts.greeting === '' ? 0 : script ? 62 : 44;
  const room = { ...box, height: box.height - above };
  const wanted = text(kit, room, facts.title, {
    face: fonts.display,
    size: 0,
    weight,
    tracking,
    leading,
    color: colors.display,
    halo,
  });
  const title = await fitTitle(wanted, scale, measure);
  const { height } = await measure(title);
  const used = Math.min(room.height, Math.ceil(height));
  const top = Math.round(box.y + (room.height - used) / 2);
  const layers = [{ ...title, box: { ...box, y: top + above, height: used } }];
  if (above === 0) return layers;
  const face = script ? (fonts.script ?? fonts.body) : fonts.label;
  const greeting = text(kit, { ...box, y: top, height: above - 6 }, facts.greeting, {
    face,
    size: script ? 46 * faces[face].title.scale * 0.92 : 28,
    weight: script ? faces[face].title.weight : Math.min(600, faces[face].weights[1]),
    tracking: script ? 0 : 0.02,
    leading: 1.2,
    color: colors.accentText,
    halo,
  });
  return [greeting, ...layers];
}

/** The line between picture and strip, as the card of the guest's page is framed. */
function drawEdge({ frame, colors, mono }: ThemeTokens): FillLayer[] {
  const line = (y: number, height: number, color: string): FillLayer => ({
    kind: 'fill',
    box: { x: 0, y, width: stripSize.width, height },
    color,
  });
  const top = artSize.height;
  if (frame === 'none') return [];
  if (frame === 'double') return [line(top, 3, colors.border), line(top + 8, 1, colors.border)];
  if (frame === 'glow') {
    return [{ ...line(top, 3, colors.accent2), glow: mono ? colors.hair : colors.accent2 }];
  }
  if (frame === 'stitch') {
    const box = { x: -4, y: top + 9, width: stripSize.width + 8, height: stripSize.height };
    return [{ kind: 'fill', box, color: colors.border, line: { style: 'dashed', width: 2 } }];
  }
  return [line(top, 2, colors.hair)];
}

type Fact = readonly [string, string];

function drawFact(kit: Kit, fact: Fact, x: number, width: number): TextLayer[] {
  const { colors, fonts } = kit.tokens;
  const [first, second] = fact;
  const at = (y: number, height: number): Box => ({ x, y: artSize.height + y, width, height });
  const strong: Look = {
    face: fonts.body,
    size: 36,
    weight: 600,
    tracking: -0.005,
    leading: 1.2,
    color: colors.text,
  };
  const quiet: Look = { ...strong, size: 27, weight: 400, tracking: 0, color: colors.muted };
  const long = first.length > 27;
  if (second === '') {
    const look = long ? { ...strong, size: 31 } : strong;
    return [text(kit, at(24, 96), first, look, long ? 2 : 1)];
  }
  return [
    text(kit, at(27, 46), first, long ? { ...strong, size: 30 } : strong),
    text(kit, at(76, 38), second, quiet),
  ];
}

/** When and where, side by side; what is not known leaves its room to the other, or to an ornament. */
function drawStrip(kit: Kit, { when, where }: CardFacts, divider: string): Layer[] {
  const { colors } = kit.tokens;
  const { width, height } = stripSize;
  const known = [when, where].filter(([first]) => first !== '');
  const [one, other] = known;
  const ground: FillLayer = {
    kind: 'fill',
    box: { x: 0, y: artSize.height, width, height },
    color: colors.surface,
  };
  const lines = drawEdge(kit.tokens);
  if (!one) {
    const box = { x: (width - 500) / 2, y: artSize.height + 31, width: 500, height: 78 };
    return [ground, ...lines, { kind: 'art', box, svg: divider }];
  }
  if (!other) return [ground, ...lines, ...drawFact(kit, one, edge, width - edge * 2)];
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
    ...drawFact(kit, one, edge, column),
    ...drawFact(kit, other, edge + column + gap * 2, column),
  ];
}

/**
 * A card as flat layers: the leading family's hero with greeting and title where it keeps calm, beneath it
 * the facts on a strip of the card's own colour. Pure but for `measure`, which it asks how large text is.
 */
export async function layOutCard(
  facts: CardFacts,
  familiesFor: FamiliesFor,
  measure: Painter['measure'],
): Promise<Picture> {
  const tokens = themeTokens(facts);
  const kit = { tokens, familiesFor, measure };
  const { hero, divider } = composeOrnaments(tokens);
  const art: Layer = {
    kind: 'art',
    box: { x: 0, y: 0, width: artSize.width, height: artSize.height },
    svg: hero(artSize),
  };
  return {
    ...cardSize,
    color: tokens.colors.surface,
    layers: [art, ...drawStrip(kit, facts, divider), ...(await drawTitle(kit, facts))],
  };
}
