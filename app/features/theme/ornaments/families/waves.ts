import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  area,
  at,
  circle,
  defineGradient,
  lines,
  n,
  path,
  rect,
  smooth,
  findWarmTint,
  stroke,
} from '../svg.ts';

function swell(width: number, y: number, rise: number, length: number, phase: number): Point[] {
  const points: Point[] = [];
  for (let x = -length; x <= width + length; x += length / 2.5) {
    points.push([
      x,
      y +
        Math.sin((x / length) * 2 * Math.PI + phase) * rise +
        Math.sin(x / length + phase) * rise * 0.5,
    ]);
  }
  return points;
}

const frond = (turn: number, length: number) =>
  path(
    `M0 0C${n(length * 0.3)} -22 ${n(length * 0.75)} -20 ${n(length)} 8C${n(length * 0.72)} -4 ${n(length * 0.36)} -4 0 0Z`,
    `transform="rotate(${turn})"`,
  );

/** Grows from the origin up, leaning to the right. */
function palm({ colors }: ThemeTokens): string {
  return (
    path('M-6 0C-4 -60 6 -120 32 -168L38 -166C18 -118 8 -60 8 0Z', `fill="${colors.display}"`) +
    at(
      35,
      -168,
      `<g fill="${colors.leafDeep}">${frond(-8, 74)}${frond(24, 66)}</g><g fill="${colors.leaf}">${frond(-40, 66)}${frond(-140, 72)}${frond(-172, 70)}${frond(-95, 54)}${frond(150, 58)}</g>`,
    )
  );
}

/** The nearest layer has the surface's color, so that it merges with the card below. */
function sea(
  tokens: ThemeTokens,
  width: number,
  top: number,
  bottom: number,
  s: number,
  last: string,
): string {
  const { colors } = tokens;
  const depth = bottom - top;
  const layers = [
    [0, 8, 210, 0.4, colors.accent2, 0.55],
    [0.2, 10, 260, 2.2, colors.accent, 0.55],
    [0.4, 12, 230, 4, colors.accent, 0.85],
    [0.62, 11, 280, 1.1, colors.accent2, 0.9],
  ] as const;
  const water = layers.map(([down, rise, length, phase, fill, opacity]) => {
    const points = swell(width, top + depth * down, rise * s, length * s, phase);
    return path(
      area(points, bottom + 6),
      `fill="${fill}" fill-opacity="${opacity}" stroke="${colors.glint}" stroke-opacity=".8" stroke-width="2"`,
    );
  });
  return (
    water.join('') +
    path(area(swell(width, top + depth * 0.86, 9 * s, 320 * s, 3), bottom + 2), `fill="${last}"`)
  );
}

const gull = 'M-15 -4C-9 -12 -3 -8 0 0C3 -8 9 -12 15 -4';

function hero({ tokens, w, h, colors, tall, id, s }: Scene, backdrop: string): string {
  const sky = defineGradient(`${id}g`, [0, colors.tint], [0.75, colors.surface]);
  const glow = findWarmTint(tokens);
  const sun = tall ? h * 0.31 : h * 0.52;
  const [cx, cy] = [w / 2, h * (tall ? 0.5 : 0.6)];
  const stripes = [0, 1, 2, 3].map((at4) =>
    rect(
      0,
      cy + sun * (tall ? 0.42 + at4 * 0.11 : 0.1 + at4 * 0.16),
      w,
      3 + at4 * 1.6,
      `fill="${colors.surface}" opacity=".6"`,
    ),
  );
  return (
    sky +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    circle(cx, cy, sun * 1.2, `fill="${glow}" opacity=".4"`) +
    circle(cx, cy, sun, `fill="${glow}"`) +
    stripes.join('') +
    lines(
      colors.display,
      2,
      [
        [0.2, 0.2, 1],
        [0.26, 0.15, 0.7],
        [0.77, 0.17, 0.9],
      ]
        .map(([x = 0, y = 0, scale = 1]) =>
          at(w * x, h * y * (tall ? 0.6 : 1), path(gull), { scale: scale * s }),
        )
        .join(''),
    ) +
    at(w * (tall ? 0.02 : 0.06), h * 0.86, palm(tokens), { scale: (tall ? 1.15 : 1.45) * s }) +
    at(w * (tall ? 0.99 : 0.95), h * 0.86, palm(tokens), {
      scale: (tall ? 1 : 1.2) * s,
      flip: true,
    }) +
    sea(tokens, w, h * 0.76, h, s, colors.surface)
  );
}

const ripple = (y: number) =>
  path(smooth(swell(360, y, 5, 60, 0).filter(([x]) => x >= 30 && x <= 330)));

export const waves: OrnamentFamily = {
  stage: 'high',
  mark: 'wa',
  floor: 0.78,
  hero,
  corner({ colors }) {
    const rings = [168, 140, 112, 84, 56].map((r, index) =>
      circle(
        0,
        0,
        r,
        `fill="${[colors.tint3, colors.accent2, colors.tint3, colors.accent, colors.tint3][index]}" opacity="${[0.9, 0.5, 0.9, 0.6, 1][index]}"`,
      ),
    );
    return rings.join('') + circle(0, 0, 30, `fill="${colors.accent3}"`);
  },
  divider({ colors }) {
    return (
      lines(colors.accent, 2.6, ripple(20)) +
      lines(colors.accent2, 2.6, ripple(30)) +
      lines(colors.accent3, 2.6, ripple(40))
    );
  },
  footer({ tokens }) {
    return at(0, 0, sea(tokens, 1000, 44, 150, 1, tokens.colors.tint));
  },
  backdrop({ w: width, h: height, colors }) {
    return [0.1, 0.17, 0.24]
      .map((y, index) =>
        stroke(
          [colors.accent, colors.accent2, colors.accent3][index] ?? colors.accent,
          2,
          smooth(swell(width, height * y, 9, 190, index)),
          'opacity=".45"',
        ),
      )
      .join('');
  },
};
