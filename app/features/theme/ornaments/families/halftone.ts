import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Point, circle, dots, group, n, path, rect, stroke } from '../svg.ts';

/** The size of the dots follows `tone` (0 none, 1 full); eight sizes, one path each. */
function screen(
  { width, height }: Size,
  gap: number,
  color: string,
  tone: (x: number, y: number) => number,
): string {
  const sizes: Point[][] = Array.from({ length: 9 }, () => []);
  for (let row = 0; row * gap * 0.5 <= height + gap; row++) {
    for (let x = row % 2 ? gap / 2 : 0; x <= width + gap; x += gap) {
      const y = row * gap * 0.5;
      const level = Math.round(Math.min(1, Math.max(0, tone(x, y))) * 8);
      if (level > 0) sizes[level]?.push([x, y]);
    }
  }
  return sizes
    .map((points, level) =>
      points.length ? stroke(color, (level / 8) * gap * 0.96, dots(points)) : '',
    )
    .join('');
}

const checker = (columns: number, side: number, x: number, y: number) => {
  const row = `h${side}v${side}h-${side}Z`;
  let d = '';
  for (let column = 0; column < columns; column++) {
    d += `M${n(x + column * side)} ${n(y + (column % 2) * side)}${row}`;
  }
  return d;
};

function hero({ w, h, colors, tall }: Scene, backdrop: string): string {
  const gap = tall ? 15 : 21;
  const far = tall ? 190 : 300;
  const tone = (x: number, y: number) =>
    1.02 -
    Math.min(
      Math.hypot(x, y) / far,
      Math.hypot(w - x, h * (tall ? 0.86 : 0.9) - y) / (far * (tall ? 0.62 : 0.95)),
    );
  const r = tall ? 58 : 104;
  const [rx, ry] = tall ? [w - 84, 84] : [w - 152, 150];
  const side = tall ? 15 : 20;
  const rings = [0.84, 0.68, 0.52, 0.36, 0.2].map((k, index) =>
    circle(rx, ry, r * k, `fill="${index % 2 ? colors.accent : colors.surface}"`),
  );
  return (
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    backdrop +
    screen({ width: w, height: h * 0.92 }, gap, colors.accent, tone) +
    circle(rx, ry, r, `fill="${colors.accent}"`) +
    rings.join('') +
    path(checker(Math.ceil(w / side), side, 0, h - side * 2), `fill="${colors.accent}"`)
  );
}

export const halftone: OrnamentFamily = {
  stage: 'middle',
  flat: { backdrop: true },
  hero,
  corner: ({ colors }) =>
    screen({ width: 190, height: 190 }, 21, colors.accent, (x, y) => 1.02 - Math.hypot(x, y) / 185),
  divider({ colors }) {
    const row = Array.from({ length: 21 }, (_, index) =>
      circle(20 + index * 16, 28, 8.4 * (1 - Math.abs(index - 10) / 11)),
    );
    return group(`fill="${colors.accent}"`, row.join(''));
  },
  footer: ({ colors }) =>
    screen({ width: 1000, height: 78 }, 33, colors.accent, (_, y) => (y / 88) ** 1.3 * 0.8) +
    path(checker(40, 25, 0, 91), `fill="${colors.accent}"`),
  backdrop: ({ colors, w: width, h: height }) =>
    group(
      'opacity=".55"',
      screen(
        { width, height: height * 0.5 },
        width < 500 ? 23 : 42,
        colors.tint3,
        (x, y) => 0.9 - Math.min(Math.hypot(x, y), Math.hypot(width - x, y)) / (width * 0.3),
      ),
    ),
};
