import type { ThemeTokens } from '../tokens.ts';
import { type Calm, type Size, type Stage, isTall } from './hero.ts';
import { type Scene, setScene } from './scenes/scene.ts';
import { createRandom, makeIdPrefix, svg } from './svg.ts';

/**
 * Every function is pure, returns the content of an `<svg>` without text or script, and draws only in the tokens'
 * colors. Behind the title lie only the background, the surface and the tints, because the text colors are solved
 * against these.
 */
export interface OrnamentFamily {
  stage: Stage;
  /** Two letters that begin the ids of its drawings. */
  mark?: string;
  /** The exact zone, when `stage` is too rough. */
  calm?: Calm;
  /** True when only flat tints lie behind the title, in the family's own hero or in its backdrop for another's. */
  flat?: { hero?: boolean; backdrop?: boolean };
  /** The share of the hero's height on which things stand, if not its bottom edge. */
  floor?: number;
  /** `backdrop` is another family's drawing, placed beneath this one's. */
  hero(scene: Scene, backdrop: string): string;
  /** 200 × 200, for the top left corner. */
  corner(scene: Scene): string;
  /** 360 × 56, between two parts of a page. */
  divider(scene: Scene): string;
  /** 1000 × 140, at the end of a card. The middle 390 must work on their own. */
  footer(scene: Scene): string;
  /** For another family's hero. */
  backdrop?(scene: Scene, hero: { floor: number; stage: Stage }): string;
}

const parts = {
  corner: { size: { width: 200, height: 200 }, letter: 'c', salt: 2, fit: 'xMidYMid meet' },
  divider: { size: { width: 360, height: 56 }, letter: 'd', salt: 3, fit: 'xMidYMid meet' },
  footer: { size: { width: 1000, height: 140 }, letter: 'f', salt: 4, fit: 'xMidYMax slice' },
} as const;

/** `letter` and `salt` keep the ids and random numbers of the drawings on one page apart. */
function setPart(tokens: ThemeTokens, size: Size, letter: string, salt: number): Scene {
  const scene = setScene(tokens, size);
  return { ...scene, id: makeIdPrefix(tokens, letter), random: createRandom(tokens, salt) };
}

/** The drawing as one `<svg aria-hidden="true">`. */
export function drawPart(
  family: OrnamentFamily,
  part: keyof typeof parts,
  tokens: ThemeTokens,
): string {
  const { size, letter, salt, fit } = parts[part];
  const scene = setPart(tokens, size, (family.mark ?? '') + letter, salt);
  return svg(size.width, size.height, family[part](scene), fit);
}

export function drawHero(
  family: OrnamentFamily,
  tokens: ThemeTokens,
  size: Size,
  backdrop = '',
): string {
  const scene = setScene(tokens, size, family.mark);
  return svg(size.width, size.height, family.hero(scene, backdrop), 'xMidYMid slice');
}

/** Drawn beneath the hero of the family `hero`; '' if the family has none. */
export function drawBackdrop(
  family: OrnamentFamily,
  tokens: ThemeTokens,
  size: Size,
  { floor = 1, stage }: OrnamentFamily,
): string {
  const letter = `${family.mark ?? ''}b${isTall(size) ? 't' : 'w'}`;
  return family.backdrop?.(setPart(tokens, size, letter, 5), { floor, stage }) ?? '';
}
