import {
  type Point,
  at,
  circle,
  dots,
  findLampColor,
  group,
  heartPath,
  mirror,
  n,
  path,
  rect,
  starPath,
  stroke,
} from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawBank({ w, h, random, tall }: Scene, y: number, r: number): string {
  let heaps = '';
  for (let x = 0; x < w + r; x += r * 0.9) {
    const away = Math.abs(x / w - 0.5) * 2;
    const rise = away ** 2 * h * (tall ? 0.05 : 0.09);
    heaps += circle(x, h * y - rise + random() * r * 0.3, r * (0.8 + random() * 0.5));
  }
  return heaps;
}

function drawBanks(scene: Scene): string {
  const { tokens, colors, w, h, tall } = scene;
  const { isDark } = tokens;
  const r = h * (tall ? 0.05 : 0.075);
  const near = isDark ? colors.surface : colors.glint;
  return (
    group(`fill="${colors.tint}"`, drawBank(scene, 0.89, r)) +
    group(`fill="${colors.tint3}"`, drawBank(scene, 0.93, r)) +
    group(`fill="${near}"`, drawBank(scene, 0.975, r) + rect(0, h * 0.96, w, h * 0.04))
  );
}

function drawArch({ colors, w, h, tall }: Scene): string {
  const [reach, rise, band] = tall ? [0.64, 0.92, 9] : [0.485, 0.92, 14];
  const bow = (step: number, color: string, opacity = 1) => {
    const [rx, ry] = [w * reach - step * band, h * rise - step * band];
    return `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.95)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${color}" stroke-width="${n(band + 0.6)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  };
  // Orange and purple are mixed from their neighbours.
  return (
    bow(0, colors.accent) +
    bow(1, colors.accent2) +
    bow(1, colors.accent, 0.5) +
    bow(2, colors.accent2) +
    bow(3, colors.leafDeep) +
    bow(4, colors.accent3) +
    bow(5, colors.accent3) +
    bow(5, colors.accent, 0.45)
  );
}

export function drawMobile({ tokens, colors, w, h, id, tall }: Scene): string {
  const scale = tall ? 0.62 : 1;
  const moon = 'M6-18A18 18 0 1 0 18 6A14 14 0 1 1 6-18Z';
  const shapes = [
    path(starPath(5, 20, 9), `fill="${findLampColor(tokens)}"`),
    path(heartPath(36), `fill="${colors.accent}"`),
    path(moon, `fill="${colors.accent3}"`),
    path('M-24 9C-32 9-32-4-22-4C-22-16-4-18 0-8C14-14 24 0 16 9Z', `fill="${colors.glint}"`),
  ];
  const spots: readonly (readonly [x: number, y: number, shape: number])[] = tall
    ? [
        [0.06, 0.27, 0],
        [0.16, 0.15, 3],
        [0.26, 0.21, 1],
        [0.35, 0.08, 2],
      ]
    : [
        [0.045, 0.46, 0],
        [0.105, 0.24, 3],
        [0.16, 0.36, 1],
        [0.225, 0.16, 2],
        [0.285, 0.27, 0],
        [0.345, 0.1, 3],
      ];
  const threads = spots.map(([x, y]) => `M${n(w * x)} -4V${n(h * y - 14 * scale)}`).join('');
  const hung = spots.map(([x, y, shape]) => at(w * x, h * y, shapes[shape] ?? '', { scale }));
  return mirror(
    `${id}h`,
    w / 2,
    stroke(colors.muted, 1.4, threads, 'opacity=".6"') + hung.join(''),
  );
}

export function drawSpeakers({ colors, w, h, id, tall }: Scene): string {
  const unit = tall ? w * 0.15 : w * 0.115;
  const box = (y: number, high: number, cone: number) => {
    const middle = y + high / 2;
    return (
      `<rect x="${n(-unit * 0.1)}" y="${n(y)}" width="${n(unit)}" height="${n(high)}" rx="4" fill="${colors.shade}" stroke="${colors.accent}" stroke-width="2"/>` +
      circle(
        unit * 0.4,
        middle,
        cone,
        `fill="${colors.tint2}" stroke="${colors.accent2}" stroke-width="2"`,
      ) +
      circle(unit * 0.4, middle, cone * 0.5, `fill="${colors.accent}"`)
    );
  };
  const foot = h * 0.9;
  const tower =
    box(foot - unit * 0.95, unit * 0.95, unit * 0.34) +
    (tall ? '' : box(foot - unit * 1.9, unit * 0.95, unit * 0.34)) +
    box(foot - unit * (tall ? 1.55 : 2.5), unit * 0.6, unit * 0.2);
  return mirror(`${id}k`, w / 2, tower);
}

function drawSpotlights({ tokens, w, h, tall }: Scene): string {
  const { tint, tint2, tint3 } = tokens.colors;
  const beam = (from: number, to: number, wide: number, fill: string) =>
    path(
      polygon([
        [w * from - 6, -4],
        [w * from + 6, -4],
        [w * (to + wide), h * 0.92],
        [w * (to - wide), h * 0.92],
      ]),
      `fill="${fill}" opacity=".6"`,
    );
  const wide = tall ? 0.2 : 0.13;
  return (
    beam(0.16, 0.34, wide, tint2) +
    beam(0.84, 0.66, wide, tint3) +
    beam(0.34, 0.2, wide, tint) +
    beam(0.66, 0.8, wide, tint)
  );
}

function drawCrowd({ colors, w, h, random, s, tall }: Scene): string {
  const step = 30 * s + 6;
  const heads: Point[] = [];
  let arms = '';
  for (let x = step * 0.2; x < w; x += step) {
    const y = h * (0.962 + random() * 0.018);
    heads.push([x, y]);
    const side = random() < 0.5 ? -1 : 1;
    if (random() < 0.62) {
      const up = h * (tall ? 0.05 : 0.07) * (0.8 + random() * 0.5);
      arms += `M${n(x + side * step * 0.42)} ${n(h)}L${n(x + side * step * (0.4 + random() * 0.2))} ${n(y - up)}`;
    }
  }
  return (
    rect(0, h * 0.9, w, h * 0.1, `fill="${colors.accent}"`) +
    rect(0, h * 0.9, w, h * 0.012, `fill="${colors.accent2}"`) +
    stroke(colors.shade, step * 0.24, arms) +
    stroke(colors.shade, step * 0.62, dots(heads)) +
    rect(0, h * 0.975, w, h * 0.03, `fill="${colors.shade}"`)
  );
}

export const shows = {
  clouds: { land: drawBanks },
  rainbow: { sky: drawArch, land: drawBanks },
  gig: { sky: drawSpotlights, land: drawCrowd, hemmed: true },
} as const satisfies Record<string, Ground>;
