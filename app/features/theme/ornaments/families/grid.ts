import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { getCalm } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  at,
  circle,
  dots,
  defineGradient,
  gradient,
  group,
  lines,
  n,
  path,
  createRandom,
  rect,
  scatter,
  stroke,
} from '../svg.ts';
import { fadeAroundTitle } from '../title-zone.ts';

/** A wide faint stroke beneath a thin bright one. */
const beam = (color: string, width: number, d: string) =>
  stroke(color, width * 5, d, 'opacity=".16"') + stroke(color, width, d);

function plane(width: number, horizon: number, bottom: number, spread: number): string {
  let d = '';
  for (let index = -16; index <= 16; index++) {
    d += `M${n(width / 2 + index * spread * 0.11)} ${n(horizon)}L${n(width / 2 + index * spread)} ${n(bottom)}`;
  }
  for (let row = 1; row < 9; row++)
    d += `M0 ${n(horizon + (bottom - horizon) * (row / 9) ** 2)}H${n(width)}`;
  return d;
}

function skyline(tokens: ThemeTokens, width: number, horizon: number, s: number): string {
  const random = createRandom(tokens, 8);
  let d = `M0 ${n(horizon)}`;
  let x = 0;
  while (x < width) {
    const step = (14 + random() * 26) * s;
    const side = Math.abs(x - width / 2) / (width / 2);
    d += `V${n(horizon - (8 + random() * 74 * side ** 1.4 + side * 16) * s)}h${n(step)}`;
    x += step;
  }
  return `${d}V${n(horizon)}Z`;
}

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const horizon = h * 0.72;
  const r = tall ? w * 0.45 : h * 0.45;
  const [cx, cy] = [w / 2, horizon - r * (tall ? 0.8 : 0.84)];
  const sky = gradient(`${id}g`, [0, colors.background], [1, colors.tint]);
  const sun = gradient(`${id}s`, [0, colors.tint3], [1, colors.tint2]);
  const fade = gradient(`${id}f`, [0.45, colors.surface, 0], [1, colors.surface]);
  const shades = `<defs>${sky}${sun}${fade}<clipPath id="${id}c"><path d="M0 0H${w}V${n(horizon)}H0Z"/></clipPath></defs>`;
  const slits = Array.from({ length: 6 }, (_, slit) => {
    const down = r * (0.22 + slit * 0.13);
    const half = Math.sqrt(Math.max(0, (r * 1.13) ** 2 - down ** 2));
    return rect(cx - half, cy + down, half * 2, 2 + slit * 1.4, `fill="${colors.background}"`);
  }).join('');
  const oy = horizon - r * 0.34;
  const night = scatter(
    random,
    { width: w, height: horizon * 0.95 },
    9,
    tall ? 60 : 130,
    () => true,
  );
  const orbit = (rx: number, ry: number, more: string) =>
    `<ellipse cx="${n(cx)}" cy="${n(oy)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(-9 ${n(cx)} ${n(oy)})"${more}/>`;
  return (
    shades +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    stroke(tokens.isDark ? colors.glint : colors.accent, 1.6, dots(night), 'opacity=".8"') +
    backdrop +
    group(
      `clip-path="url(#${id}c)"`,
      circle(cx, cy, r * 1.13, `fill="${colors.tint3}" opacity=".45"`) +
        circle(cx, cy, r, `fill="url(#${id}s)"`),
    ) +
    fadeAroundTitle(
      `${id}t`,
      size,
      { middle: getCalm.high[tall ? 'tall' : 'wide'], rest: 0 },
      lines(
        colors.accent2,
        1.5,
        orbit(r * 1.6, r * 0.24, '') + orbit(r * 1.95, r * 0.34, ' stroke-dasharray="1 10"'),
        'opacity=".7"',
      ) + group(`clip-path="url(#${id}c)"`, slits + lines(colors.accent2, 2, circle(cx, cy, r))),
    ) +
    circle(cx - r * 1.56, oy + r * 0.2, 8 * s, `fill="${colors.accent3}"`) +
    circle(cx + r * 1.56, oy - r * 0.2, 5 * s, `fill="${colors.accent}"`) +
    path(
      skyline(tokens, w, horizon, s),
      `fill="${tokens.isDark ? colors.shade : colors.accent3}" stroke="${colors.accent2}" stroke-width="1.4"`,
    ) +
    rect(0, horizon, w, h - horizon, `fill="${colors.background}"`) +
    stroke(colors.accent, 1.2, plane(w, horizon, h, tall ? 70 : 118), 'opacity=".75"') +
    rect(0, horizon, w, h - horizon, `fill="url(#${id}f)"`) +
    beam(colors.accent2, 2, `M0 ${n(horizon)}H${w}`)
  );
}

const diamond = 'M0 -9L9 0L0 9L-9 0Z';

export const grid: OrnamentFamily = {
  stage: 'high',
  mark: 'gr',
  floor: 0.72,
  hero,
  corner({ colors }) {
    const d = 'M10 120V46L46 10H150';
    return (
      beam(colors.accent2, 1.8, d) +
      stroke(colors.accent, 1.4, 'M24 96V52L52 24H110M40 74V58L58 40H78') +
      circle(10, 132, 4, `fill="${colors.accent}"`) +
      circle(162, 10, 4, `fill="${colors.accent}"`) +
      stroke(colors.accent3, 3, 'M10 148h0M10 160h0M10 172h0M178 10h0M190 10h0')
    );
  },
  divider({ colors }) {
    return (
      beam(colors.accent2, 1.6, 'M12 28H104L116 16H158M348 28H256L244 40H202') +
      at(180, 28, path(diamond, `fill="${colors.accent}"`)) +
      lines(colors.accent, 1.3, at(180, 28, path(diamond), { scale: 1.75 }))
    );
  },
  footer({ tokens, colors, id }) {
    const fade = defineGradient(`${id}f`, [0, colors.tint2, 0], [1, colors.tint2]);
    return (
      fade +
      rect(0, 40, 1000, 100, `fill="url(#${id}f)" opacity=".8"`) +
      path(
        skyline(tokens, 1000, 62, 0.7),
        `fill="${tokens.isDark ? colors.shade : colors.accent3}" stroke="${colors.accent2}" stroke-width="1.2"`,
      ) +
      stroke(colors.accent, 1.2, plane(1000, 62, 142, 100), 'opacity=".7"') +
      beam(colors.accent2, 2, 'M0 62H1000')
    );
  },
  backdrop({ w: width, h: height, colors }) {
    return stroke(
      colors.accent,
      1,
      plane(width, height * 0.76, height, width * 0.12),
      'opacity=".4"',
    );
  },
};
