import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { drawRidges } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  at,
  circle,
  defineGradient,
  group,
  heartPath,
  findLampColor,
  n,
  path,
  rect,
  use,
  stroke,
} from '../svg.ts';

const roofOf = ({ colors, isDark }: ThemeTokens) => (isDark ? colors.shade : colors.display);

const pane = (x: number, y: number) => `M${x} ${y}h17v20h-17zm8.5 0v20m-8.5 -10h17`;

/** Three houses that stand on the origin, in the color of each `<use>`, and a tree. */
function define(tokens: ThemeTokens, id: string): string {
  const { colors } = tokens;
  const roof = roofOf(tokens);
  const lit = (d: string) =>
    path(d, `fill="${findLampColor(tokens)}" stroke="${colors.glint}" stroke-width="2.4"`);
  const door = (x: number) =>
    path(`M${x - 11} 0V-26a11 11 0 0 1 22 0V0Z`, `fill="${roof}"`) +
    circle(x + 5, -14, 2, `fill="${colors.glint}"`);
  const gable =
    path('M-48 0V-70L0 -114L48 -70V0Z') +
    path('M24 -120H38V-70H24ZM0 -124L60 -68L52 -60L0 -108L-52 -60L-60 -68Z', `fill="${roof}"`) +
    lit(`${pane(-38, -56)}${pane(21, -56)}M-8 -80a8 8 0 1 1 16 0a8 8 0 1 1 -16 0`) +
    door(0);
  const town =
    path('M-37 0V-146H-25V-160H-13V-174H13V-160H25V-146H37V0Z') +
    path('M-41 -150H-21V-164H-9V-178H9V-164H21V-150H41V-143H-41Z', `fill="${roof}"`) +
    lit(
      `${pane(-27, -132)}${pane(10, -132)}${pane(-27, -96)}${pane(10, -96)}${pane(-27, -60)}${pane(10, -60)}`,
    ) +
    door(-12);
  const cottage =
    path('M-62 0V-54H62V0Z') +
    path('M-38 -112H-24V-80H-38ZM-76 -48L-50 -98H50L76 -48Z', `fill="${roof}"`) +
    lit(`${pane(-50, -42)}${pane(33, -42)}M-12 -56v-14a12 12 0 0 1 24 0v14z`) +
    door(0);
  const tree =
    stroke(roof, 6, 'M0 0V-40M0 -24L12 -38') +
    path('M-26 -44C-38 -66 -22 -96 0 -96C24 -96 38 -66 26 -44C16 -32 -16 -32 -26 -44Z');
  return `<defs><g id="${id}a">${gable}</g><g id="${id}b">${town}</g><g id="${id}c">${cottage}</g><g id="${id}t">${tree}</g></defs>`;
}

type Lot = readonly [kind: 'a' | 'b' | 'c' | 't', x: number, scale: number, color: number];

/** On y, one for each lot. */
function street({ colors }: ThemeTokens, id: string, y: number, lots: readonly Lot[]): string {
  const paints = [colors.accent, colors.accent2, colors.accent3, colors.leaf, colors.leafDeep];
  return lots
    .map(([kind, x, scale, color]) =>
      use(id + kind, x, y, { scale }, `fill="${paints[color] ?? colors.accent}"`),
    )
    .join('');
}

function smoke({ colors }: ThemeTokens, x: number, y: number, scale: number): string {
  const curl = 'M0 0C-10 -12 12 -20 2 -34C-6 -46 10 -52 6 -60';
  return at(
    x,
    y,
    stroke(colors.muted, 3, curl, 'opacity=".45"') +
      at(7, -74, path(heartPath(20), `fill="${colors.accent}"`)),
    { scale },
  );
}

/** 150 × 44 about the origin. */
function key(tokens: ThemeTokens): string {
  const gold = findLampColor(tokens);
  return (
    at(-48, 0, path(heartPath(50), `fill="none" stroke="${gold}" stroke-width="8"`), { turn: 90 }) +
    stroke(gold, 7, 'M-22 0H70M70 0V14M54 0V18M40 0V10')
  );
}

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const ground = h * (tall ? 0.925 : 0.915);
  const near: readonly Lot[] = tall
    ? [
        ['t', 88, 0.56, 3],
        ['b', 22, 0.66, 1],
        ['a', 62, 0.62, 0],
        ['t', 300, 0.6, 4],
        ['b', w - 20, 0.7, 2],
        ['c', w - 66, 0.58, 0],
      ]
    : [
        ['t', w * 0.228, 0.76, 3],
        ['b', w * 0.035, 1.26, 1],
        ['a', w * 0.115, 1.12, 0],
        ['b', w * 0.185, 0.78, 2],
        ['t', w * 0.775, 0.82, 4],
        ['b', w * 0.965, 1.32, 2],
        ['c', w * 0.875, 1.06, 0],
        ['b', w * 0.805, 0.74, 1],
      ];
  const far: readonly Lot[] = [
    ['a', w * 0.36, 0.3 * s + 0.04, 2],
    ['t', w * 0.41, 0.3 * s + 0.04, 3],
    ['c', w * 0.49, 0.28 * s + 0.04, 1],
    ['t', w * 0.56, 0.34 * s, 4],
    ['a', w * 0.61, 0.32 * s + 0.04, 0],
  ];
  const sky = defineGradient(`${id}s`, [0, colors.tint], [1, colors.surface]);
  return (
    sky +
    define(tokens, id) +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    circle(w / 2, h * 0.62, h * (tall ? 0.36 : 0.48), `fill="${colors.surface}" opacity=".7"`) +
    backdrop +
    drawRidges(random, size, s, [[0.83, 12, colors.tint2, 0.75]]) +
    group('opacity=".75"', street(tokens, id, h * 0.865, far)) +
    drawRidges(random, size, s, [[0.88, 8, colors.tint3]]) +
    smoke(tokens, tall ? 81 : w * 0.115 + 35, ground - (tall ? 76 : 136), tall ? 0.5 : 0.9) +
    street(tokens, id, ground + 4, near) +
    drawRidges(random, size, s, [[tall ? 0.945 : 0.935, 5, colors.surface]])
  );
}

export const homes: OrnamentFamily = {
  stage: 'middle',
  mark: 'hm',
  calm: { wide: 0.47, tall: 0.47, room: 0.92 },
  hero,
  corner({ tokens, colors, id }) {
    return (
      stroke(colors.accent, 3, 'M0 20C60 30 110 20 190 0M96 20V58') +
      at(96, 118, key(tokens), { turn: 96, scale: 0.9 }) +
      `<g id="${id}l">${at(30, 60, path(heartPath(34), `fill="${colors.accent}"`), { turn: -14 })}</g>` +
      at(44, 116, path(heartPath(22), `fill="${colors.accent2}"`), { turn: 10 })
    );
  },
  divider({ tokens, colors }) {
    return (
      stroke(colors.accent, 1.8, 'M14 28H92M268 28H346') +
      at(92, 28, path(heartPath(11), `fill="${colors.accent}"`)) +
      at(268, 28, path(heartPath(11), `fill="${colors.accent}"`)) +
      at(176, 28, key(tokens), { scale: 0.86 })
    );
  },
  footer({ tokens, colors, id }) {
    const lots: readonly Lot[] = [
      ['b', 36, 0.6, 2],
      ['a', 104, 0.7, 0],
      ['t', 176, 0.6, 3],
      ['t', 336, 0.66, 4],
      ['b', 400, 0.62, 1],
      ['a', 474, 0.8, 0],
      ['c', 584, 0.76, 2],
      ['t', 668, 0.62, 3],
      ['t', 820, 0.66, 4],
      ['c', 890, 0.66, 0],
      ['b', 966, 0.62, 1],
    ];
    let fence = 'M196 112H316M688 112H800';
    for (let x = 202; x < 316; x += 16) fence += `M${x} 126v-24M${x + 490} 126v-24`;
    return (
      define(tokens, id) +
      path('M0 126H1000V142H0Z', `fill="${colors.tint2}"`) +
      stroke(colors.hair, 5, fence) +
      smoke(tokens, 500, 34, 0.34) +
      street(tokens, id, 128, lots) +
      stroke(roofOf(tokens), 2, `M0 128H${n(1000)}`, 'opacity=".5"')
    );
  },
};
