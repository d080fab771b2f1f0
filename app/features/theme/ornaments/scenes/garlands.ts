import { findLampColor, n, use, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Two shapes with their fills in turn. */
interface Growth {
  shapes: readonly [first: string, second: string];
  fills: readonly [first: readonly string[], second: readonly string[]];
  /** A factor for their size. */
  large?: number;
  /** True when leaves also fall. */
  falls?: boolean;
  /** True when the set's second motif hangs from the boughs. */
  bears?: boolean;
}

const maple =
  'M0 18L1 8L8 10L7 5L15 1L11-2L12-8L6-6L5-9L0-18L-5-9L-6-6L-12-8L-11-2L-15 1L-7 5L-8 10L-1 8Z';
const oval = 'M0 20C-12 8-11-8 0-20C11-8 12 8 0 20Z';
export const monstera =
  'M0 26C-6 18-18 14-16 4L-8 4L-17-4C-16-12-12-16-10-18L-5-8L-6-22C-4-26-2-28 0-30C2-28 4-26 6-22L5-8L10-18C12-16 16-12 17-4L8 4L16 4C18 14 6 18 0 26Z';
const rose =
  'M0-14C9-16 16-8 14 0C16 8 8 15 0 13C-8 15-16 8-14 0C-16-8-9-16 0-14ZM-9-1C-9 6-4 9 1 9C6 9 10 5 10 0L7 0C7 4 4 6 1 6C-3 6-6 3-6-1ZM-5-3C-5 1-2 3 1 3C4 3 5 0 5-2L3-2C2 0 1 1 0 0C-1 0-2-1-2-3ZM-7-6C-4-10 3-10 6-7L4-5C1-7-2-7-5-4Z';
const flower =
  'M0-3C-7-12 7-12 0-3ZM0-3A7 7 0 1 1 3-1A7 7 0 1 1 2 3A7 7 0 1 1-2 3A7 7 0 1 1-3-1A7 7 0 1 1 0-3Z';

/** Shares of width and height. */
const falling = {
  tall: [
    [0.1, 0.36],
    [0.9, 0.4],
    [0.06, 0.58],
    [0.94, 0.62],
  ],
  wide: [
    [0.13, 0.5],
    [0.22, 0.33],
    [0.05, 0.62],
    [0.87, 0.46],
    [0.79, 0.3],
    [0.95, 0.6],
  ],
} as const;

function drawBoughs(scene: Scene, { shapes, fills, large = 1, falls, bears }: Growth): string {
  const { tokens, w, h, random, tall, id } = scene;
  const [reach, low, least, most] = tall ? [0.44, 0.2, 0.72, 22] : [0.41, 0.42, 1.15, 30];
  const [unit, count] = [least * large, Math.round(most / large)];
  const leaf = (step: number, x: number, y: number, turn: number, scale: number) => {
    const kind = step % 2;
    const choice = fills[kind] ?? fills[0];
    const fill = choice[Math.floor(random() * choice.length)] ?? tokens.colors.leaf;
    return use(`${id}${kind ? 'v' : 'w'}`, x, y, { turn, scale }, `fill="${fill}"`);
  };
  const bough = (sign: number) => {
    const edge = sign > 0 ? 0 : w;
    const spot = (u: number) =>
      [
        edge + sign * w * (2 * u * (1 - u) * 0.03 + u * u * reach),
        h * ((1 - u) ** 2 * low + (1 - (1 - u) ** 2) * 0.03),
      ] as const;
    const branch = `M${n(edge)} ${n(h * low)}Q${n(edge + sign * w * 0.03)} ${n(h * 0.03)} ${n(edge + sign * w * reach)} ${n(h * 0.03)}`;
    const leaves = Array.from({ length: count }, (_, step) => {
      const u = (step + 0.5) / count;
      const [x, y] = spot(u);
      const thick = 0.55 + Math.sin(u * Math.PI) * 0.5;
      const turn = sign * (120 - u * 110) + (random() - 0.5) * 130;
      const [dx, dy] = [(random() - 0.5) * 0.035 * w, (random() - 0.42) * 0.1 * thick * h];
      return leaf(step, x + dx, y + dy, turn, unit * thick * (0.8 + random() * 0.5));
    });
    const fruits = [0.2, 0.46, 0.72].map((u, step) => {
      const [x, y] = spot(u);
      const scale = (tall ? 0.34 : 0.54) * (1 - step * 0.14);
      return use(`${id}b`, x + sign * w * 0.01, y + 54 * scale, { scale });
    });
    return (
      stroke(tokens.colors.display, tall ? 2.4 : 3.4, branch) +
      leaves.slice(0, count / 2).join('') +
      (bears ? fruits.join('') : '') +
      leaves.slice(count / 2).join('')
    );
  };
  const loose = falls ? falling[tall ? 'tall' : 'wide'] : [];
  return (
    `<defs><path id="${id}w" d="${shapes[0]}" fill-rule="evenodd"/><path id="${id}v" d="${shapes[1]}"/></defs>` +
    bough(1) +
    bough(-1) +
    loose.map(([x, y], step) => leaf(step, w * x, h * y, step * 67, unit * 0.62)).join('')
  );
}

export function drawFoliage(scene: Scene): string {
  const { accent, accent2, accent3, leaf } = scene.tokens.colors;
  const fills = [accent, accent2, accent3, leaf];
  return drawBoughs(scene, { shapes: [maple, oval], fills: [fills, fills], falls: true });
}

export function drawFruit(scene: Scene): string {
  const { leaf, leafDeep } = scene.tokens.colors;
  const greens = [leaf, leafDeep, leafDeep];
  return drawBoughs(scene, { shapes: [maple, oval], fills: [greens, greens], bears: true });
}

export function drawFronds(scene: Scene): string {
  const { accent, leaf, leafDeep } = scene.tokens.colors;
  const shapes = [monstera, oval] as const;
  return drawBoughs(scene, {
    shapes,
    fills: [
      [leafDeep, accent, leaf],
      [leafDeep, leaf],
    ],
    large: 2.2,
  });
}

export function drawRoses(scene: Scene): string {
  const { accent, accent2, leaf, leafDeep } = scene.tokens.colors;
  const fills = [
    [accent, accent, accent2],
    [leaf, leafDeep],
  ] as const;
  return drawBoughs(scene, { shapes: [rose, oval], fills, large: 1.2 });
}

export function drawSpring(scene: Scene): string {
  const { accent2, accent3, glint, leaf, leafDeep } = scene.tokens.colors;
  return drawBoughs(scene, {
    shapes: [flower, oval],
    fills: [
      [accent2, accent3, glint],
      [leaf, leafDeep],
    ],
  });
}

export function drawLamps({ tokens, colors, w, h, tall }: Scene): string {
  const lamp = findLampColor(tokens);
  const string = (from: number, to: number, sag: number, count: number) => {
    const spots = Array.from({ length: count }, (_, step) => {
      const u = (step + 0.5) / count;
      return [w * u, h * (from + (to - from) * u + 4 * u * (1 - u) * sag)] as const;
    });
    const hung = (drop: number) => spots.map(([x, y]) => `M${n(x)} ${n(y + drop)}h0`).join('');
    const wire = `M-4 ${n(h * from)}Q${n(w / 2)} ${n(h * ((from + to) / 2 + sag * 2))} ${n(w + 4)} ${n(h * to)}`;
    return (
      stroke(colors.display, 1.6, wire) +
      stroke(lamp, tall ? 20 : 30, hung(8), 'opacity=".22"') +
      stroke(colors.display, tall ? 4 : 5, hung(1.5)) +
      stroke(lamp, tall ? 8 : 11, hung(tall ? 7 : 9))
    );
  };
  return (
    string(0.02, 0.11, tall ? 0.02 : 0.05, tall ? 8 : 13) +
    string(0.13, 0, tall ? 0.03 : 0.08, tall ? 9 : 15)
  );
}
