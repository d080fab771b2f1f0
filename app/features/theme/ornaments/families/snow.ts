import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import { drawForest, drawRidges } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  type Random,
  circle,
  dots,
  defineGradient,
  lines,
  path,
  polar,
  rect,
  scatter,
  use,
  stroke,
} from '../svg.ts';

/** About the origin. */
function flake(radius: number, twigs: readonly [number, number]): string {
  let d = '';
  for (let arm = 0; arm < 6; arm++) {
    const angle = (arm * Math.PI) / 3 - Math.PI / 2;
    d += `M0 0L${polar(angle, radius)}`;
    for (const share of twigs) {
      const reach = radius * (share + 0.26);
      const knot = polar(angle, radius * share);
      d += `M${polar(angle - 0.34, reach)}L${knot}L${polar(angle + 0.34, reach)}`;
    }
  }
  return d;
}

const define = (id: string) =>
  `<defs><path id="${id}a" d="${flake(16, [0.4, 0.68])}"/><path id="${id}b" d="${flake(16, [0.3, 0.55])}M0 -5L4.3 -2.5V2.5L0 5L-4.3 2.5V-2.5Z"/></defs>`;

const iceOf = ({ colors, isDark }: ThemeTokens) => (isDark ? colors.glint : colors.accent);

function fall(
  tokens: ThemeTokens,
  id: string,
  random: Random,
  places: readonly Point[],
  s: number,
) {
  const flakes = places.map(([x, y], at) =>
    use(at % 2 ? `${id}a` : `${id}b`, x, y, {
      turn: random() * 60,
      scale: s * (0.4 + ((at * 7) % 5) * 0.22),
    }),
  );
  return lines(iceOf(tokens), 1.5, flakes.join(''), 'opacity=".85"');
}

/** True beside and above the middle, where the title is. */
const aside =
  ({ width, height }: Size, reach: number) =>
  (x: number, y: number) =>
    y < height * 0.1 || Math.abs(x - width / 2) > width * reach;

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const { isDark } = tokens;
  const sky = defineGradient(
    `${id}g`,
    [0, isDark ? colors.background : colors.tint],
    [1, isDark ? colors.tint : colors.surface],
  );
  const specks = dots(
    scatter(random, { width: w, height: h * 0.84 }, 15, tall ? 60 : 130, () => true),
  );
  const places = scatter(
    random,
    { width: w, height: h * 0.66 },
    54 * s,
    tall ? 14 : 30,
    aside(size, tall ? 0.42 : 0.32),
  );
  const wood = isDark ? colors.shade : colors.leafDeep;
  const ring = (r: number, opacity: number) =>
    circle(
      w / 2,
      h * (tall ? 0.5 : 0.52),
      r,
      `fill="${isDark ? colors.tint2 : colors.surface}" opacity="${opacity}"`,
    );
  return (
    sky +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    ring(h * (tall ? 0.36 : 0.5), 0.4) +
    ring(h * (tall ? 0.3 : 0.42), 0.7) +
    backdrop +
    stroke(isDark ? colors.glint : colors.accent2, 2.2, specks, 'opacity=".7"') +
    fall(tokens, id, random, places, s) +
    drawRidges(random, size, s, [[0.8, 16, isDark ? colors.tint2 : colors.tint3, 0.8]]) +
    path(drawForest(random, w, h * 0.9, 150 * s, w * 0.34), `fill="${wood}" opacity=".55"`) +
    drawRidges(random, size, s, [[0.89, 11, isDark ? colors.tint : colors.tint]]) +
    path(drawForest(random, w, h * 0.97, 190 * s, w * 0.2), `fill="${wood}"`) +
    drawRidges(random, size, s, [[0.96, 7, colors.surface]])
  );
}

export const snow: OrnamentFamily = {
  stage: 'middle',
  mark: 'sn',
  hero,
  corner({ tokens, id, random }) {
    const places = [
      [44, 46, 2.2],
      [112, 28, 1.2],
      [30, 118, 1.3],
      [92, 88, 0.9],
      [160, 44, 0.7],
      [56, 166, 0.7],
      [150, 14, 0.5],
    ] as const;
    const drawn = places.map(([x, y, scale], at) =>
      use(at % 2 ? `${id}a` : `${id}b`, x, y, { scale, turn: at * 14 }),
    );
    const specks = dots(
      scatter(random, { width: 180, height: 180 }, 16, 22, (x, y) => x + y < 210),
    );
    return (
      define(id) +
      stroke(tokens.colors.accent2, 2.6, specks) +
      lines(iceOf(tokens), 1.5, drawn.join(''))
    );
  },
  divider({ tokens, colors, id }) {
    const star = (x: number, scale: number, part: string) => use(id + part, x, 28, { scale });
    return (
      define(id) +
      stroke(colors.accent2, 1.4, 'M16 28H116M244 28H344') +
      stroke(colors.accent2, 4, 'M126 28h0M234 28h0') +
      lines(iceOf(tokens), 1.6, star(180, 1.5, 'b') + star(144, 0.7, 'a') + star(216, 0.7, 'a'))
    );
  },
  footer({ tokens, colors, id, random }) {
    const { isDark } = tokens;
    const size = { width: 1000, height: 142 };
    const places = scatter(random, { width: 1000, height: 84 }, 62, 16, () => true);
    const wood = isDark ? colors.shade : colors.leafDeep;
    return (
      define(id) +
      fall(tokens, id, random, places, 0.9) +
      drawRidges(random, size, 1, [[0.66, 10, colors.tint3]]) +
      path(drawForest(random, 1000, 116, 96, 300), `fill="${wood}"`) +
      drawRidges(random, size, 1, [[0.86, 6, colors.tint]])
    );
  },
  backdrop({ tokens, size, w: width, h, tall, id, random, s }) {
    const places = scatter(
      random,
      { width, height: h * 0.86 },
      58 * s,
      tall ? 16 : 34,
      aside(size, tall ? 0.4 : 0.3),
    );
    const specks = dots(scatter(random, size, 22, 60, () => true));
    return (
      define(id) +
      stroke(iceOf(tokens), 2, specks, 'opacity=".45"') +
      fall(tokens, id, random, places, s)
    );
  },
};
