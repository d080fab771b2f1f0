import type { ThemeTokens } from '../../tokens.ts';
import { drawGhost, drawPumpkin, drawTree, drawWeb } from '../drawings/spooky-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import { drawRidges } from '../scenery.ts';
import { setScene, type Scene } from '../scenes/scene.ts';
import {
  area,
  at,
  circle,
  defineGradient,
  gradient,
  group,
  drawHills,
  findLampColor,
  path,
  rect,
  use,
  stroke,
} from '../svg.ts';
import { fadeAroundTitle } from '../title-zone.ts';

const bat =
  'M0 0c4-9 9-9 11-4l3-6 3 6c2-5 7-5 11 4 9-13 25-15 40-9-9 3-13 10-13 18-8-5-14-4-17 3-5-5-9-3-11 3-4 8-9 12-13 18-4-6-9-10-13-18-2-6-6-8-11-3-3-7-9-8-17-3 0-8-4-15-13-18 15-6 31-4 40 9z';
const grave = 'M-15 4V-26A15 15 0 0 1 15 -26V4Z';
const define = (id: string) =>
  `<defs><path id="${id}b" d="${bat}" transform="translate(-14 0)"/></defs>`;

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

function dayHero(tokens: ThemeTokens, size: Size, backdrop: string): string {
  const { w, h, colors, tall, id, random, s } = setScene(tokens, size, 'sd');
  const sky = gradient(`${id}g`, [0, colors.tint2], [0.7, colors.tint], [1, colors.surface]);
  const ghosts = tall
    ? ([
        [0.15, 0.2, 0.72, -8],
        [0.86, 0.17, 0.6, 10],
        [0.17, 0.84, 0.66, 6],
        [0.86, 0.85, 0.78, -7],
      ] as const)
    : ([
        [0.11, 0.33, 1.35, -8],
        [0.9, 0.27, 1.1, 10],
        [0.24, 0.12, 0.6, 12],
        [0.76, 0.1, 0.5, -10],
        [0.2, 0.77, 0.8, 8],
        [0.86, 0.74, 1.3, -7],
      ] as const);
  const patch = tall
    ? ([
        [0.36, 0.6, -6],
        [0.5, 0.8, 0],
        [0.65, 0.56, 8],
      ] as const)
    : ([
        [0.07, 1.3, -6],
        [0.33, 0.8, 6],
        [0.43, 1.05, -4],
        [0.55, 0.85, 8],
        [0.69, 1, -6],
        [0.95, 1.1, 5],
      ] as const);
  const hill = h * (tall ? 0.935 : 0.9);
  const [mx, my, r] = [w / 2, h * 0.135, tall ? 44 : 58];
  return (
    `<defs>${sky}<g id="${id}a">${drawGhost(tokens, colors.glint)}</g><g id="${id}p">${drawPumpkin(tokens, findLampColor(tokens))}</g></defs>` +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    circle(mx, my, r * 1.5, `fill="${colors.tint3}" opacity=".7"`) +
    circle(mx, my, r, `fill="${colors.glint}"`) +
    ghosts.map(([x, y, scale, turn]) => use(`${id}a`, w * x, h * y, { scale, turn })).join('') +
    path(
      area(drawHills(random, w, hill - 14 * s, 10 * s, w / 5), h),
      `fill="${colors.accent3}" opacity=".5"`,
    ) +
    path(
      area(drawHills(random, w, hill, 8 * s, w / 4), h),
      `fill="${colors.accent}" opacity=".55"`,
    ) +
    patch.map(([x, scale, turn]) => use(`${id}p`, w * x, hill + 8 * s, { scale, turn })).join('') +
    drawRidges(random, size, s, [[tall ? 0.97 : 0.955, 6, colors.surface]])
  );
}

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  if (!tokens.isDark && !tokens.mono) return dayHero(tokens, size, backdrop);

  const [mx, my, r] = [w / 2, h * 0.145, tall ? 46 : 60];
  const sky = defineGradient(
    `${id}g`,
    [0, colors.background],
    [0.55, colors.tint2],
    [1, colors.tint],
  );
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
    circle(mx, my, r, `fill="${findLampColor(tokens)}"`) +
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
        [150, 0.9],
        [204, 0.66],
        [790, 0.8],
        [842, 0.56],
      ] as const);
  const hill = h * (tall ? 0.925 : 0.885);
  const grey = tokens.mono ? colors.accent3 : colors.shade;
  // By day the title is dark, so what is drawn near it is pale.
  const bark = tokens.isDark ? grey : colors.hair;
  return (
    sky +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    moon +
    flock(id, far, colors.muted) +
    flock(id, near, colors.shade) +
    fadeAroundTitle(
      `${id}t`,
      size,
      { middle: 0.5, fromSides: true, rest: 0 },
      at(w * (tall ? 0.07 : 0.1), h * 0.92, drawTree(tokens, 7, bark), {
        scale: tall ? 0.66 : 1.02,
        flip: true,
      }) +
        at(w * (tall ? 0.93 : 0.9), h * 0.92, drawTree(tokens, 11, bark), {
          scale: tall ? 0.58 : 0.94,
        }),
    ) +
    path(area(drawHills(random, w, hill, 9 * s, w / 5), h), `fill="${colors.shade}"`) +
    group(
      `fill="${colors.shade}"`,
      stones
        .map(([x, scale]) => at(x, hill, path(grave), { scale, turn: random() * 12 - 6 }))
        .join(''),
    ) +
    drawRidges(random, size, s, [[tall ? 0.965 : 0.93, 8, colors.surface]]) +
    at(0, 0, drawWeb(colors.muted, tall ? 84 : 150)) +
    at(w, 0, drawWeb(colors.muted, tall ? 70 : 120), { flip: true })
  );
}

function footer({ tokens, colors, id, random }: Scene): string {
  let fence = 'M0 112H1000M0 126H1000';
  for (let x = 10; x < 1000; x += 26) fence += `M${x} 142V98l3-8l3 8V142`;
  const lit = findLampColor(tokens);
  const patch = [
    [432, 1.1, 6],
    [512, 1.5, 0],
    [586, 0.9, -8],
    [180, 1, -6],
    [846, 1.2, 5],
  ] as const;
  return (
    define(id) +
    `<defs><g id="${id}p">${drawPumpkin(tokens, lit)}</g></defs>` +
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
    path(area(drawHills(random, 1000, 112, 9, 160), 142), `fill="${colors.tint2}"`) +
    stroke(colors.shade, 2.4, fence) +
    patch.map(([x, scale, turn]) => use(`${id}p`, x, 117, { scale, turn })).join('') +
    rect(0, 134, 1000, 8, `fill="${colors.shade}"`)
  );
}

export const spooky: OrnamentFamily = {
  stage: 'low',
  mark: 'sp',
  calm: { wide: 0.59, tall: 0.61, low: 0.8 },
  flat: { hero: true },
  hero,
  corner({ colors }) {
    const legs =
      'M-5 -3C-16 -12 -18 -2 -20 6M-5 0C-14 -4 -16 6 -16 14M5 -3C16 -12 18 -2 20 6M5 0C14 -4 16 6 16 14';
    const spider =
      stroke(colors.text, 1.8, legs) +
      circle(0, 0, 8, `fill="${colors.text}"`) +
      circle(0, -9, 4.5, `fill="${colors.text}"`);
    return (
      drawWeb(colors.muted, 178) + stroke(colors.muted, 1.2, 'M118 60V128') + at(118, 142, spider)
    );
  },
  divider({ colors, id }) {
    return (
      define(id) +
      stroke(colors.accent2, 1.8, 'M12 24H118M12 31H118M242 24H348M242 31H348') +
      use(`${id}b`, 180, 25, { scale: 1.05 }, `fill="${colors.accent}"`)
    );
  },
  footer,
  backdrop({ tokens, w, h, id, s }) {
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
        spots.map(([x, y, scale, turn]) => [w * x, h * y, scale * s, turn] as const),
        tokens.colors.accent3,
      )
    );
  },
};
