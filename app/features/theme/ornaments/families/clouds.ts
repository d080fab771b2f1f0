import type { ThemeTokens } from '../../tokens.ts';
import { drawCap } from '../drawings/caps-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Random,
  at,
  circle,
  dots,
  defineGradient,
  findLampColor,
  n,
  path,
  createRandom,
  rect,
  scatter,
  sparklePath,
  use,
  stroke,
} from '../svg.ts';

const moonPath = 'M22 -40A46 46 0 1 0 44 18A38 38 0 0 1 22 -40Z';
const puff = 'M-62 22A22 22 0 0 1 -58 -20A30 30 0 0 1 -8 -38A36 36 0 0 1 54 -20A22 22 0 0 1 62 22Z';

const define = (id: string) =>
  `<defs><path id="${id}p" d="${puff}"/><path id="${id}s" d="${sparklePath(10)}"/></defs>`;

function bank(random: Random, width: number, y: number, bottom: number, size: number): string {
  let d = `M-40 ${n(bottom)}V${n(y)}`;
  let x = -40;
  while (x < width + 40) {
    const step = size * (0.7 + random() * 0.9);
    const drop = (random() - 0.5) * size * 0.34;
    d += `a${n(step * 0.56)} ${n(step * 0.52)} 0 0 1 ${n(step)} ${n(y + drop > y + size * 0.2 ? -drop : drop)}`;
    x += step;
  }
  return `${d}V${n(bottom)}Z`;
}

function mobile(tokens: ThemeTokens, id: string, size: Size, tall: boolean): string {
  const { colors } = tokens;
  const random = createRandom(tokens, 6);
  let [threads, stars] = ['', ''];
  const gap = size.width / (tall ? 9 : 13);
  for (let x = gap / 2; x < size.width; x += gap) {
    const side = Math.abs(x - size.width / 2) / (size.width / 2);
    const y = size.height * (0.06 + (tall ? 0.2 : 0.34) * side ** 2) * (0.7 + random() * 0.6);
    threads += `M${n(x)} 0V${n(y)}`;
    stars += use(`${id}s`, x, y, { scale: 0.8 + random() * 0.9 });
  }
  return (
    stroke(colors.accent3, 1, threads, 'opacity=".7"') +
    `<g fill="${findLampColor(tokens)}">${stars}</g>`
  );
}

function balloon(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const skin = 'M0 52C-16 40 -40 22 -40 -10A40 42 0 0 1 40 -10C40 22 16 40 0 52Z';
  const gores =
    'M0 52C-10 34 -18 14 -18 -12C-18 -34 -10 -48 0 -52C10 -48 18 -34 18 -12C18 14 10 34 0 52Z';
  return (
    path(skin, `fill="${colors.accent}"`) +
    path(gores, `fill="${colors.accent3}"`) +
    path(
      'M0 52C-3 34 -6 14 -6 -12C-6 -34 -3 -48 0 -52C3 -48 6 -34 6 -12C6 14 3 34 0 52Z',
      `fill="${findLampColor(tokens)}"`,
    ) +
    stroke(colors.muted, 1, 'M-9 46L-7 64M9 46L7 64') +
    rect(-8, 63, 16, 12, `rx="3" fill="${colors.display}"`)
  );
}

/** Hangs on the origin. */
const hungCap = (tokens: ThemeTokens) =>
  stroke(tokens.colors.accent3, 1, 'M0 -24V-300', 'opacity=".7"') +
  at(0, 0, drawCap(tokens), { scale: 1.5, turn: -6 });

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const sky = defineGradient(`${id}g`, [0, colors.tint], [0.55, colors.tint], [1, colors.tint2]);
  const dust = dots(scatter(random, { width: w, height: h * 0.8 }, 20, tall ? 30 : 60, () => true));
  const cloud = (x: number, y: number, scale: number, fill: string, opacity = 1) =>
    use(`${id}p`, x, y, { scale }, `fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`);
  const moon = tall
    ? at(w * 0.5, 82, path(moonPath, `fill="${findLampColor(tokens)}"`), { scale: 0.8 })
    : at(148, 178, path(moonPath, `fill="${findLampColor(tokens)}"`), { scale: 1.4 });
  return (
    sky +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    stroke(colors.glint, 2.4, dust, 'opacity=".8"') +
    circle(
      tall ? w / 2 : 148,
      tall ? 82 : 178,
      tall ? 58 : 100,
      `fill="${colors.glint}" opacity=".22"`,
    ) +
    moon +
    mobile(tokens, id, size, tall) +
    cloud(tall ? 58 : 236, tall ? 116 : 246, tall ? 0.62 : 0.86, colors.surface) +
    cloud(tall ? 348 : 70, tall ? 64 : 106, tall ? 0.55 : 0.6, colors.surface, 0.7) +
    cloud(w * 0.93, h * 0.16, s, colors.surface, 0.8) +
    at(
      w * (tall ? 0.83 : 0.86),
      h * (tall ? 0.24 : 0.34),
      tokens.sign === 'caps' ? hungCap(tokens) : balloon(tokens),
      { scale: s * 0.95 },
    ) +
    cloud(w * (tall ? 0.98 : 0.93), h * (tall ? 0.36 : 0.56), s * 0.9, colors.surface, 0.9) +
    path(bank(random, w, h * 0.86, h + 4, 120 * s), `fill="${colors.surface}" opacity=".5"`) +
    path(bank(random, w, h * 0.91, h + 4, 150 * s), `fill="${colors.surface}" opacity=".65"`) +
    path(bank(random, w, h * 0.96, h + 4, 110 * s), `fill="${colors.surface}"`)
  );
}

export const clouds: OrnamentFamily = {
  stage: 'middle',
  mark: 'cl',
  hero,
  corner({ tokens, colors, id }) {
    const { isDark } = tokens;
    const star = (x: number, y: number, scale: number) =>
      use(`${id}s`, x, y, { scale }, `fill="${findLampColor(tokens)}"`);
    return (
      define(id) +
      stroke(colors.accent3, 1.2, 'M120 0V62M164 0V36M30 0V118') +
      star(120, 70, 1.4) +
      star(164, 44, 1) +
      star(30, 126, 1.3) +
      use(`${id}p`, 74, 48, { scale: 0.72 }, `fill="${isDark ? colors.tint3 : colors.surface}"`)
    );
  },
  divider({ tokens, colors, id }) {
    const star = (x: number, scale: number) =>
      use(`${id}s`, x, 30, { scale }, `fill="${findLampColor(tokens)}"`);
    return (
      define(id) +
      stroke(colors.accent3, 1.4, 'M22 30H96M264 30H338') +
      star(112, 0.8) +
      star(248, 0.8) +
      star(8, 0.5) +
      star(352, 0.5) +
      use(`${id}p`, 168, 34, { scale: 0.56 }, `fill="${colors.accent}" opacity=".45"`) +
      at(206, 26, path(moonPath, `fill="${findLampColor(tokens)}"`), { scale: 0.42 })
    );
  },
  footer({ tokens, colors, id, random }) {
    const stars = [
      [60, 34],
      [210, 22],
      [362, 40],
      [500, 18],
      [622, 42],
      [790, 24],
      [930, 38],
    ] as const;
    return (
      define(id) +
      stars
        .map(([x, y], index) =>
          use(
            `${id}s`,
            x,
            y,
            { scale: 0.7 + (index % 3) * 0.3 },
            `fill="${findLampColor(tokens)}"`,
          ),
        )
        .join('') +
      path(bank(random, 1000, 84, 142, 120), `fill="${colors.tint3}"`) +
      path(bank(random, 1000, 104, 142, 150), `fill="${colors.tint}"`) +
      path(bank(random, 1000, 124, 142, 110), `fill="${colors.tint2}"`)
    );
  },
};
