import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall } from './family.ts';
import {
  type Point,
  cornerSvg,
  dividerSvg,
  footerSvg,
  heroSvg,
  lines,
  n,
  path,
  pick,
  randomFor,
  rect,
  scatter,
  at,
} from './svg.ts';

/** Drawings by hand of about 60 × 60 about the origin: a patch of colour, then the line over it. */
const drawings: readonly [Drawing, ...Drawing[]] = [
  [
    'M0 -26L8 -8L27 -7L12 6L17 25L0 14L-17 25L-12 6L-27 -7L-8 -8Z',
    'M1 -27C4 -20 6 -13 9 -8C15 -8 21 -9 28 -7C22 -2 17 2 12 6C14 13 16 19 18 26C11 22 6 17 0 14C-6 18 -11 22 -18 25C-16 18 -13 12 -12 6C-17 2 -22 -2 -27 -8C-20 -9 -14 -8 -8 -8C-5 -14 -3 -20 1 -27',
  ],
  [
    'M0 24C-18 10 -26 0 -24 -12C-21 -24 -6 -22 0 -10C6 -22 21 -24 24 -12C26 0 18 10 0 24Z',
    'M-1 25C-19 11 -27 -1 -25 -13C-21 -25 -5 -22 0 -9C5 -24 22 -24 25 -12C26 1 15 12 -2 26',
  ],
  [
    'M-12 -12a17 17 0 1 0 24 24a17 17 0 1 0 -24 -24',
    'M-16 0A16 16 0 1 0 2 -16A16 16 0 0 0 -16 1M0 -22V-31M15 -16L22 -23M22 0H31M16 15L23 22M0 22V31M-15 16L-22 23M-22 0H-31M-16 -15L-23 -22M-6 -4v2M6 -4v2M-7 5Q0 11 7 4',
  ],
  [
    'M-9 -4a13 13 0 1 1 18 0a13 13 0 1 1 -18 0',
    'M0 -4C-2 -10 5 -11 5 -4C5 3 -7 4 -9 -4C-11 -14 2 -19 10 -12C18 -4 13 8 2 10C-12 12 -20 0 -16 -12C-12 -24 6 -28 17 -20',
  ],
  [
    'M6 -28L-16 4H-2L-8 28L18 -6H4Z',
    'M7 -29C-1 -18 -9 -7 -17 4C-12 3 -7 4 -2 4C-4 12 -6 20 -9 29C0 17 10 6 19 -6C14 -5 9 -6 4 -6C5 -13 6 -21 7 -29',
  ],
  [
    'M-26 12L-22 -14L-8 2L0 -20L9 2L22 -14L26 12Z',
    'M-26 13C-25 4 -23 -5 -23 -15C-18 -9 -13 -4 -8 2C-5 -5 -3 -13 0 -21C3 -13 6 -6 9 2C13 -3 18 -9 23 -15C23 -6 25 3 26 13C10 11 -8 12 -26 13M-20 19C-6 18 8 19 21 18',
  ],
  [
    'M-12 28V-10a12 12 0 0 1 24 0V28Z',
    'M-11 28C-12 15 -12 2 -12 -10C-11 -26 12 -26 12 -9C12 3 12 15 12 28M-12 10C-24 10 -25 2 -24 -8M12 4C24 4 26 -3 25 -14M-20 28H21M-3 -12v5M4 -2v5M-4 8v5M3 17v4',
  ],
  [
    'M-22 -2C-22 -24 22 -24 22 -2Z',
    'M-23 -2C-22 -27 23 -26 23 -2C8 0 -8 -1 -23 -2M-7 -1C-8 9 -9 18 -8 25C-2 27 4 27 9 25C9 16 8 8 8 -1M-9 -11a3 3 0 1 0 1 0M6 -14a3 3 0 1 0 1 0M13 -6v0',
  ],
  [
    'M-6 10a8 7 0 1 0 1 0M16 4a8 7 0 1 0 1 0',
    'M-4 16C-4 4 -4 -9 -3 -21C4 -23 12 -25 20 -26C19 -14 19 -2 19 9M-3 -12C5 -14 12 -16 20 -17M-4 16C-6 24 -19 23 -18 16C-15 10 -6 10 -4 16M19 9C17 17 4 16 5 9C8 4 17 4 19 9',
  ],
  [
    'M0 -8a8 8 0 1 0 .1 0',
    'M4 -2C10 -20 -10 -20 -4 -2C-20 -14 -24 6 -6 4C-22 14 -6 26 0 9C6 26 22 14 6 4C24 6 20 -14 4 -2M0 -2a3 3 0 1 0 1 0',
  ],
];
type Drawing = readonly [patch: string, line: string];
const marks = [
  'M-7 0H7M0 -7V7',
  'M-5 -5L5 5M5 -5L-5 5',
  'M-12 2q4 -8 8 0t8 0t8 0',
  'M-5 0a5 5 0 1 0 5 -5a5 5 0 0 0 -5 5',
  'M-6 4l6 -9l6 9z',
] as const;

function draw(
  tokens: ThemeTokens,
  x: number,
  y: number,
  index: number,
  scale: number,
  turn: number,
): string {
  const { colors } = tokens;
  const [patch, line] = drawings[index % drawings.length] ?? drawings[0];
  const fill = [colors.accent2, colors.accent3, colors.accent][index % 3] ?? colors.accent;
  return at(
    x,
    y,
    path(patch, `fill="${fill}" transform="translate(4 3)"`) +
      lines(colors.display, 2.3, path(line, '')),
    { scale, turn },
  );
}

function scribbles(tokens: ThemeTokens, points: readonly Point[], salt: number): string {
  const random = randomFor(tokens, salt);
  const { colors } = tokens;
  const drawn = points.map(([x, y]) =>
    path(
      pick(random, marks),
      `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(random() * 90)})" stroke="${pick(random, [colors.accent, colors.accent2, colors.accent3])}"`,
    ),
  );
  return lines(colors.accent, 2.4, drawn.join(''));
}

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const random = randomFor(tokens, 1);
  const spots: readonly (readonly [number, number, number])[] = tall
    ? [
        [46, 52, 0.9],
        [126, 70, 0.72],
        [200, 44, 0.8],
        [272, 74, 0.7],
        [344, 50, 0.9],
        [32, 136, 0.72],
        [360, 140, 0.74],
        [40, 446, 0.8],
        [120, 462, 0.6],
        [270, 460, 0.62],
        [350, 440, 0.85],
      ]
    : [
        [84, 92, 1.35],
        [212, 66, 1],
        [346, 92, 0.9],
        [500, 60, 1.05],
        [648, 94, 0.9],
        [786, 64, 1],
        [914, 96, 1.35],
        [62, 258, 1],
        [942, 262, 1],
        [112, 412, 1.25],
        [256, 456, 0.95],
        [744, 458, 0.95],
        [888, 416, 1.25],
      ];
  const first = Math.floor(random() * drawings.length);
  const art = spots.map(([x, y, scale], index) =>
    draw(tokens, tall ? x : (x * w) / 1000, y, first + index * 3, scale, (random() - 0.5) * 26),
  );
  const free = scatter(
    random,
    size,
    tall ? 40 : 58,
    tall ? 16 : 30,
    (x, y) =>
      spots.every(([a, b, scale]) => Math.hypot(a - x, b - y) > 46 * scale) &&
      (y < h * 0.28 || y > h * 0.84 || (!tall && Math.abs(x - w / 2) > w * 0.37)),
  );
  const patch = tall
    ? 'M24 190C60 168 320 160 366 196C380 270 384 372 352 402C280 420 90 418 40 398C8 350 10 250 24 190Z'
    : `M134 152C330 124 ${w - 310} 128 ${w - 134} 160C${w - 104} 236 ${w - 110} 356 ${w - 150} 396C${w - 320} 424 330 420 152 392C108 340 106 220 134 152Z`;
  return heroSvg(
    size,
    rect(0, 0, w, h, `fill="${colors.tint}"`) +
      backdrop +
      path(patch, `fill="${colors.surface}"`) +
      lines(
        colors.display,
        2.2,
        path(patch, 'transform="translate(5 -4)" stroke-dasharray="9 7"'),
        'opacity=".55"',
      ) +
      art.join('') +
      scribbles(tokens, free, 3) +
      path(
        `M0 ${h - 14}C${n(w * 0.1)} ${h - 24} ${n(w * 0.2)} ${h - 6} ${n(w * 0.32)} ${h - 13}S${n(w * 0.6)} ${h - 20} ${n(w * 0.72)} ${h - 11}S${n(w * 0.92)} ${h - 18} ${w} ${h - 12}V${h + 1}H0Z`,
        `fill="${colors.surface}"`,
      ),
  );
}

export const doodle: OrnamentFamily = {
  stage: 'middle',
  calm: { wide: 0.43, tall: 0.56, room: 0.8 },
  hero,
  corner(tokens) {
    return cornerSvg(
      draw(tokens, 52, 52, 0, 1.35, -10) +
        draw(tokens, 138, 40, 4, 0.95, 12) +
        draw(tokens, 42, 140, 7, 0.95, -8) +
        scribbles(
          tokens,
          [
            [98, 96],
            [180, 84],
            [92, 178],
            [186, 22],
          ],
          5,
        ),
    );
  },
  divider(tokens) {
    const { colors } = tokens;
    const wave = 'M14 30C24 18 32 42 42 30S60 18 70 30S88 42 98 30S116 18 126 30S140 38 146 30';
    return dividerSvg(
      lines(colors.accent, 2.6, path(wave, '') + path(wave, 'transform="matrix(-1 0 0 1 360 0)"')) +
        draw(tokens, 180, 29, 1, 0.86, -6),
    );
  },
  footer(tokens) {
    const random = randomFor(tokens, 4);
    const row = Array.from({ length: 7 }, (_, index) =>
      draw(
        tokens,
        71 + index * 143,
        88 + (random() - 0.5) * 22,
        index + 2,
        1,
        (random() - 0.5) * 24,
      ),
    );
    const between = Array.from({ length: 8 }, (_, index): Point => [
      10 + index * 140,
      70 + random() * 46,
    ]);
    return footerSvg(row.join('') + scribbles(tokens, between, 6));
  },
  backdrop(tokens, size) {
    const random = randomFor(tokens, 7);
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
