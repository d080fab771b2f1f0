import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { isTall } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Point, area, at, circle, group, n, path, rect, starPath, stroke } from '../svg.ts';

/** Every second ray, as one path. */
function rays(x: number, y: number, reach: number, count: number): string {
  const half = Math.PI / count;
  return Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 + 0.5) * half;
    const tip = (a: number) => `${n(x + Math.cos(a) * reach)} ${n(y + Math.sin(a) * reach)}`;
    return `M${n(x)} ${n(y)}L${tip(angle)} ${tip(angle + half)}Z`;
  }).join('');
}

function atom({ colors }: ThemeTokens, radius: number): string {
  let [spokes, knobs] = ['', ''];
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    const reach = radius * (ray % 3 === 0 ? 1 : 0.62);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    spokes += `M0 0L${n(x)} ${n(y)}`;
    if (ray % 3 === 0) knobs += circle(x, y, radius * 0.085);
  }
  return (
    stroke(colors.accent3, 2, spokes) +
    group(`fill="${colors.accent}"`, knobs) +
    path(starPath(4, radius * 0.5, radius * 0.12, -45), `fill="${colors.accent2}"`)
  );
}

/** Level, down, and level again. The last stripe has the card's color. */
function stripes(
  { colors }: ThemeTokens,
  width: number,
  top: number,
  bottom: number,
  last: string,
): string {
  const depth = bottom - top;
  const bands = [colors.accent3, colors.accent, colors.accent2, last];
  return bands
    .map((fill, band) => {
      const y = top + (depth / bands.length) * band;
      const dip = depth * 0.3;
      const points: Point[] = [
        [-20, y + dip * 0.2],
        [width * 0.16, y - dip * 0.5],
        [width * 0.36, y + dip * 0.35],
        [width * 0.5, y + dip * 0.75],
        [width * 0.64, y + dip * 0.35],
        [width * 0.84, y - dip * 0.5],
        [width + 20, y + dip * 0.2],
      ];
      return path(area(points, bottom + 4), `fill="${fill}"`);
    })
    .join('');
}

function hero({ tokens, w, h, colors, tall, s }: Scene, backdrop: string): string {
  const [cx, cy] = [w / 2, h * (tall ? 0.42 : 0.46)];
  const [rx, ry] = tall ? [w * 0.455, h * 0.36] : [w * 0.345, h * 0.4];
  const oval = (more: number, attributes: string) =>
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx + more)}" ry="${n(ry + more)}" ${attributes}/>`;
  const corners = tall
    ? ([
        [0.13, 0.08, 30],
        [0.88, 0.11, 36],
        [0.08, 0.73, 22],
        [0.93, 0.71, 20],
      ] as const)
    : ([
        [0.1, 0.2, 52],
        [0.9, 0.24, 60],
        [0.065, 0.64, 34],
        [0.94, 0.66, 32],
      ] as const);
  return (
    rect(0, 0, w, h, `fill="${colors.tint2}"`) +
    path(rays(cx, cy, w, tall ? 16 : 20), `fill="${colors.tint}"`) +
    backdrop +
    oval(24 * s, `fill="${colors.accent2}"`) +
    oval(12 * s, `fill="${colors.accent}"`) +
    oval(0, `fill="${colors.surface}"`) +
    oval(-9 * s, `fill="none" stroke="${colors.accent3}" stroke-width="2"`) +
    corners.map(([x, y, r]) => at(w * x, h * y, atom(tokens, r))).join('') +
    stripes(tokens, w, h * 0.79, h, colors.surface)
  );
}

const bars = (y: number, color: string) => stroke(color, 3.5, `M14 ${y}H138M222 ${y}H346`);

export const sunburst: OrnamentFamily = {
  stage: 'high',
  flat: { backdrop: true },
  calm: { wide: 0.38, tall: 0.39, room: 0.92 },
  hero,
  corner({ colors }) {
    const rings = [150, 122, 94, 66].map((r, index) =>
      circle(
        0,
        0,
        r,
        `fill="${[colors.accent2, colors.accent, colors.accent3, colors.surface][index]}"`,
      ),
    );
    return path(rays(0, 0, 198, 20), `fill="${colors.tint2}"`) + rings.join('');
  },
  divider({ tokens, colors }) {
    return (
      bars(21, colors.accent3) +
      bars(28, colors.accent) +
      bars(35, colors.accent2) +
      at(180, 28, atom(tokens, 27))
    );
  },
  footer({ tokens, colors }) {
    return (
      path(rays(500, 128, 150, 22), `fill="${colors.tint2}"`) +
      circle(500, 128, 74, `fill="${colors.accent2}"`) +
      circle(500, 128, 60, `fill="${colors.accent}"`) +
      circle(500, 128, 46, `fill="${colors.surface}"`) +
      stripes(tokens, 1000, 74, 142, colors.tint)
    );
  },
  backdrop({ size, colors }) {
    const { width: w, height: h } = size;
    return path(
      rays(w / 2, h * (isTall(size) ? 0.2 : 0.3), w, 18),
      `fill="${colors.tint}" opacity=".8"`,
    );
  },
};
