import { drawRidges } from '../scenery.ts';
import { circle, createRandom, n, stroke, use } from '../svg.ts';
import { drawGround } from './ground.ts';
import type { Scene } from './scene.ts';
import { defineThings, drawAir, drawTrees, findLift, listShown } from './thing-parts.ts';

type Spot = readonly [x: number, y: number, scale: number];

/** Above the words and at both sides of them, the leading one first. */
const spots: Readonly<Record<'wide' | 'tall', Readonly<Record<number, readonly Spot[]>>>> = {
  wide: {
    1: [[0.5, 0.2, 1.7]],
    2: [
      [0.16, 0.3, 1.9],
      [0.84, 0.27, 1.7],
    ],
    3: [
      [0.145, 0.36, 1.9],
      [0.855, 0.29, 1.6],
      [0.56, 0.135, 1],
    ],
    4: [
      [0.13, 0.4, 1.7],
      [0.87, 0.36, 1.6],
      [0.34, 0.15, 1.1],
      [0.66, 0.14, 0.95],
    ],
    5: [
      [0.12, 0.45, 1.7],
      [0.88, 0.42, 1.6],
      [0.25, 0.17, 1.15],
      [0.75, 0.16, 1.05],
      [0.5, 0.12, 0.85],
    ],
  },
  tall: {
    1: [[0.5, 0.185, 1.6]],
    2: [
      [0.27, 0.18, 1.5],
      [0.75, 0.14, 1.2],
    ],
    3: [
      [0.22, 0.205, 1.4],
      [0.79, 0.175, 1.15],
      [0.53, 0.085, 0.72],
    ],
    4: [
      [0.19, 0.22, 1.15],
      [0.81, 0.2, 1.05],
      [0.37, 0.09, 0.8],
      [0.64, 0.085, 0.72],
    ],
    5: [
      [0.17, 0.24, 1.05],
      [0.83, 0.23, 1],
      [0.5, 0.19, 0.85],
      [0.33, 0.08, 0.72],
      [0.68, 0.08, 0.66],
    ],
  },
};

const kite = '🪁';
/** What has no string fills its place. */
const smaller = 0.84;
const lowest = 0.87;
/** How far below its middle a kite's line begins, at a scale of 1. */
const bridle = 8;

/** Each kite's line runs down beside the words. */
function drawLines({ colors, w, h, tall }: Scene, flown: readonly Spot[]): string {
  const held = flown
    .filter(([x]) => Math.abs(x - 0.5) > 0.2)
    .map(([x, y, scale]) => {
      const [fx, fy] = [w * x, h * y + bridle * scale];
      const to = w * (x < 0.5 ? (tall ? 0.06 : 0.11) : tall ? 0.94 : 0.89);
      const bend = fx + (to - fx) * 0.86;
      return `M${n(fx)} ${n(fy)}Q${n(bend)} ${n(fy + (h * lowest - fy) * 0.34)} ${n(to)} ${n(h * lowest)}`;
    });
  return stroke(colors.muted, 1.3, held.join(''), 'opacity=".7"');
}

/** Things that fly, high in the air above a country. */
export function drawFlown(scene: Scene, backdrop: string): string {
  const { tokens, size, w, h, s, colors, tall, id } = scene;
  const shown = listShown(tokens);
  const flown = spots[tall ? 'tall' : 'wide'][shown.length] ?? [];
  const halo = `fill="${colors.surface}" opacity=".75"`;
  const isKite = shown.map((thing) => tokens.things?.all[thing]?.emoji === kite);
  return (
    drawAir(scene) +
    defineThings(tokens, id) +
    circle(w / 2, h * 0.54, h * (tall ? 0.34 : 0.4), halo) +
    backdrop +
    drawGround(tokens.things?.ground ?? 'hills', scene).land +
    drawTrees(scene) +
    drawRidges(createRandom(tokens, 2), size, s, [[0.97, 4, colors.surface]]) +
    drawLines(
      scene,
      flown.filter((_, step) => isKite[step]),
    ) +
    flown
      .map(([x, y, scale], step) => {
        const thing = shown[step] ?? 0;
        return use(
          `${id}${thing}`,
          w * x,
          h * y - findLift(tokens, thing) * scale * (isKite[step] ? 1 : smaller),
          {
            scale: isKite[step] ? scale : scale * smaller,
            flip: x > 0.5 && shown.length > 1 && !isKite[step],
            turn: x > 0.6 ? 6 : -6,
          },
        );
      })
      .join('')
  );
}
