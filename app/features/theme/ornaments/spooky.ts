import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall, scaleOf } from './family.ts';
import {
  type Random,
  area,
  at,
  circle,
  cornerSvg,
  dividerSvg,
  footerSvg,
  gradient,
  group,
  heroSvg,
  hills,
  idFor,
  lampOf,
  lines,
  n,
  path,
  polar,
  randomFor,
  rect,
  use,
} from './svg.ts';

const bat =
  'M0 0c4-9 9-9 11-4l3-6 3 6c2-5 7-5 11 4 9-13 25-15 40-9-9 3-13 10-13 18-8-5-14-4-17 3-5-5-9-3-11 3-4 8-9 12-13 18-4-6-9-10-13-18-2-6-6-8-11-3-3-7-9-8-17-3 0-8-4-15-13-18 15-6 31-4 40 9z';
const grave = 'M-15 4V-26A15 15 0 0 1 15 -26V4Z';
const define = (id: string) =>
  `<defs><path id="${id}b" d="${bat}" transform="translate(-14 0)"/></defs>`;

const spoke = (index: number, r: number) => polar((index * Math.PI) / 10, r);

/** The branches of a bare tree, gathered by the order of branching: one stroke width each. */
function grow(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  into: string[],
) {
  if (depth === 0) return;
  const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const bow = (random() - 0.5) * length * 0.3;
  const order = into.length - depth;
  into[order] +=
    `M${n(x)} ${n(y)}Q${n((x + x2) / 2 - Math.sin(angle) * bow)} ${n((y + y2) / 2 + Math.cos(angle) * bow)} ${n(x2)} ${n(y2)}`;
  for (const side of [-1, 1]) {
    grow(
      random,
      x2,
      y2,
      angle + side * (0.28 + random() * 0.5),
      length * (0.66 + random() * 0.16),
      depth - 1,
      into,
    );
  }
}

function tree(tokens: ThemeTokens, salt: number, color: string): string {
  const orders = ['', '', '', '', '', ''];
  grow(randomFor(tokens, salt), 0, 8, -1.32, 104, 6, orders);
  return orders.map((d, order) => lines(color, 17 * 0.6 ** order, path(d, ''))).join('');
}

function web(color: string, reach: number): string {
  let d = '';
  for (let index = 0; index <= 5; index++) d += `M0 0L${spoke(index, reach)}`;
  for (let ring = 1; ring < 6; ring++) {
    const r = (reach * ring) / 5.6;
    d += `M${spoke(0, r)}`;
    for (let index = 1; index <= 5; index++)
      d += `Q${spoke(index - 0.5, r * 0.82)} ${spoke(index, r)}`;
  }
  return lines(color, 1.3, path(d, ''));
}

function pumpkin({ colors }: ThemeTokens, fill: string): string {
  return (
    path(
      'M-3 -24C-4 -32 2 -36 8 -36',
      `fill="none" stroke="${colors.leafDeep}" stroke-width="5" stroke-linecap="round"`,
    ) +
    group(
      `fill="${fill}" stroke="${colors.shade}" stroke-opacity=".35"`,
      '<ellipse cx="-15" cy="-6" rx="15" ry="18"/><ellipse cx="15" cy="-6" rx="15" ry="18"/><ellipse cx="0" cy="-6" rx="13" ry="20"/>',
    ) +
    path(
      'M-15 -10l5 -8l5 8ZM5 -10l5 -8l5 8ZM-17 -1Q0 5 17 -1Q12 9 5 8L3 4L0 8L-3 4L-6 8Q-13 8 -17 -1Z',
      `fill="${colors.shade}"`,
    )
  );
}

function flock(
  id: string,
  spots: readonly (readonly [number, number, number, number])[],
  fill: string,
) {
  return group(
    `fill="${fill}"`,
    spots.map(([x, y, scale, turn]) => use(`${id}b`, x, y, { scale, turn })).join(''),
  );
}

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = idFor(tokens, tall ? 'spt' : 'spw');
  const random = randomFor(tokens, 1);
  const s = scaleOf(size);
  const [mx, my, r] = [w / 2, h * (tall ? 0.17 : 0.2), tall ? 54 : 82];
  const sky = `<defs>${gradient(`${id}g`, [
    [0, colors.background],
    [0.55, colors.tint2],
    [1, colors.tint],
  ])}</defs>`;
  const craters = [
    [-0.4, -0.3, 0.16],
    [0.25, -0.5, 0.1],
    [0.42, 0.1, 0.2],
    [-0.1, 0.4, 0.13],
    [-0.62, 0.2, 0.09],
    [0.1, -0.05, 0.07],
  ] as const;
  const moon =
    [2.5, 1.9, 1.4]
      .map((ring) => circle(mx, my, r * ring, `fill="${colors.tint3}" opacity=".45"`))
      .join('') +
    circle(mx, my, r, `fill="${lampOf(tokens)}"`) +
    group(
      `fill="${colors.shade}" opacity=".16"`,
      craters.map(([x, y, size6]) => circle(mx + x * r, my + y * r, size6 * r)).join(''),
    );
  const near = tall
    ? ([
        [70, 92, 0.62, -10],
        [318, 66, 0.7, 12],
      ] as const)
    : ([
        [238, 92, 1.1, -10],
        [770, 74, 1.3, 12],
        [868, 190, 0.66, -6],
      ] as const);
  const far = tall
    ? ([
        [150, 40, 0.3, 8],
        [252, 132, 0.32, -14],
      ] as const)
    : ([
        [150, 190, 0.6, 14],
        [372, 60, 0.46, 8],
        [640, 128, 0.42, -14],
      ] as const);
  const stones = tall
    ? ([
        [108, 0.6],
        [150, 0.45],
        [288, 0.55],
      ] as const)
    : ([
        [262, 0.9],
        [318, 0.66],
        [700, 0.8],
        [752, 0.56],
      ] as const);
  const ground = h * 0.93;
  const bark = tokens.mono && tokens.isDark ? colors.muted : colors.shade;
  return heroSvg(
    size,
    sky +
      define(id) +
      rect(0, 0, w, h, `fill="url(#${id}g)"`) +
      backdrop +
      moon +
      flock(id, far, colors.muted) +
      flock(id, near, colors.shade) +
      at(w * (tall ? 0.03 : 0.08), h * 0.9, tree(tokens, 7, bark), {
        scale: tall ? 0.62 : 1.02,
      }) +
      at(w * (tall ? 0.97 : 0.92), h * 0.9, tree(tokens, 11, bark), {
        scale: tall ? 0.55 : 0.94,
        flip: true,
      }) +
      path(area(hills(random, w, h * 0.885, 9 * s, w / 5), h), `fill="${colors.shade}"`) +
      group(
        `fill="${colors.shade}"`,
        stones
          .map(([x, scale]) =>
            at(x, h * 0.885, path(grave, ''), { scale, turn: random() * 12 - 6 }),
          )
          .join(''),
      ) +
      path(area(hills(random, w, ground, 8 * s, w / 6), h), `fill="${colors.surface}"`) +
      at(0, 0, web(colors.muted, tall ? 84 : 150)) +
      at(w, 0, web(colors.muted, tall ? 70 : 120), { flip: true }),
  );
}

function footer(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const id = idFor(tokens, 'spf');
  const random = randomFor(tokens, 4);
  let fence = 'M0 112H1000M0 126H1000';
  for (let x = 10; x < 1000; x += 26) fence += `M${x} 142V98l3-8l3 8V142`;
  const lit = lampOf(tokens);
  const patch = [
    [432, 1.1, 6],
    [512, 1.5, 0],
    [586, 0.9, -8],
    [180, 1, -6],
    [846, 1.2, 5],
  ] as const;
  return footerSvg(
    define(id) +
      flock(
        id,
        [
          [300, 34, 0.8, -8],
          [640, 24, 1, 10],
          [770, 56, 0.5, 0],
          [120, 50, 0.6, 12],
          [900, 40, 0.7, -10],
          [455, 46, 0.45, 6],
        ],
        tokens.isDark ? colors.muted : colors.display,
      ) +
      path(area(hills(random, 1000, 112, 9, 160), 142), `fill="${colors.tint2}"`) +
      lines(colors.shade, 2.4, path(fence, '')) +
      patch.map(([x, scale, turn]) => at(x, 122, pumpkin(tokens, lit), { scale, turn })).join('') +
      rect(0, 134, 1000, 8, `fill="${colors.shade}"`),
  );
}

export const spooky: OrnamentFamily = {
  stage: 'low',
  hero,
  corner(tokens) {
    const { colors } = tokens;
    const legs =
      'M-5 -3C-16 -12 -18 -2 -20 6M-5 0C-14 -4 -16 6 -16 14M5 -3C16 -12 18 -2 20 6M5 0C14 -4 16 6 16 14';
    const spider =
      lines(colors.text, 1.8, path(legs, '')) +
      circle(0, 0, 8, `fill="${colors.text}"`) +
      circle(0, -9, 4.5, `fill="${colors.text}"`);
    return cornerSvg(
      web(colors.muted, 178) +
        lines(colors.muted, 1.2, path('M118 60V128', '')) +
        at(118, 142, spider),
    );
  },
  divider(tokens) {
    const { colors } = tokens;
    const id = idFor(tokens, 'spd');
    return dividerSvg(
      define(id) +
        lines(colors.accent2, 1.8, path('M12 24H118M12 31H118M242 24H348M242 31H348', '')) +
        use(`${id}b`, 180, 25, { scale: 1.05 }, `fill="${colors.accent}"`),
    );
  },
  footer,
  backdrop(tokens, size) {
    const id = idFor(tokens, isTall(size) ? 'spbt' : 'spbw');
    const { width: w, height: h } = size;
    const spots = [
      [0.14, 0.2, 0.8, -10],
      [0.86, 0.16, 0.9, 12],
      [0.27, 0.1, 0.45, 8],
      [0.72, 0.26, 0.5, -8],
    ] as const;
    return (
      define(id) +
      flock(
        id,
        spots.map(([x, y, scale, turn]) => [w * x, h * y, scale * scaleOf(size), turn] as const),
        tokens.colors.accent3,
      )
    );
  },
};
