import { carp } from '../../motifs/carp.ts';
import type { ThemeTokens } from '../../tokens.ts';
import { drawRidges } from '../scenery.ts';
import {
  type Point,
  at,
  circle,
  dots,
  findLampColor,
  findWarmTint,
  group,
  mirror,
  n,
  path,
  rect,
  stroke,
  use,
} from '../svg.ts';
import { drawTable } from './card-table.ts';
import { drawMotif } from './draw-motif.ts';
import { drawMuseum } from './museum.ts';
import { drawRecital } from './recital.ts';
import type { Ground, Scene } from './scene.ts';

/** Round heaps on a flat foot, 100 wide. */
const cloud = 'M-50 12C-56-2-38-12-30-6C-26-24 0-28 8-12C18-22 36-16 36-4C48-8 54 6 46 12Z';

/** A mountain with snow, at the horizon. */
function drawMountain({ colors, w, h }: Scene, x: number, top: number, half: number): string {
  const [px, py, foot, reach] = [w * x, h * top, h * 0.9, w * half];
  const side = (sign: number, share: number) => n(px + sign * reach * share);
  return (
    path(
      `M${side(-1, 1)} ${n(foot)}C${side(-1, 0.5)} ${n(foot - (foot - py) * 0.3)} ${side(-1, 0.25)} ${n(py + (foot - py) * 0.2)} ${side(-1, 0.1)} ${n(py)}H${side(1, 0.1)}C${side(1, 0.25)} ${n(py + (foot - py) * 0.2)} ${side(1, 0.5)} ${n(foot - (foot - py) * 0.3)} ${side(1, 1)} ${n(foot)}Z`,
      `fill="${colors.accent}" opacity=".38"`,
    ) +
    path(
      `M${side(-1, 0.1)} ${n(py)}H${side(1, 0.1)}Q${side(1, 0.2)} ${n(py + (foot - py) * 0.18)} ${side(1, 0.31)} ${n(py + (foot - py) * 0.31)}L${side(1, 0.14)} ${n(py + (foot - py) * 0.24)}L${side(1, 0.02)} ${n(py + (foot - py) * 0.36)}L${side(-1, 0.13)} ${n(py + (foot - py) * 0.24)}L${side(-1, 0.31)} ${n(py + (foot - py) * 0.31)}Q${side(-1, 0.2)} ${n(py + (foot - py) * 0.18)} ${side(-1, 0.1)} ${n(py)}Z`,
      `fill="${colors.glint}" stroke="${colors.accent}" stroke-opacity=".4" stroke-width="1"`,
    )
  );
}

const iris = (tokens: ThemeTokens) =>
  drawMotif(
    [
      'k3 M0 48V-6',
      'l M-3 48C-10 20-16 6-26-10C-14 0-4 16 0 48ZM3 48C8 26 16 10 28 0C18 16 8 32 5 48Z',
      'a M0-8C-16-14-28-6-26 6C-14 8-4 2 0-8ZM0-8C16-14 28-6 26 6C14 8 4 2 0-8Z',
      'a M0-4C-12-14-10-32 0-40C10-32 12-14 0-4Z',
      'g%35 M0-8C-6-16-5-28 0-34C5-28 6-16 0-8Z',
      'c M-4-6C-3 6 3 6 4-6Z',
    ],
    tokens,
  );

/** As `${id}c`. */
function drawClouds({ colors, w, h, tall, id }: Scene): string {
  const clouds: readonly Point[] = tall
    ? [
        [0.84, 0.3],
        [0.72, 0.05],
      ]
    : [
        [0.84, 0.17],
        [0.63, 0.09],
        [0.95, 0.4],
      ];
  return group(
    `fill="${colors.glint}" opacity=".9"`,
    clouds
      .map(([x, at_], step) =>
        use(`${id}c`, w * x, h * at_, { scale: (tall ? 0.8 : 1.5) * (step ? 0.7 : 1) }),
      )
      .join(''),
  );
}

/** As `${id}i`, on the ground at both sides. */
function drawIrises({ w, h, tall, id }: Scene): string {
  const flowers = tall
    ? [0.03, 0.12, 0.2, 0.82, 0.9, 0.98]
    : [0.02, 0.06, 0.105, 0.15, 0.2, 0.82, 0.865, 0.91, 0.95, 0.99];
  const bloom = tall ? 0.62 : 0.86;
  return flowers
    .map((x, step) =>
      use(`${id}i`, w * x, h * 0.965 - 48 * bloom * (step % 2 ? 0.86 : 1), {
        scale: bloom * (step % 2 ? 0.86 : 1),
        flip: x > 0.5,
      }),
    )
    .join('');
}

/** Carp streamers at a pole, above hills and irises. */
function drawStreamers(scene: Scene): string {
  const { tokens, colors, w, h, size, random, s, tall, id } = scene;
  const [pole, first] = [w * 0.06, tall ? 1.95 : Math.min(2.9, h / 180)];
  const scales = [first, first * 0.78, first * 0.58];
  const half = 18;
  let y = h * (tall ? 0.05 : 0.045);
  const carps = scales.map((scale, step) => {
    y += half * scale;
    const placed = use(
      step === 2 ? `${id}q` : step === 1 ? `${id}b` : `${id}a`,
      pole + 6 + 50 * scale,
      y,
      { scale, turn: step === 1 ? 3 : -2 },
    );
    y += half * scale + (tall ? 3 : 4);
    return placed;
  });
  return (
    `<defs><g id="${id}q">${drawMotif(carp('a', 'c'), tokens)}</g><g id="${id}i">${iris(tokens)}</g><path id="${id}c" d="${cloud}"/></defs>` +
    drawClouds(scene) +
    drawMountain(scene, tall ? 0.68 : 0.8, tall ? 0.765 : 0.7, tall ? 0.32 : 0.19) +
    drawRidges(random, size, s, [
      [0.87, 9, colors.leaf, 0.6],
      [0.915, 7, colors.leaf],
    ]) +
    stroke(colors.display, tall ? 4 : 6, `M${n(pole)} ${n(h * 0.97)}V${n(h * 0.035)}`) +
    circle(pole, h * 0.03, tall ? 5 : 8, `fill="${findLampColor(tokens)}"`) +
    carps.join('') +
    drawIrises(scene)
  );
}

/** A twisted cord from side to side with the medallion in its middle, and tassels. */
export function drawRakhi({ colors, w, h, id, tall }: Scene): string {
  const [middle, scale] = tall ? [h * 0.185, 1.12] : [h * 0.19, Math.min(1.5, h / 345)];
  const from = h * (tall ? 0.045 : 0.03);
  const bow = `M-6 ${n(from)}Q${n(w * 0.24)} ${n(middle + 2)} ${n(w / 2)} ${n(middle)}Q${n(w * 0.76)} ${n(middle + 2)} ${n(w + 6)} ${n(from)}`;
  const thick = tall ? 5 : 8;
  const beads: Point[] = [1.32, 1.62, 1.9].map((out) => [
    w / 2 + out * 46 * scale,
    middle - (out - 1) * 3 * scale,
  ]);
  const tassel =
    path('M-5 0H5L8 34H-8Z', `fill="${colors.accent}"`) +
    stroke(colors.accent2, 1.6, 'M-3 8L-5 34M0 8V34M3 8L5 34') +
    rect(-6, -3, 12, 7, `rx="2" fill="${colors.accent2}"`);
  const x = w * (tall ? 0.86 : 0.8);
  const u = (x - w / 2) / (w / 2);
  const y = middle + (from - middle) * u * u * 1.02;
  return (
    stroke(colors.accent, thick, bow) +
    stroke(colors.accent2, thick * 0.5, bow, `stroke-dasharray="${thick} ${thick * 1.3}"`) +
    mirror(
      `${id}r`,
      w / 2,
      stroke(colors.accent2, tall ? 11 : 17, dots(beads.slice(0, 1))) +
        stroke(colors.accent3, tall ? 9 : 14, dots(beads.slice(1, 2))) +
        stroke(colors.accent2, tall ? 7 : 11, dots(beads.slice(2))) +
        at(x, y, tassel, { scale: tall ? 0.85 : 1.35 }),
    ) +
    use(`${id}a`, w / 2, middle, { scale })
  );
}

/** Lit, about the origin, 60 wide. */
const lamp = (tokens: ThemeTokens) =>
  drawMotif(
    [
      't M-20-18a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z',
      'a M-30 0C-26 20-14 24 0 24C14 24 26 20 30 0C18 6-18 6-30 0Z',
      'b M-30 0C-18 6 18 6 30 0C18-6-18-6-30 0Z',
      'y M0 0C-11-10-5-24 2-36C12-24 12-8 0 0Z',
      'g M1-4C-4-10-1-15 2-22C7-14 6-8 1-4Z',
    ],
    tokens,
  );

/** A cloth with a border, and on it a plate with sweets, a lamp and a bowl. */
function drawDais({ tokens, colors, w, h, s, tall, id }: Scene): string {
  const top = h * 0.875;
  const step = 22 * s + 8;
  const scallops = `a${n(step / 2)} ${n(step * 0.42)} 0 0 1${n(-step)} 0`.repeat(
    Math.ceil(w / step) + 1,
  );
  const count = Math.ceil(w / step);
  const marks: Point[] = Array.from({ length: count + 1 }, (_, at_) => [
    at_ * step - step * 0.1,
    top + 7 * s + 3,
  ]);
  const scale = tall ? 0.86 : 1.04;
  const plate = (rx: number, ry: number, fill: string, dy = 0) =>
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.925 + dy)}" rx="${n(rx * scale)}" ry="${n(ry * scale)}" fill="${fill}"/>`;
  const y = h * 0.925;
  return (
    rect(0, top, w, h - top, `fill="${colors.accent}"`) +
    path(
      `M${n(w + step)} ${n(top)}v${n(14 * s + 6)}${scallops}V${n(top)}Z`,
      `fill="${colors.accent2}"`,
    ) +
    stroke(colors.accent, 5 * s + 2, dots(marks)) +
    rect(0, top - 2, w, 3.5, `fill="${colors.shade}" opacity=".2"`) +
    `<g opacity=".3">${plate(150, 26, colors.shade, 4)}</g>` +
    plate(150, 25, findLampColor(tokens)) +
    plate(136, 20, findWarmTint(tokens), -1) +
    use(`${id}b`, w / 2, y - 40 * scale, { scale: scale * 1.02 }) +
    at(w / 2 - 84 * scale, y - 18 * scale, lamp(tokens), { scale: scale * 0.98 }) +
    at(w / 2 + 86 * scale, y - 18 * scale, lamp(tokens), { scale: scale * 0.98, flip: true })
  );
}

export const customs = {
  streamers: { sky: () => '', land: drawStreamers },
  dais: { land: drawDais, hemmed: true },
  cardTable: { land: drawTable, hemmed: true },
  museum: { land: drawMuseum, hemmed: true },
  recital: { land: drawRecital, hemmed: true },
} as const satisfies Record<string, Ground>;
