import type { GroundName } from '../../motifs/motif.ts';
import type { ThemeTokens } from '../../tokens.ts';
import { drawForest } from '../scenery.ts';
import { createRandom, defineGradient, path, rect } from '../svg.ts';
import { drawThing } from './draw-thing.ts';
import type { Scene } from './scene.ts';

/** Of the space around a thing. */
export const half = 48;

/** Each thing once, as `${id}0` and so on. */
export function defineThings(tokens: ThemeTokens, id: string, most = 3): string {
  const drawn = (tokens.things?.all ?? [])
    .slice(0, most)
    .map(({ drawing }, step) => `<g id="${id}${step}">${drawThing(drawing, tokens, step)}</g>`);
  return `<defs>${drawn.join('')}</defs>`;
}

/** Small things, of which one alone says little. */
const several: ReadonlySet<string> = new Set(
  '☘ 🍓 🫐 🍒 🥕 🫘 🍪 🍩 🥯 🍎 🍏 🍐 🍊 🥭 🥝 🍅 🥔 🥚 🧁 🌷 🌻 🍁 🐝 🦋 🐜 🐞 🐤 🐥 🐦 🐟 🐠 🎈 🪁 🏮 🎐'.split(
    ' ',
  ),
);
const usualSeveral = 3;

/** Which thing stands at each place: all of them, or as many of the first as the words say. */
export function listShown({ things, count }: ThemeTokens): number[] {
  const all = things?.all ?? [];
  const isSeveral = all.length === 1 && several.has(all[0]?.emoji ?? '');
  const shown = count ?? (isSeveral ? usualSeveral : null);
  return shown ? Array.from({ length: shown }, () => 0) : all.map((_, step) => step);
}

/** The largest in the middle. */
export const orders: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 1],
  3: [1, 0, 2],
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 3, 4],
};

export const drawAir = ({ colors, w, h, id }: Scene) =>
  defineGradient(`${id}s`, [0, colors.tint], [0.75, colors.surface]) +
  rect(0, 0, w, h, `fill="url(#${id}s)"`);

const grown: ReadonlySet<GroundName> = new Set(['meadow', 'hills', 'rails', 'road']);

/** Firs at both sides of an open country. */
export function drawTrees({ tokens, colors, w, h, tall }: Scene): string {
  if (!grown.has(tokens.things?.ground ?? 'hills')) return '';
  const random = createRandom(tokens, 7);
  const [high, reach] = tall ? [74, 84] : [118, 210];
  const ground = tokens.things?.ground;
  const far = drawForest(random, w, h * 0.875, high, reach);
  const near = drawForest(
    random,
    w,
    h * (ground === 'road' || ground === 'rails' ? 0.895 : 0.925),
    high * 0.8,
    reach * 0.6,
  );
  return path(far, `fill="${colors.leaf}"`) + path(near, `fill="${colors.leafDeep}"`);
}

/** How far a thing's middle lies below the origin. */
export function findLift({ things }: ThemeTokens, thing: number): number {
  const { top, bottom } = things?.all[thing]?.drawing ?? { top: 0, bottom: 32 };
  return half - ((bottom - top) * 3) / 2;
}
