import { type Point, at, circle, mirror, n, path, polar, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

function gearPath(count: number, r: number): string {
  const inner = r * (1 - 1.9 / count);
  let d = '';
  for (let tooth = 0; tooth < count; tooth++) {
    const from = (tooth * Math.PI * 2) / count;
    const step = (Math.PI * 2) / count;
    d +=
      `${tooth ? 'L' : 'M'}${polar(from, inner)}L${polar(from + step * 0.14, r)}` +
      `L${polar(from + step * 0.46, r)}L${polar(from + step * 0.6, inner)}`;
  }
  return `${d}Z`;
}

export function drawGears({ colors, w, h, id, tall }: Scene): string {
  const unit = tall ? h * 0.11 : h * 0.2;
  const gear = (x: number, y: number, r: number, count: number, fill: string, turn = 0) =>
    at(
      x * unit,
      y * unit,
      path(gearPath(count, r * unit), `fill="${fill}" stroke="${colors.accent}" stroke-width="2"`) +
        circle(0, 0, r * unit * 0.52, `fill="none" stroke="${colors.accent}" stroke-width="2"`) +
        circle(0, 0, r * unit * 0.2, `fill="${colors.accent}"`),
      { turn },
    );
  const side =
    gear(1.5, 0.42, 0.62, 10, colors.tint2, 8) +
    gear(0.1, 0.3, 1, 14, colors.tint3) +
    gear(0.36, 1.62, 0.46, 9, colors.tint2, 4);
  return mirror(`${id}g`, w / 2, side);
}

export function drawFlight({ colors, w, h, id, s, tall }: Scene): string {
  const to = (points: readonly Point[]) =>
    points.map(([x, y]) => `${n(x * w)} ${n(y * h)}`).join(' ');
  const trail = tall
    ? `M${to([[-0.02, 0.24]])}C${to([
        [0.14, 0.24],
        [0.2, 0.1],
        [0.11, 0.1],
      ])}S${to([
        [0.1, 0.2],
        [0.3, 0.1],
      ])}`
    : `M${to([[-0.02, 0.44]])}C${to([
        [0.14, 0.46],
        [0.19, 0.2],
        [0.11, 0.19],
      ])}S${to([
        [0.06, 0.36],
        [0.26, 0.15],
      ])}`;
  const plane =
    path('M34-14L-30-8L-10 3L-6 22L4 8L16 16Z', `fill="${colors.glint}"`) +
    path('M34-14L-10 3L-6 22L0 6Z', `fill="${colors.accent2}"`) +
    stroke(colors.display, 1.6, 'M34-14L-30-8L-10 3L-6 22L4 8L16 16ZL-10 3M34-14L0 6L-6 22');
  const cloud = (x: number, y: number, scale: number) =>
    at(
      w * x,
      h * y,
      path(
        'M-46 14C-58 14-58-4-42-4C-42-22-14-26-6-12C4-22 26-18 24-2C44-6 52 14 36 14Z',
        `fill="${colors.glint}" opacity=".85"`,
      ),
      { scale },
    );
  const side =
    cloud(tall ? 0.4 : 0.36, tall ? 0.05 : 0.07, tall ? 0.5 : 0.8) +
    cloud(0.05, tall ? 0.05 : 0.1, tall ? 0.8 : 1.3) +
    cloud(tall ? 0.02 : 0.1, tall ? 0.5 : 0.6, tall ? 0.6 : 1) +
    stroke(colors.display, 1.8, trail, 'stroke-dasharray="2 7"') +
    at(w * (tall ? 0.31 : 0.27), h * (tall ? 0.095 : 0.14), plane, {
      scale: s * (tall ? 0.95 : 1.15),
      turn: -14,
    });
  return mirror(`${id}f`, w / 2, side);
}
