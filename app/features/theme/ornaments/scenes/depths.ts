import { type Point, circle, dots, group, lines, n, path, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

export function drawReef({ colors, w, h, random, s, tall }: Scene): string {
  const foot = h * 0.97;
  const blades: [string, string] = ['', ''];
  for (let blade = 0; blade < 14; blade++) {
    const out = (blade >> 1) * 0.026 + random() * 0.012;
    const x = w * (blade % 2 ? 1 - out : out);
    const high = h * (tall ? 0.13 : 0.24) * (1 - out * 3.4) * (0.6 + random() * 0.4);
    const sway = (random() - 0.5) * 26 * s;
    blades[(blade >> 1) % 2 ? 1 : 0] +=
      `M${n(x)} ${n(foot)}q${n(sway)} ${n(-high * 0.3)} 0 ${n(-high * 0.55)}t${n(-sway * 0.4)} ${n(-high * 0.45)}`;
  }
  const coral = (x: number, up: number, lean: number) =>
    `M${n(x)} ${n(foot)}v${n(-up)}m0 ${n(up * 0.5)}q${n(lean * 0.7)} ${n(-up * 0.06)} ${n(lean)} ${n(-up * 0.42)}m${n(-lean)} ${n(up * 0.22)}q${n(-lean * 0.6)} ${n(-up * 0.04)} ${n(-lean * 0.8)} ${n(-up * 0.34)}`;
  const up = h * (tall ? 0.075 : 0.13);
  const corals = coral(w * 0.23, up, up * 0.5) + coral(w * 0.78, up * 0.8, up * 0.45);
  const bubbles: Point[] = Array.from({ length: 14 }, (_, one) => [
    w * (one % 2 ? 0.93 - random() * 0.06 : 0.06 + random() * 0.07),
    h * (0.32 + random() * 0.42),
  ]);
  return (
    stroke(colors.leafDeep, 9 * s + 1.4, blades[0]) +
    stroke(colors.leaf, 7 * s + 1.4, blades[1]) +
    stroke(colors.accent3, 10 * s + 1.6, corals) +
    stroke(colors.glint, 10 * s + 1, dots(bubbles), 'opacity=".6"')
  );
}

export function drawMoon({ colors, w, h, s, tall }: Scene): string {
  const top = h * (tall ? 0.9 : 0.86);
  const bow = `M0 ${n(h)}V${n(top + h * 0.05)}Q${n(w / 2)} ${n(top - h * 0.05)} ${n(w)} ${n(top + h * 0.05)}V${n(h)}Z`;
  const craters: readonly (readonly [x: number, y: number, r: number])[] = [
    [0.1, 0.065, 26],
    [0.25, 0.03, 15],
    [0.42, 0.05, 30],
    [0.6, 0.022, 13],
    [0.72, 0.055, 24],
    [0.9, 0.06, 32],
  ];
  const hollow = (x: number, y: number, r: number, fill: string) =>
    `<ellipse cx="${n(w * x)}" cy="${n(top + h * y)}" rx="${n(r * s + 5)}" ry="${n(r * s * 0.34 + 2)}" fill="${fill}"/>`;
  return (
    path(bow, `fill="${colors.accent}" opacity=".55"`) +
    group('opacity=".35"', craters.map(([x, y, r]) => hollow(x, y, r, colors.shade)).join(''))
  );
}

export function drawPowder({ colors, w, h, random, id, tall }: Scene): string {
  const fills = [colors.accent, colors.accent2, colors.accent3];
  const clouds = fills.map(
    (fill, row) =>
      `<radialGradient id="${id}q${row}"><stop stop-color="${fill}" stop-opacity=".85"/>` +
      `<stop offset=".45" stop-color="${fill}" stop-opacity=".5"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`,
  );
  const puff = (x: number, y: number, r: number, row: number) => {
    const near = (from: number, to: number): Point => {
      const angle = random() * Math.PI * 2;
      const away = r * (from + random() * (to - from));
      return [w * x + Math.cos(angle) * away, h * y + Math.sin(angle) * away * 0.85];
    };
    const heaps = [0.1, 0.5, 0.6, 0.7, 0.8, 0.9].map((spread, one) =>
      circle(...near(spread * 0.8, spread), r * (one ? 0.62 : 1.1) * (0.8 + random() * 0.4)),
    );
    const grains = (count: number, from: number, to: number) =>
      path(dots(Array.from({ length: count }, () => near(from, to))));
    const fill = fills[row] ?? colors.accent;
    return (
      group(`fill="url(#${id}q${row})"`, heaps.join('')) +
      lines(fill, r * 0.045, grains(16, 0.3, 1.3), 'opacity=".8"') +
      lines(fill, r * 0.08, grains(9, 0.8, 1.7), 'opacity=".8"')
    );
  };
  const unit = tall ? 62 : 100;
  return (
    `<defs>${clouds.join('')}</defs>` +
    puff(0.07, tall ? 0.08 : 0.14, unit, 0) +
    puff(tall ? 0.36 : 0.27, 0.03, unit * 0.72, 1) +
    puff(tall ? 0.68 : 0.72, 0.03, unit * 0.8, 2) +
    puff(0.94, tall ? 0.1 : 0.17, unit, 1) +
    (tall ? '' : puff(0.03, 0.58, unit * 0.66, 2) + puff(0.975, 0.6, unit * 0.7, 0))
  );
}
