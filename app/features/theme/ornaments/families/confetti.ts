import type { ThemeTokens } from '../../tokens.ts';
import { drawCake, drawGift, drawHat } from '../drawings/confetti-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  type Random,
  at,
  dots,
  defineGradient,
  isInCalm,
  n,
  path,
  pick,
  rect,
  scatter,
  use,
  stroke,
} from '../svg.ts';

const fills = ({ colors }: ThemeTokens): [string, ...string[]] => [
  colors.accent,
  colors.accent2,
  colors.accent3,
  colors.leaf,
];

const define = (id: string) =>
  `<defs><circle id="${id}c" r="5"/><rect id="${id}r" x="-7" y="-3.5" width="14" height="7" rx="1.5"/>` +
  `<path id="${id}t" d="M0 -6L6 5H-6Z"/><path id="${id}w" d="M-9 0q3 -6 6 0t6 0t6 0" fill="none" stroke-width="2.6" stroke-linecap="round"/></defs>`;

const defineBalloon = (id: string, { colors }: ThemeTokens) =>
  `<defs><g id="${id}b"><path d="M0 48c-24 -14 -36 -34 -36 -56a36 38 0 0 1 72 0c0 22 -12 42 -36 56zM-6 56L0 46L6 56Z"/>` +
  `<path d="M-20 -20q4 -12 14 -16" fill="none" stroke="${colors.glint}" stroke-width="4" stroke-linecap="round" opacity=".7"/></g></defs>`;

function bits(
  tokens: ThemeTokens,
  id: string,
  random: Random,
  points: readonly Point[],
  size: number,
): string {
  return points
    .map(([x, y]) => {
      const kind = pick(random, ['c', 'r', 'r', 't', 'w']);
      const color = pick(random, fills(tokens));
      const paint = kind === 'w' ? `stroke="${color}"` : `fill="${color}"`;
      return use(
        id + kind,
        x,
        y,
        { turn: Math.round(random() * 180), scale: size * (0.7 + random() * 0.6) },
        paint,
      );
    })
    .join('');
}

type Balloon = readonly [x: number, y: number, scale: number, color: number];

/** All tied at `foot`. */
function bunch(tokens: ThemeTokens, id: string, foot: Point, balloons: readonly Balloon[]): string {
  const strings = balloons
    .map(([x, y, scale]) => {
      const low = y + 54 * scale;
      // The strings meet early, because the title stands between the bunches.
      return `M${n(x)} ${n(low)}Q${n(x + (foot[0] - x) * 1.08)} ${n(low + (foot[1] - low) * 0.25)} ${n(foot[0])} ${n(foot[1])}`;
    })
    .join('');
  const paints = fills(tokens);
  return (
    stroke(tokens.colors.muted, 1.3, strings) +
    balloons
      .map(([x, y, scale, color]) =>
        use(`${id}b`, x, y, { scale }, `fill="${paints[color] ?? paints[0]}"`),
      )
      .join('')
  );
}

const curl = (length: number, turns: number, size: number) => {
  let d = 'M0 0';
  for (let turn = 0; turn < turns; turn++)
    d += `q${n(size)} ${n(length / turns / 4)} 0 ${n(length / turns / 2)}t0 ${n(length / turns / 2)}`;
  return d;
};

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const spots = scatter(
    random,
    size,
    tall ? 30 : 46,
    tall ? 30 : 44,
    (x, y) => y < h * 0.8 && !isInCalm(size, x, y, 0.58) && random() > (y / h) * 0.9,
  );
  const floor = h * (tall ? 0.955 : 0.945);
  const [left, right] = tall ? [26, w - 26] : [w * 0.12, w * 0.88];
  const lid = floor - (tall ? 46 : 84);
  const up: readonly Balloon[] = tall
    ? [
        [24, 104, 0.66, 1],
        [64, 54, 0.78, 0],
        [112, 34, 0.5, 2],
        [60, 128, 0.5, 3],
      ]
    : [
        [w * 0.055, 128, 1.12, 1],
        [w * 0.14, 92, 1.36, 0],
        [w * 0.225, 62, 0.86, 2],
        [w * 0.1, 216, 0.94, 3],
      ];
  const down: readonly Balloon[] = up.map(([x, y, scale, color]) => [
    w - x,
    y + (color - 1) * (tall ? 8 : 14),
    scale,
    (color + 2) % 4,
  ]);
  const streamer = (x: number, color: string, long: number) =>
    at(w * x, -8, stroke(color, 5 * s, curl(long * s, 5, 20 * s)));
  const dotty: Point[] = [];
  for (let x = 14; x < w; x += tall ? 26 : 38) dotty.push([x, floor + (dotty.length % 2 ? 9 : 16)]);
  const small = tall ? 0.54 : 1;
  return (
    define(id) +
    defineBalloon(id, tokens) +
    defineGradient(`${id}g`, [0, colors.tint3], [0.6, colors.surface]) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    streamer(0.34, colors.accent2, 130) +
    streamer(0.52, colors.accent3, 74) +
    streamer(0.67, colors.accent, 116) +
    bits(tokens, id, random, spots, 0.55 + s * 0.5) +
    path(
      `M0 ${n(floor + 4)}Q${n(w / 2)} ${n(floor - 30 * s)} ${n(w)} ${n(floor + 4)}V${n(h + 1)}H0Z`,
      `fill="${colors.tint2}"`,
    ) +
    stroke(colors.surface, 9 * s, dots(dotty)) +
    bunch(tokens, id, [left, lid], up) +
    bunch(tokens, id, [right, lid], down) +
    at(left, floor + 6, drawGift(tokens, colors.accent, colors.accent2), { scale: small }) +
    at(right, floor + 6, drawGift(tokens, colors.accent3, colors.accent), {
      scale: small * 1.06,
    }) +
    at(left + 92 * small, floor + 4, drawGift(tokens, colors.accent2, colors.accent3), {
      scale: small * 0.66,
    }) +
    at(right - 88 * small, floor + 5, drawHat(tokens, colors.leaf, colors.glint), {
      scale: small * 0.8,
      turn: -6,
    }) +
    at(w / 2, floor - 4 * s, drawCake(tokens), { scale: tall ? 0.66 : 0.84 })
  );
}

export const confetti: OrnamentFamily = {
  stage: 'middle',
  mark: 'co',
  calm: { wide: 0.5, tall: 0.51, low: 0.92 },
  hero,
  corner({ tokens, id, random }) {
    const spots = scatter(
      random,
      { width: 190, height: 190 },
      25,
      20,
      (x, y) => x + y < 225 && x + y > 105,
    );
    const tied: readonly Balloon[] = [
      [34, 84, 0.74, 1],
      [86, 36, 0.74, 2],
      [44, 40, 0.98, 0],
    ];
    return (
      define(id) +
      defineBalloon(id, tokens) +
      bits(tokens, id, random, spots, 1.1) +
      bunch(tokens, id, [98, 178], tied)
    );
  },
  divider({ tokens, colors, id, random }) {
    const spots: Point[] = Array.from({ length: 14 }, (_, index) => {
      const out = 34 + (index >> 1) * 20;
      return [180 + (index % 2 ? out : -out), 30 + (random() - 0.5) * (30 - (index >> 1) * 2)];
    });
    return (
      define(id) +
      bits(tokens, id, random, spots, 0.9) +
      at(180, 53, drawGift(tokens, colors.accent, colors.accent2), { scale: 0.55 })
    );
  },
  footer({ tokens, colors, id, random }) {
    const spots = scatter(
      random,
      { width: 1000, height: 118 },
      40,
      11,
      (x, y) => Math.abs(x - 500) > 70 && y < 64,
    );
    const box = (part: string, x: number, scale: number) => use(id + part, x, 130, { scale });
    return (
      define(id) +
      `<defs><g id="${id}p">${drawGift(tokens, colors.accent, colors.accent2)}</g>` +
      `<g id="${id}q">${drawGift(tokens, colors.accent3, colors.accent)}</g></defs>` +
      bits(tokens, id, random, spots, 1.2) +
      path('M0 128Q500 104 1000 128V142H0Z', `fill="${colors.tint2}"`) +
      box('q', 96, 0.9) +
      box('p', 172, 0.64) +
      box('p', 388, 0.9) +
      at(500, 126, drawCake(tokens), { scale: 0.82 }) +
      box('q', 606, 0.78) +
      box('q', 836, 0.62) +
      box('p', 910, 0.9)
    );
  },
  backdrop({ tokens, size, id, random }) {
    const spots = scatter(
      random,
      size,
      52,
      16,
      (x, y) => !isInCalm(size, x, y) && random() > y / size.height,
    );
    return define(id) + bits(tokens, id, random, spots, 0.6);
  },
};
