import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { getCalm } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Random,
  at,
  circle,
  gradient,
  group,
  isInCalm,
  findLampColor,
  lines,
  n,
  path,
  createRandom,
  rect,
  scatter,
  sparklePath,
  use,
  stroke,
} from '../svg.ts';
import { fadeAroundTitle } from '../title-zone.ts';

/** They stand on `base`. A dash pattern divides each column into segments. */
function bars(
  random: Random,
  width: number,
  base: number,
  step: number,
  height: (x: number) => number,
): string {
  let d = '';
  for (let x = step / 2; x < width; x += step) {
    const lit = Math.max(1, Math.round((height(x) * (0.35 + random() * 0.65)) / 9));
    d += `M${n(x)} ${n(base)}v${-lit * 9 + 3}`;
  }
  return `<path d="${d}" stroke-width="${n(step * 0.66)}" stroke-dasharray="6 3"/>`;
}

function ball(tokens: ThemeTokens, id: string, radius: number): string {
  const { colors } = tokens;
  const random = createRandom(tokens, 6);
  let [light, mid, seams] = ['', '', ''];
  for (let row = -4; row <= 4; row++) {
    const y = (row / 4.6) * radius;
    const half = Math.sqrt(radius ** 2 - y ** 2);
    seams += `M${n(-half)} ${n(y)}Q0 ${n(y + radius * 0.14)} ${n(half)} ${n(y)}`;
    for (let column = -3; column <= 3; column++) {
      if (random() < 0.5) continue;
      const tile = `M${n((column / 3.6) * half)} ${n(y + radius * 0.03)}h${n(half * 0.22)}v${n(radius * 0.16)}h${n(-half * 0.22)}Z`;
      if (random() < 0.4) light += tile;
      else mid += tile;
    }
  }
  for (const k of [-0.72, -0.4, 0, 0.4, 0.72])
    seams += `M0 ${n(-radius)}Q${n(k * radius * 2)} 0 0 ${n(radius)}`;
  return (
    `<defs><clipPath id="${id}k">${circle(0, 0, radius)}</clipPath></defs>` +
    circle(0, 0, radius, `fill="${colors.accent3}"`) +
    group(
      `clip-path="url(#${id}k)"`,
      path(mid, `fill="${colors.accent2}"`) + path(light, `fill="${colors.glint}"`),
    ) +
    lines(colors.shade, 1.3, path(seams) + circle(0, 0, radius), 'opacity=".75"')
  );
}

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const [cx, cy, r] = [w / 2, tall ? 74 : 84, tall ? 46 : 60];
  const sky = gradient(`${id}g`, [0, colors.tint], [0.8, colors.background]);
  const fade = gradient(`${id}f`, [0, colors.surface, 0], [1, colors.surface]);
  const shades = `<defs>${sky}<linearGradient id="${id}b" gradientUnits="userSpaceOnUse" x1="0" y1="${n(h * 0.95)}" x2="0" y2="${n(h * 0.62)}"><stop stop-color="${colors.accent2}"/><stop offset="1" stop-color="${colors.accent}"/></linearGradient>${fade}<path id="${id}s" d="${sparklePath(10)}"/></defs>`;
  const beams = [-64, -40, -18, 8, 30, 54].map((turn, index) =>
    path(
      `M0 0L${n(-w * 0.09)} ${n(w)}H${n(w * 0.09)}Z`,
      `transform="translate(${n(cx)} ${n(cy)})rotate(${n(turn + random() * 8)})" fill="${index % 2 ? colors.tint2 : colors.tint3}" opacity=".75"`,
    ),
  );
  const sparkles = scatter(
    random,
    { width: w, height: h * 0.66 },
    50 * s,
    tall ? 10 : 20,
    (x, y) => (Math.abs(x - cx) > w * 0.3 || y < 24) && !isInCalm(size, x, y, getCalm.middle.tall),
  );
  const reach = h * (tall ? 0.24 : 0.36);
  return (
    shades +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    fadeAroundTitle(`${id}t`, size, { middle: getCalm.middle.tall, rest: 0.3 }, beams.join('')) +
    backdrop +
    group(
      `fill="${findLampColor(tokens)}"`,
      sparkles.map(([x, y]) => use(`${id}s`, x, y, { scale: 0.5 + random() * 0.9 })).join(''),
    ) +
    group(
      `fill="none" stroke="url(#${id}b)"`,
      bars(
        random,
        w,
        h * 0.97,
        tall ? 13 : 20,
        (x) => reach * (0.16 + 0.84 * (Math.abs(x - w / 2) / (w / 2)) ** 1.7),
      ),
    ) +
    rect(0, h * 0.9, w, h * 0.1, `fill="url(#${id}f)"`) +
    stroke(colors.muted, 2, `M${n(cx)} 0V${n(cy - r)}`) +
    at(cx, cy, ball(tokens, id, r)) +
    use(`${id}s`, cx - r * 0.5, cy - r * 0.55, { scale: 2.2 * s }, `fill="${colors.glint}"`)
  );
}

const rise = (x: number) => 58 + 56 * Math.sin(x / 74) * Math.sin(x / 41);

export const equaliser: OrnamentFamily = {
  stage: 'middle',
  mark: 'eq',
  hero,
  corner({ colors }) {
    const rings = [168, 136, 104, 72, 40].map((r, index) =>
      circle(
        0,
        0,
        r,
        `stroke="${[colors.accent3, colors.accent, colors.accent2][index % 3]}" stroke-dasharray="${index % 2 ? '3 7' : 'none'}"`,
      ),
    );
    return (
      group('fill="none" stroke-width="5" stroke-linecap="round" opacity=".85"', rings.join('')) +
      circle(0, 0, 18, `fill="${colors.accent}"`)
    );
  },
  divider({ colors, random }) {
    let [odd, even] = ['', ''];
    for (let bar = 0; bar < 39; bar++) {
      const x = 16 + bar * 8.6;
      const half = 2 + (0.3 + random() * 0.7) * 20 * Math.cos(((x - 180) / 180) * 1.45);
      if (bar % 2) odd += `M${n(x)} ${n(28 - half)}V${n(28 + half)}`;
      else even += `M${n(x)} ${n(28 - half)}V${n(28 + half)}`;
    }
    return stroke(colors.accent, 4, odd) + stroke(colors.accent2, 4, even);
  },
  footer({ colors, random }) {
    return (
      group(
        `fill="none" stroke="${colors.accent2}" opacity=".45"`,
        bars(random, 1000, 140, 18, rise),
      ) +
      group(
        `fill="none" stroke="${colors.accent}"`,
        bars(random, 1000, 140, 18, (x) => rise(x) * 0.62),
      )
    );
  },
  backdrop({ tokens, w, h, tall, random }, { floor }) {
    const base = h * floor;
    return group(
      `fill="none" stroke="${tokens.colors.accent}" opacity=".85"`,
      bars(
        random,
        w,
        base,
        tall ? 11 : 16,
        (x) => h * 0.22 * (0.1 + (Math.abs(x - w / 2) / (w / 2)) ** 1.4),
      ),
    );
  },
};
