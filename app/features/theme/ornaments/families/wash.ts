import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  type Random,
  at,
  circle,
  dots,
  group,
  n,
  path,
  rect,
  scatter,
  smooth,
  use,
  stroke,
} from '../svg.ts';

const closed = (points: Point[]) => smooth([...points.slice(0, -1), points[0] ?? [0, 0]], 'Z');

/** About the origin. */
function blot(random: Random, radius: number, color: string): string {
  const ring = (r: number): Point[] =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2;
      const reach = r * (0.86 + (index === 7 ? 0.1 : random() * 0.26));
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9];
    });
  return (
    path(closed(ring(radius)), `fill="${color}" opacity=".55"`) +
    path(closed(ring(radius * 0.84)), `fill="${color}" opacity=".55"`)
  );
}

/** Stands on the origin. */
function rainbow({ colors }: ThemeTokens, radius: number): string {
  const hues = [colors.accent, colors.accent3, colors.accent2, colors.tint];
  const band = radius * 0.14;
  const arcs = hues.map((hue, index) => {
    const r = radius - band * (index + 0.5);
    return path(`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0`, `stroke="${hue}"`);
  });
  return group(
    `fill="none" stroke-width="${n(band * 0.86)}" stroke-linecap="round"`,
    arcs.join(''),
  );
}

const scallops = (width: number, y: number, size: number, bottom: number) =>
  `M0 ${n(bottom)}V${n(y)}${`a${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} 0`.repeat(Math.ceil(width / size))}V${n(bottom)}Z`;

function hero({ tokens, w, h, colors, tall, random, s }: Scene, backdrop: string): string {
  const blots = [
    [0.06, 0.1, 150, colors.tint2],
    [0.29, -0.02, 130, colors.tint],
    [0.53, 0.04, 120, colors.tint3],
    [0.77, -0.02, 140, colors.tint2],
    [0.98, 0.2, 130, colors.tint],
    [0, 0.46, 110, colors.tint3],
    [1, 0.6, 104, colors.tint3],
    [0.08, 0.78, 110, colors.tint],
    [0.9, 0.86, 96, colors.tint2],
  ] as const;
  const dust = scatter(
    random,
    { width: w, height: h * 0.85 },
    tall ? 24 : 38,
    tall ? 26 : 46,
    (x, y) => y < h * 0.24 || Math.abs(x - w / 2) > w * 0.4,
  );
  return (
    rect(0, 0, w, h, `fill="${colors.background}"`) +
    blots
      .map(([x, y, r, fill]) => at(w * x, h * y, blot(random, r * (0.4 + s * 0.6), fill)))
      .join('') +
    backdrop +
    stroke(colors.glint, 5 * s, dots(dust)) +
    at(w * (tall ? 0.1 : 0.09), h * (tall ? 0.95 : 0.94), rainbow(tokens, tall ? 66 : 172)) +
    at(w * (tall ? 0.93 : 0.94), h * (tall ? 0.95 : 0.94), rainbow(tokens, tall ? 50 : 122)) +
    at(w / 2, h * (tall ? 0.2 : 0.19), rainbow(tokens, tall ? 66 : 86)) +
    [-1, 1]
      .map((side) =>
        group(
          `fill="${colors.surface}"`,
          [
            [-24, 0, 20],
            [0, -8, 25],
            [24, 0, 20],
          ]
            .map(([dx = 0, dy = 0, r = 0]) =>
              circle(
                w / 2 + side * (tall ? 56 : 73) + dx * 0.9,
                h * (tall ? 0.2 : 0.19) + dy,
                r * (tall ? 0.7 : 0.86),
              ),
            )
            .join(''),
        ),
      )
      .join('') +
    path(scallops(w, h * 0.925, tall ? 30 : 48, h + 2), `fill="${colors.tint}"`) +
    path(scallops(w, h * 0.95, tall ? 26 : 40, h + 2), `fill="${colors.surface}"`)
  );
}

export const wash: OrnamentFamily = {
  stage: 'middle',
  mark: 'wa',
  hero,
  corner({ colors, random }) {
    return (
      at(70, 52, blot(random, 88, colors.accent3)) +
      at(34, 110, blot(random, 62, colors.accent2)) +
      at(120, 30, blot(random, 54, colors.accent)) +
      stroke(
        colors.glint,
        5,
        dots([
          [60, 60],
          [92, 34],
          [36, 96],
          [124, 52],
          [30, 34],
        ]),
      )
    );
  },
  divider({ tokens, colors }) {
    const spots = [colors.accent2, colors.accent3, colors.accent].flatMap((fill, index) => [
      circle(118 - index * 30, 36, 9 - index * 2.2, `fill="${fill}"`),
      circle(242 + index * 30, 36, 9 - index * 2.2, `fill="${fill}"`),
    ]);
    return at(180, 46, rainbow(tokens, 42)) + spots.join('');
  },
  footer({ tokens, colors, id, random }) {
    const blots = [colors.tint2, colors.tint3].map((fill, index) =>
      group(`id="${id}${index}"`, blot(random, 70, fill)),
    );
    const pools = [96, 310, 516, 730, 916].map((x, index) =>
      use(`${id}${index % 2}`, x, 102, { scale: index % 2 ? 0.9 : 1.05, flip: index > 2 }),
    );
    const bows = [
      [500, 84],
      [640, 44],
      [364, 54],
      [120, 70],
      [868, 76],
    ] as const;
    return (
      `<defs>${blots.join('')}</defs>${pools.join('')}` +
      bows.map(([x, radius]) => at(x, 124, rainbow(tokens, radius))).join('') +
      path(scallops(1000, 126, 40, 142), `fill="${colors.tint}"`)
    );
  },
  backdrop({ w, h, colors, random }) {
    return [
      [0.06, 0.1, colors.tint2],
      [0.94, 0.14, colors.tint3],
      [0.96, 0.76, colors.tint2],
    ]
      .map(([x, y, fill]) =>
        at(w * Number(x), h * Number(y), blot(random, w < 500 ? 76 : 120, String(fill))),
      )
      .join('');
  },
};
