import type { DressingName } from '../../motifs/motif.ts';
import { mirror, n, path, rect, use, stroke } from '../svg.ts';
import { drawAwning, drawNoren } from './awnings.ts';
import { drawRakhi } from './customs.ts';
import { drawPowder, drawReef } from './depths.ts';
import { drawMarigolds } from './evenings.ts';
import {
  drawFoliage,
  drawFronds,
  drawFruit,
  drawLamps,
  drawRoses,
  drawSpring,
} from './garlands.ts';
import { drawFlight, drawGears } from './machines.ts';
import type { Scene } from './scene.ts';
import { drawMobile, drawSpeakers } from './shows.ts';
import { drawInvaders, drawOrbit } from './skies.ts';

/** 60 × 44, hanging from the origin. */
const sheet = `M-30 0H30V38${'a5 6 0 0 1-10 0'.repeat(6)}Z`;
const holes =
  'M0 8C4 12 4 16 0 20C-4 16-4 12 0 8ZM0 22C4 26 4 30 0 34C-4 30-4 26 0 22ZM-3 21C-7 25-11 25-15 21C-11 17-7 17-3 21ZM3 21C7 25 11 25 15 21C11 17 7 17 3 21ZM-24 7h6v6h-6ZM18 7h6v6h-6ZM-24 28h6v6h-6ZM18 28h6v6h-6Z';

function drawPaper({ colors, w, id, s, tall }: Scene): string {
  const scale = s * (tall ? 1.05 : 1);
  const fills = [colors.accent, colors.accent2, colors.accent3, colors.display];
  const string = (y: number, sag: number, count: number, first: number) => {
    const sheets = Array.from({ length: count }, (_, step) => {
      const u = (step + 0.5) / count;
      const drop = y + 4 * u * (1 - u) * sag;
      const turn = (Math.atan((4 * sag * (1 - 2 * u)) / w) * 180) / Math.PI;
      const fill = fills[(step + first) % fills.length] ?? colors.accent;
      return use(`${id}p`, w * u, drop, { turn, scale }, `fill="${fill}"`);
    });
    const rope = `M-4 ${n(y)}Q${n(w / 2)} ${n(y + sag * 2)} ${n(w + 4)} ${n(y)}`;
    return sheets.join('') + stroke(colors.muted, 1.6, rope);
  };
  const count = Math.round(w / (66 * scale));
  return (
    `<defs><path id="${id}p" d="${sheet}${holes}" fill-rule="evenodd"/></defs>` +
    string(tall ? 30 : 46, tall ? 16 : 26, count, 2) +
    string(0, tall ? 10 : 16, count + 1, 0)
  );
}

function drawCurtain({ tokens: { isDark }, colors, w, h, id, s, tall }: Scene): string {
  const [top, waist, foot] = tall ? [0.2, 0.055, 0.13] : [0.17, 0.075, 0.14];
  const tie = h * 0.6;
  const drape =
    `M0 0H${n(w * top)}C${n(w * top)} ${n(h * 0.3)} ${n(w * waist * 1.2)} ${n(tie - h * 0.16)} ${n(w * waist)} ${n(tie)}` +
    `C${n(w * waist * 1.3)} ${n(h * 0.76)} ${n(w * foot)} ${n(h * 0.86)} ${n(w * foot)} ${n(h * 0.97)}H0Z`;
  const folds = [0.25, 0.5, 0.76]
    .map(
      (u) =>
        `M${n(w * top * u)} 0C${n(w * top * u)} ${n(h * 0.3)} ${n(w * waist * u)} ${n(tie - h * 0.1)} ${n(w * waist * u)} ${n(tie)}` +
        `C${n(w * waist * u)} ${n(h * 0.76)} ${n(w * foot * u)} ${n(h * 0.86)} ${n(w * foot * u)} ${n(h * 0.97)}`,
    )
    .join('');
  const side =
    path(drape, `fill="${colors.accent}"`) +
    (isDark ? path(drape, `fill="${colors.shade}" opacity=".4"`) : '') +
    stroke(colors.shade, 5 * s + 1, folds, 'opacity=".3"') +
    rect(0, tie - 5 * s, w * waist + 4, 10 * s + 1, `fill="${colors.accent2}"`);
  const count = tall ? 6 : 9;
  const wide = w / count;
  const swag = (deep: number) => `a${n(wide / 2)} ${n(deep)} 0 0 1-${n(wide)} 0`.repeat(count);
  const valance = `M0 0H${n(w)}V${n(h * 0.035)}${swag(h * 0.055)}Z`;
  return (
    mirror(`${id}d`, w / 2, side) +
    path(
      valance,
      `fill="${colors.accent}" stroke="${colors.accent2}" stroke-width="${n(3 * s + 0.6)}"`,
    ) +
    (isDark ? path(valance, `fill="${colors.shade}" opacity=".3"`) : '')
  );
}

/** The motifs of the set blossom on the boughs. */
function drawBoughs({ colors, w, h, s, tall }: Scene): string {
  const to = (points: readonly number[]) =>
    points.map((value, index) => n(value * (index % 2 ? h : w))).join(' ');
  const boughs = tall
    ? [
        [-0.02, 0.18, 0.1, 0.11, 0.2, 0.12, 0.42, 0.04],
        [0.12, 0.125, 0.2, 0.15, 0.24, 0.17, 0.3, 0.175],
        [1.02, 0.27, 0.88, 0.2, 0.76, 0.1, 0.6, 0.055],
        [0.84, 0.15, 0.8, 0.08, 0.84, 0.05, 0.86, 0.02],
        [-0.02, 0.985, 0.06, 0.93, 0.14, 0.96, 0.34, 0.94],
        [1.02, 0.95, 0.92, 0.94, 0.86, 0.97, 0.74, 0.955],
      ]
    : [
        [-0.01, 0.3, 0.08, 0.16, 0.18, 0.2, 0.36, 0.06],
        [0.1, 0.2, 0.15, 0.27, 0.2, 0.3, 0.25, 0.3],
        [1.01, 0.44, 0.92, 0.3, 0.84, 0.14, 0.66, 0.08],
        [0.88, 0.23, 0.85, 0.12, 0.88, 0.06, 0.9, 0.02],
        [-0.01, 0.98, 0.08, 0.84, 0.16, 0.94, 0.33, 0.9],
        [1.01, 0.95, 0.94, 0.88, 0.86, 0.96, 0.76, 0.93],
      ];
  return boughs
    .map(([x = 0, y = 0, ...curve], index) =>
      stroke(
        colors.display,
        (index % 2 && index < 4 ? 3 : 5.4) * s + 0.8,
        `M${to([x, y])}C${to(curve)}`,
      ),
    )
    .join('');
}

function drawStaves({ colors, w, h, s, tall }: Scene): string {
  const gap = (tall ? 9 : 13) * (s + 0.3);
  const stave = (y: number, sway: number) =>
    [-2, -1, 0, 1, 2]
      .map((row) => {
        const line = h * y + row * gap;
        return `M-6 ${n(line + sway)}C${n(w * 0.25)} ${n(line - sway * 2)} ${n(w * 0.3)} ${n(line + sway)} ${n(w * 0.5)} ${n(line - sway * 0.4)}S${n(w * 0.8)} ${n(line + sway * 1.4)} ${n(w + 6)} ${n(line - sway)}`;
      })
      .join('');
  return stroke(
    colors.display,
    1.5,
    stave(tall ? 0.115 : 0.135, tall ? 10 : 16) + stave(tall ? 0.885 : 0.865, tall ? -8 : -14),
    'opacity=".38"',
  );
}

const dressings: Readonly<Record<DressingName, (scene: Scene) => string>> = {
  awning: drawAwning,
  boughs: drawBoughs,
  curtain: drawCurtain,
  flight: drawFlight,
  foliage: drawFoliage,
  fronds: drawFronds,
  fruit: drawFruit,
  gears: drawGears,
  invaders: drawInvaders,
  lamps: drawLamps,
  marigolds: drawMarigolds,
  mobile: drawMobile,
  orbit: drawOrbit,
  noren: drawNoren,
  paper: drawPaper,
  powder: drawPowder,
  rakhi: drawRakhi,
  reef: drawReef,
  roses: drawRoses,
  speakers: drawSpeakers,
  spring: drawSpring,
  staves: drawStaves,
};

export const dress = (name: DressingName, scene: Scene) => dressings[name](scene);
