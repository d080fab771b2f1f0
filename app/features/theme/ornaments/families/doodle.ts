import type { ThemeTokens } from '../../tokens.ts';
import {
  drawAmp,
  bolt,
  drawBulbs,
  cactus,
  daisy,
  drawGuitar,
  heart,
  drawInk,
  mushroom,
  drawRecord,
  star,
  sun,
  drawTape,
  drawTufts,
} from '../drawings/doodle-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  at,
  findLampColor,
  lines,
  n,
  path,
  pick,
  createRandom,
  rect,
  scatter,
  use,
} from '../svg.ts';

const marks = [
  'M-7 0H7M0 -7V7',
  'M-5 -5L5 5M5 -5L-5 5',
  'M-12 2q4 -8 8 0t8 0t8 0',
  'M-5 0a5 5 0 1 0 5 -5a5 5 0 0 0 -5 5',
  'M-6 4l6 -9l6 9z',
] as const;

function scribbles(tokens: ThemeTokens, points: readonly Point[], salt: number): string {
  const random = createRandom(tokens, salt);
  const { colors } = tokens;
  const drawn = points.map(([x, y]) =>
    path(
      pick(random, marks),
      `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(random() * 90)})" stroke="${pick(random, [colors.accent, colors.accent2, colors.accent3])}"`,
    ),
  );
  return lines(colors.accent, 2.4, drawn.join(''));
}

function torn(random: () => number, x1: number, y1: number, x2: number, y2: number): string {
  const step = (x2 - x1) / 26;
  let edge = '';
  for (let x = x2 - step; x > x1 + step; x -= step) {
    edge += `L${Math.round(x)} ${n(y2 - random() * 9)}`;
  }
  return `M${n(x1 + 4)} ${n(y1 + 6)}C${n(x1 + (x2 - x1) * 0.3)} ${n(y1 - 2)} ${n(x1 + (x2 - x1) * 0.7)} ${n(y1 + 5)} ${n(x2)} ${n(y1)}L${n(x2 - 5)} ${n(y2 - 3)}${edge}L${n(x1)} ${n(y2 - 6)}Z`;
}

function hero({ tokens, size, w, h, colors, tall, random }: Scene, backdrop: string): string {
  const [x1, y1, x2, y2] = tall ? [20, 142, w - 20, 376] : [w * 0.165, 96, w * 0.835, 424];
  const free = scatter(
    random,
    size,
    tall ? 44 : 64,
    tall ? 9 : 16,
    (x, y) => y > h * 0.1 && y < h * 0.82 && (y < y1 - 14 || x < x1 - 24 || x > x2 + 24),
  );
  const paper = torn(random, x1, y1, x2, y2);
  const ground = h * (tall ? 0.945 : 0.93);
  const long = tall ? 56 : 92;
  const s = tall ? 0.52 : 0.88;
  const desk = w * (tall ? 0.85 : 0.91);
  const meadow: readonly (readonly [number, number])[] = tall
    ? [
        [112, ground],
        [206, ground + 3],
        [268, ground],
      ]
    : [
        [w * 0.03, ground],
        [w * 0.2, ground + 2],
        [w * 0.4, ground + 4],
        [w * 0.58, ground + 2],
        [w * 0.8, ground],
        [w * 0.98, ground],
      ];
  const small = (x: number, y: number, drawing: string, scale: number, turn: number) =>
    at(w * x, h * y, drawing, { scale, turn });
  return (
    rect(0, 0, w, h, `fill="${colors.tint}"`) +
    backdrop +
    scribbles(tokens, free, 3) +
    at(w * (tall ? 0.82 : 0.835), tall ? 132 : 112, drawRecord(tokens), {
      scale: tall ? 0.68 : 1.12,
    }) +
    at(
      w * (tall ? 0.15 : 0.185),
      tall ? 112 : 100,
      drawInk(tokens, sun, findLampColor(tokens), 1.6),
      {
        scale: tall ? 1.35 : 2.1,
        turn: -8,
      },
    ) +
    drawBulbs(
      tokens,
      [-8, tall ? 14 : 20],
      [w * 0.52, tall ? 18 : 22],
      tall ? 24 : 34,
      tall ? 7 : 12,
      tall ? 9 : 11,
    ) +
    drawBulbs(
      tokens,
      [w * 0.52, tall ? 18 : 22],
      [w + 8, tall ? 8 : 14],
      tall ? 22 : 32,
      tall ? 7 : 12,
      tall ? 9 : 11,
    ) +
    path(
      paper,
      `fill="${colors.accent2}" transform="rotate(-1.6 ${n(w / 2)} ${n(h / 2)})translate(5 6)"`,
    ) +
    path(paper, `fill="${colors.surface}"`) +
    lines(
      colors.display,
      1.6,
      path(
        `M${n(x1 + 14)} ${n(y1 + 18)}H${n(x2 - 14)}V${n(y2 - 22)}H${n(x1 + 12)}Z`,
        'stroke-dasharray="9 7"',
      ),
      'opacity=".4"',
    ) +
    drawTape(findLampColor(tokens), x1 + 8, y1 + 8, -38, long) +
    drawTape(findLampColor(tokens), x2 - 8, y1 + 6, 36, long) +
    path(
      `M0 ${n(ground)}C${n(w * 0.12)} ${n(ground - 12)} ${n(w * 0.22)} ${n(ground + 8)} ${n(w * 0.36)} ${n(ground)}S${n(w * 0.62)} ${n(ground - 8)} ${n(w * 0.74)} ${n(ground + 3)}S${n(w * 0.92)} ${n(ground - 6)} ${w} ${n(ground + 2)}V${h + 1}H0Z`,
      `fill="${colors.surface}"`,
    ) +
    drawTufts(tokens, meadow) +
    small(
      tall ? 0.4 : 0.28,
      tall ? 0.9 : 0.89,
      drawInk(tokens, mushroom, colors.accent),
      tall ? 0.9 : 1.15,
      -4,
    ) +
    small(
      tall ? 0.6 : 0.74,
      tall ? 0.885 : 0.875,
      drawInk(tokens, daisy, colors.accent2),
      tall ? 0.95 : 1.2,
      4,
    ) +
    (tall
      ? ''
      : small(0.34, 0.905, drawInk(tokens, mushroom, colors.accent2), 0.75, 6) +
        small(0.68, 0.9, drawInk(tokens, daisy, colors.accent), 0.9, -6)) +
    at(w * (tall ? 0.16 : 0.1), ground + (tall ? 8 : 12), drawGuitar(tokens), {
      scale: tall ? 0.5 : 1.02,
      turn: tall ? -13 : -8,
    }) +
    at(desk, ground + 8 - 118 * s, at(0, -28, drawInk(tokens, cactus, colors.leaf)), {
      scale: s * 1.4,
    }) +
    at(desk, ground + (tall ? 8 : 12), drawAmp(tokens), { scale: s })
  );
}

export const doodle: OrnamentFamily = {
  stage: 'middle',
  mark: 'do',
  calm: { wide: 0.5, tall: 0.52, room: 0.84 },
  hero,
  corner({ tokens, colors }) {
    return (
      at(50, 54, drawInk(tokens, star, colors.accent2), { scale: 1.4, turn: -10 }) +
      at(136, 40, drawInk(tokens, bolt, colors.accent), { scale: 0.95, turn: 12 }) +
      at(42, 142, drawInk(tokens, mushroom, colors.accent), { scale: 1.05, turn: -8 }) +
      scribbles(
        tokens,
        [
          [98, 96],
          [180, 84],
          [92, 178],
          [186, 22],
        ],
        5,
      )
    );
  },
  divider({ tokens, colors }) {
    const wave = 'M10 30C18 20 26 40 34 30S50 20 58 30S74 40 82 30S98 20 106 30';
    return (
      lines(colors.accent, 2.6, path(wave) + path(wave, 'transform="matrix(-1 0 0 1 360 0)"')) +
      at(126, 30, drawGuitar(tokens, true), { scale: 0.34, turn: 86 }) +
      at(250, 16, drawInk(tokens, heart, colors.accent2), { scale: 0.36, turn: 10 })
    );
  },
  footer({ tokens, colors, id }) {
    const shown = (part: string, x: number, y: number, scale: number, flip = false) =>
      use(id + part, x, y, { scale, flip });
    return (
      `<defs><g id="${id}m">${drawInk(tokens, mushroom, colors.accent)}</g>` +
      `<g id="${id}d">${drawInk(tokens, daisy, findLampColor(tokens))}</g>` +
      `<g id="${id}t">${drawTufts(tokens, [[0, 0]])}</g></defs>` +
      drawBulbs(tokens, [-8, 6], [1008, 6], 30, 12, 9) +
      path('M0 124C160 112 300 134 480 124S820 116 1000 124V142H0Z', `fill="${colors.tint}"`) +
      [176, 300, 690, 836].map((x) => shown('t', x, 125, 1)).join('') +
      shown('m', 108, 104, 1) +
      shown('d', 244, 103, 0.9) +
      at(442, 128, drawAmp(tokens), { scale: 0.6 }) +
      at(504, 122, drawGuitar(tokens, true), { scale: 0.36, turn: 80 }) +
      shown('d', 640, 104, 0.9) +
      shown('m', 764, 104, 1.1, true) +
      shown('d', 910, 102, 1)
    );
  },
  backdrop({ tokens, size }) {
    const random = createRandom(tokens, 7);
    return scribbles(
      tokens,
      scatter(
        random,
        size,
        70,
        18,
        (x, y) => y < size.height * 0.26 || Math.abs(x - size.width / 2) > size.width * 0.38,
      ),
      8,
    );
  },
};
