import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { getCalm, isTall } from '../hero.ts';
import { drawForest, drawRidges } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  at,
  circle,
  dots,
  defineGradient,
  isInCalm,
  findLampColor,
  path,
  rect,
  scatter,
  sparklePath,
  use,
  stroke,
} from '../svg.ts';
import { fadeAroundTitle } from '../title-zone.ts';

const define = (id: string) => `<defs><path id="${id}s" d="${sparklePath(10)}"/></defs>`;
const tower = (x: number, w: number, top: number, roof: number) =>
  `M${x} 0V${-top}H${x + w}V0ZM${x - 4} ${-top}L${x + w / 2} ${-top - roof}L${x + w + 4} ${-top}Z`;
const battlement = (x: number, w: number, top: number) => {
  let d = `M${x} 0V${-top}`;
  for (let step = 0; step < w / 12; step++) d += 'v-6h6v6h6';
  return `${d}V0Z`;
};

/** Stands on the origin, 230 wide. */
function castle(tokens: ThemeTokens): string {
  const { colors, isDark } = tokens;
  const wall = isDark ? colors.shade : colors.accent;
  const back = isDark ? colors.tint3 : colors.accent3;
  const windows =
    'M-62 -54v-10M-30 -84v-12M0 -142v-14M0 -104v-12M32 -70v-11M64 -90v-12M88 -44v-9M-88 -40v-9';
  const flags = 'M2 -236l22 7l-22 7ZM-46 -164l16 5l-16 5ZM74 -176l16 5l-16 5Z';
  return (
    path(
      tower(-46, 24, 104, 58) + tower(50, 26, 116, 58) + tower(-14, 32, 172, 62),
      `fill="${back}"`,
    ) +
    path(
      battlement(-96, 192, 44) +
        tower(-106, 30, 62, 44) +
        tower(78, 32, 70, 46) +
        tower(-74, 26, 80, 44) +
        tower(20, 26, 96, 50),
      `fill="${wall}"`,
    ) +
    stroke(findLampColor(tokens), 6, windows) +
    path('M-14 0V-20A14 14 0 0 1 14 -20V0Z', `fill="${findLampColor(tokens)}"`) +
    stroke(colors.muted, 1.6, 'M2 -232V-222M-46 -162V-150M74 -174V-160') +
    path(flags, `fill="${isDark ? colors.accent3 : findLampColor(tokens)}"`)
  );
}

const comet = (tokens: ThemeTokens, id: string) =>
  stroke(
    findLampColor(tokens),
    1.6,
    'M0 0C40 -22 84 -36 132 -40M8 6C44 -10 76 -20 104 -24',
    'opacity=".7"',
  ) + use(`${id}s`, 0, 4, { scale: 1.7 }, `fill="${findLampColor(tokens)}"`);

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const { isDark } = tokens;
  const sky = defineGradient(
    `${id}g`,
    [0, colors.background],
    [0.6, colors.tint],
    [1, colors.tint3],
  );
  const middle = getCalm.high[tall ? 'tall' : 'wide'];
  const sprinkle = scatter(
    random,
    { width: w, height: h * 0.78 },
    13,
    tall ? 60 : 130,
    (x, y) => !isInCalm(size, x, y, middle),
  );
  const sparkles = scatter(
    random,
    { width: w, height: h * 0.72 },
    52 * s,
    tall ? 11 : 22,
    (x, y) => y < h * 0.1 || Math.abs(x - w / 2) > w * (tall ? 0.44 : 0.33),
  );
  const wood = isDark ? colors.shade : colors.leafDeep;
  return (
    sky +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    circle(
      w / 2,
      h * (tall ? 0.66 : 0.6),
      h * (tall ? 0.3 : 0.42),
      `fill="${isDark ? colors.tint2 : colors.tint}"`,
    ) +
    fadeAroundTitle(
      `${id}r`,
      size,
      { middle, rest: 0 },
      circle(
        w / 2,
        h * (tall ? 0.66 : 0.6),
        h * (tall ? 0.35 : 0.48),
        `fill="none" stroke="${findLampColor(tokens)}" stroke-width="1.2" stroke-dasharray="1 9" stroke-linecap="round"`,
      ),
    ) +
    stroke(isDark ? colors.glint : findLampColor(tokens), 1.7, dots(sprinkle), 'opacity=".75"') +
    `<g fill="${findLampColor(tokens)}">${sparkles.map(([x, y]) => use(`${id}s`, x, y, { scale: (0.55 + random() * 1.1) * (0.5 + s * 0.5) })).join('')}</g>` +
    at(w * (tall ? 0.1 : 0.13), h * (tall ? 0.12 : 0.2), comet(tokens, id), {
      scale: tall ? 0.55 : 0.9,
    }) +
    drawRidges(random, size, s, [[0.84, 20, isDark ? colors.tint3 : colors.leaf, 0.75]]) +
    path(drawForest(random, w, h * 0.93, 130 * s, w * 0.36), `fill="${wood}" opacity=".5"`) +
    at(w / 2, h * 0.905, castle(tokens), { scale: tall ? 0.54 : 0.56 }) +
    path(drawForest(random, w, h * 0.95, 170 * s, w * 0.22), `fill="${wood}"`) +
    drawRidges(random, size, s, [
      [0.91, 10, wood, 0.8],
      [0.94, 7, colors.surface],
    ])
  );
}

export const stars: OrnamentFamily = {
  stage: 'high',
  mark: 'st',
  calm: { wide: 0.36, tall: 0.35 },
  hero,
  corner({ tokens, colors, id, random }) {
    const spots = scatter(
      random,
      { width: 200, height: 200 },
      26,
      20,
      (x, y) => x + y < 210 && x > 8 && y > 8,
    );
    const drawn = spots.map(([x, y], index) =>
      use(`${id}s`, x, y, { scale: 0.6 + (index % 4) * 0.45 }),
    );
    const specks = dots(
      scatter(random, { width: 180, height: 180 }, 14, 30, (x, y) => x + y < 220),
    );
    return (
      define(id) +
      stroke(colors.accent3, 2.4, specks) +
      `<g fill="${findLampColor(tokens)}">${drawn.join('')}</g>`
    );
  },
  divider({ tokens, colors, id }) {
    const star = (x: number, scale: number) =>
      use(`${id}s`, x, 28, { scale }, `fill="${findLampColor(tokens)}"`);
    return (
      define(id) +
      stroke(colors.accent3, 1.3, 'M14 28H120M240 28H346') +
      star(180, 2.3) +
      star(150, 1.1) +
      star(210, 1.1) +
      star(132, 0.6) +
      star(228, 0.6) +
      stroke(colors.accent3, 3, 'M8 28h0M352 28h0')
    );
  },
  footer({ tokens, colors, id, random }) {
    const ground = { width: 1000, height: 142 };
    const spots = scatter(random, { width: 1000, height: 80 }, 58, 18, () => true);
    return (
      define(id) +
      `<g fill="${findLampColor(tokens)}">${spots.map(([x, y], index) => use(`${id}s`, x, y + 10, { scale: 0.5 + (index % 3) * 0.5 })).join('')}</g>` +
      drawRidges(random, ground, 1, [[0.68, 16, colors.tint2]]) +
      at(500, 122, castle(tokens), { scale: 0.46 }) +
      path(drawForest(random, 1000, 122, 84, 200), `fill="${colors.tint3}"`) +
      drawRidges(random, ground, 1, [[0.86, 8, colors.tint3]])
    );
  },
  backdrop({ tokens, size, random }, { stage }) {
    const { width, height } = size;
    const middle = getCalm[stage][isTall(size) ? 'tall' : 'wide'];
    const sprinkle = scatter(
      random,
      { width, height: height * 0.7 },
      18,
      60,
      (x, y) => !isInCalm(size, x, y, middle),
    );
    return stroke(
      tokens.isDark ? tokens.colors.glint : findLampColor(tokens),
      1.8,
      dots(sprinkle),
      'opacity=".7"',
    );
  },
};
