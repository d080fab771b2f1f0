import {
  type Point,
  circle,
  dots,
  defineGradient,
  findLampColor,
  group,
  isInCalm,
  mirror,
  n,
  path,
  rect,
  scatter,
  smooth,
  sparklePath,
  use,
  stroke,
} from '../svg.ts';
import { drawMoon } from './depths.ts';
import { landscapes } from './landscapes.ts';
import type { Ground, Scene } from './scene.ts';

function drawAurora({ tokens, size, w, h, random, id, tall }: Scene): string {
  const { accent, accent2, accent3, glint } = tokens.colors;
  const stars = scatter(random, { width: w, height: h * 0.84 }, 9, tall ? 130 : 230, (x, y) => {
    const thin = y > h * 0.34 ? 0.5 : 0.9;
    return !isInCalm(size, x, y, 0.52) && random() < thin;
  });
  const bright = Math.ceil(stars.length / 6);
  const sparkles = stars
    .slice(0, tall ? 9 : 16)
    .map(([x, y], step) =>
      use(`${id}z`, x, y, { scale: (0.7 + (step % 3) * 0.4) * (tall ? 0.7 : 1) }),
    );
  const curtain = (row: number, fill: string, from: number, deep: number) => {
    const hem = [0, 0.14, 0.3, 0.46, 0.62, 0.8, 1].map(
      (x, step) => [w * x, h * (from + (step % 2 ? 0.05 : -0.03) + random() * 0.03)] as const,
    );
    const folds = hem.toReversed().map(([x, y]) => [x, y + h * deep] as const);
    return (
      defineGradient(`${id}n${row}`, [0, fill, 0], [0.62, fill, 0.4], [1, fill, 0]) +
      path(`${smooth(hem)}L${smooth(folds).slice(1)}Z`, `fill="url(#${id}n${row})"`)
    );
  };
  return (
    curtain(1, accent3, -0.1, 0.3) +
    curtain(2, accent2, -0.02, 0.34) +
    curtain(3, accent, 0.1, 0.28) +
    stroke(glint, 2.1, dots(stars.slice(bright)), 'opacity=".75"') +
    stroke(glint, 3.4, dots(stars.slice(0, bright))) +
    `<defs><path id="${id}z" d="${sparklePath(9)}"/></defs><g fill="${glint}">${sparkles.join('')}</g>`
  );
}

export function drawOrbit({ colors, w, h, id, tall }: Scene): string {
  const to = (points: readonly Point[]) =>
    points.map(([x, y]) => `${n(w * x)} ${n(h * y)}`).join(' ');
  const trail = tall
    ? `M${to([[-0.02, 0.44]])}C${to([
        [0.06, 0.4],
        [0.1, 0.32],
        [0.13, 0.24],
      ])}`
    : `M${to([[-0.02, 0.84]])}C${to([
        [0.03, 0.72],
        [0.06, 0.56],
        [0.1, 0.44],
      ])}`;
  const set = tall
    ? use(`${id}b`, w * 0.86, h * 0.11, { scale: 1.35, turn: -8 }) +
      use(`${id}b`, w * 0.44, h * 0.05, { scale: 0.24 }) +
      use(`${id}a`, w * 0.18, h * 0.17, { scale: 0.86, turn: 32 })
    : use(`${id}b`, w * 0.88, h * 0.24, { scale: 2.5, turn: -8 }) +
      use(`${id}b`, w * 0.34, h * 0.1, { scale: 0.4 }) +
      use(`${id}b`, w * 0.93, h * 0.66, { scale: 0.5, turn: 20 }) +
      use(`${id}a`, w * 0.135, h * 0.3, { scale: 1.6, turn: 30 });
  return stroke(colors.glint, 2.4, trail, 'stroke-dasharray="2 9" opacity=".8"') + set;
}

/** Rows of pixels. */
const invader = [
  '..#...#..',
  '...###...',
  '..#####..',
  '.##.#.##.',
  '#########',
  '#.#####.#',
  '#.#...#.#',
  '..##.##..',
];
const pixel = 4;
const invaderPath = invader
  .flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(
      ({ index, 0: run }) =>
        `M${index * pixel - 18} ${y * pixel - 16}h${run.length * pixel}v${pixel}h${-run.length * pixel}Z`,
    ),
  )
  .join('');

export function drawInvaders({ colors, w, h, id, tall }: Scene): string {
  const fills = [colors.accent3, colors.accent, colors.accent2];
  const [scale, step, rows] = tall ? [0.85, 42, 2] : [1.25, 66, 3];
  const side = fills
    .slice(0, rows)
    .flatMap((fill, row) =>
      Array.from({ length: tall ? 3 : 4 - row }, (_, column) =>
        use(
          `${id}i`,
          step * (column + 0.62),
          (tall ? 30 : 46) + row * step * 0.84 + h * 0.01,
          { scale },
          `fill="${fill}"`,
        ),
      ),
    );
  return `<defs><path id="${id}i" d="${invaderPath}"/></defs>${mirror(`${id}j`, w / 2, side.join(''))}`;
}

function drawArcade({ colors, w, h, tall }: Scene): string {
  const block = tall ? 26 : 40;
  const columns = Math.ceil(w / block);
  let [tops, bodies] = ['', ''];
  for (let column = 0; column < columns; column++) {
    const away = Math.min(column, columns - 1 - column);
    const high = [4, 3, 3, 2, 2][Math.floor(away * (tall ? 1.4 : 0.8))] ?? 1;
    const [x, y] = [column * block + (w - columns * block) / 2, h * 0.96 - high * block * 0.62];
    bodies += `M${n(x + 1)} ${n(y)}h${block - 2}V${n(h)}h${2 - block}Z`;
    tops += `M${n(x + 1)} ${n(y)}h${block - 2}v${n(block * 0.24)}h${2 - block}Z`;
  }
  return (
    path(bodies, `fill="${colors.accent}" opacity=".45"`) +
    path(tops, `fill="${colors.accent2}"`) +
    group('opacity=".5"', rect(0, h * 0.975, w, h * 0.03, `fill="${colors.shade}"`))
  );
}

/** A full moon beside the title, above dark woods. */
function drawFullMoon(scene: Scene): string {
  const { tokens, colors, w, h, tall } = scene;
  const [x, y, r] = tall ? [w * 0.8, h * 0.13, h * 0.075] : [w * 0.885, h * 0.2, h * 0.115];
  const spots = [
    [-0.35, -0.3, 0.25],
    [0.35, 0.12, 0.3],
    [-0.15, 0.48, 0.17],
    [0.25, -0.5, 0.14],
  ] as const;
  return (
    circle(x, y, r * 1.5, `fill="${colors.tint2}" opacity=".5"`) +
    circle(x, y, r, `fill="${findLampColor(tokens)}"`) +
    group(
      `fill="${colors.shade}" opacity=".14"`,
      spots.map(([dx, dy, share]) => circle(x + dx * r, y + dy * r, r * share)).join(''),
    ) +
    landscapes.forest.land(scene)
  );
}

export const skies = {
  arcade: { land: drawArcade, hemmed: true },
  moonlit: { sky: () => '', land: drawFullMoon },
  aurora: { sky: drawAurora, land: landscapes.forest.land },
  moon: { land: drawMoon },
} as const satisfies Record<string, Ground>;
