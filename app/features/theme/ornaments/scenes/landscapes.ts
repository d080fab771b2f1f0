import { drawForest, drawRidges } from '../scenery.ts';
import { circle, dots, findWarmTint, n, path, rect, stroke } from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

/** About its top. */
function peak({ colors, w, h }: Scene, x: number, y: number, half: number) {
  const [px, py, foot] = [w * x, h * y, h * 0.94];
  const reach = w * half;
  const on = (side: number, share: number) =>
    [px + side * reach * share, py + (foot - py) * share] as const;
  const snow = polygon([
    [px, py],
    on(1, 0.3),
    on(0.55, 0.24),
    on(0.2, 0.36),
    on(-0.25, 0.26),
    on(-0.6, 0.37),
    on(-1, 0.3),
  ]);
  return (
    path(polygon([[px, py], on(1, 1), on(-1, 1)]), `fill="${colors.accent}"`) +
    path(
      polygon([[px, py], on(1, 1), on(0.1, 1), on(0.24, 0.5)]),
      `fill="${colors.shade}" opacity=".22"`,
    ) +
    path(snow, `fill="${colors.glint}"`)
  );
}

function drawPeaks(scene: Scene): string {
  const { size, colors, w, h, random, s, tall } = scene;
  const far = (
    tall
      ? [0.6, 0.66, 0.62, 0.74, 0.77, 0.73, 0.6, 0.66, 0.58]
      : [0.36, 0.44, 0.3, 0.56, 0.74, 0.78, 0.74, 0.58, 0.28, 0.42, 0.34]
  ).map((y, step, all) => [(w * step) / (all.length - 1), h * y] as const);
  const near: readonly (readonly [number, number, number])[] = tall
    ? [
        [0.3, 0.77, 0.2],
        [0.72, 0.76, 0.22],
        [0.07, 0.66, 0.3],
        [0.95, 0.63, 0.32],
      ]
    : [
        [0.24, 0.66, 0.14],
        [0.77, 0.64, 0.15],
        [0.08, 0.42, 0.19],
        [0.94, 0.38, 0.2],
      ];
  const forest = drawForest(random, w, h * 0.935, h * (tall ? 0.13 : 0.2), w * 0.46);
  return (
    path(polygon([...far, [w, h], [0, h]]), `fill="${colors.tint3}"`) +
    near.map((one) => peak(scene, ...one)).join('') +
    drawRidges(random, size, s, [[0.89, 8, colors.accent2, 0.9]]) +
    path(forest, `fill="${colors.leafDeep}"`)
  );
}

/** Stands on (x, y), `half` wide to each side. */
function mesa({ colors, h }: Scene, x: number, y: number, half: number, tall: number) {
  const rock = [
    [-1.5, 0],
    [-1.1, 0.42],
    [-0.86, 0.46],
    [-0.8, 0.9],
    [-0.62, 1],
    [0.5, 1],
    [0.58, 0.86],
    [0.84, 0.84],
    [0.9, 0.46],
    [1.14, 0.4],
    [1.6, 0],
  ] as const;
  const spot = ([u, v]: readonly [number, number]) => [x + u * half, y - v * tall] as const;
  const bands = `M${n(x - half * 0.84)} ${n(y - tall * 0.72)}h${n(half * 1.66)}M${n(x - half * 0.95)} ${n(y - tall * 0.44)}h${n(half * 1.9)}`;
  return (
    path(
      polygon([...rock.map(spot), [x + half * 1.6, h], [x - half * 1.5, h]]),
      `fill="${colors.accent}"`,
    ) + stroke(colors.accent2, tall * 0.06, bands, 'opacity=".7"')
  );
}

function drawSun({ tokens, w, h }: Scene, middle: number, radius: number): string {
  const [x, y, r] = [w / 2, h * middle, h * radius];
  const glow = findWarmTint(tokens);
  return circle(x, y, r * 1.2, `fill="${glow}" opacity=".45"`) + circle(x, y, r, `fill="${glow}"`);
}

function drawDesert(scene: Scene): string {
  const { size, colors, w, h, random, s, tall } = scene;
  const foot = h * 0.9;
  const rocks = tall
    ? ([
        [0.04, 0.14, 0.2],
        [0.27, 0.075, 0.1],
        [0.97, 0.15, 0.23],
        [0.71, 0.06, 0.085],
      ] as const)
    : ([
        [0.03, 0.1, 0.42],
        [0.26, 0.055, 0.2],
        [0.97, 0.11, 0.46],
        [0.74, 0.045, 0.16],
      ] as const);
  return (
    drawRidges(random, size, s, [[0.85, 6, colors.tint2]]) +
    rocks.map(([x, half, up]) => mesa(scene, w * x, foot, w * half, h * up)).join('') +
    drawRidges(random, size, s, [[0.885, 7, colors.accent2]])
  );
}

function drawLake(scene: Scene): string {
  const { colors, w, h, s, tall } = scene;
  const top = h * (tall ? 0.8 : 0.76);
  const glitter = [0, 1, 2, 3, 4].map((row) => {
    const half = w * (tall ? 0.17 : 0.1) * (1 - row * 0.17);
    return `M${n(w / 2 - half)} ${n(top + h * 0.022 * (row + 0.6))}h${n(half * 2)}`;
  });
  const bank = (x: number) =>
    `<ellipse cx="${n(x)}" cy="${n(h)}" rx="${n(w * (tall ? 0.36 : 0.26))}" ry="${n(h * (tall ? 0.09 : 0.14))}" fill="${colors.leafDeep}"/>`;
  const shores = tall ? 0.34 : 0.3;
  const shore = (x: number, side: number) =>
    `M${n(x)} ${n(top + 1)}V${n(top - h * 0.07)}C${n(x + side * w * shores * 0.3)} ${n(top - h * 0.1)} ${n(x + side * w * shores * 0.6)} ${n(top - 4)} ${n(x + side * w * shores)} ${n(top + 1)}Z`;
  return (
    path(shore(0, 1) + shore(w, -1), `fill="${colors.leaf}"`) +
    rect(0, top, w, h - top, `fill="${colors.accent}"`) +
    stroke(colors.accent2, 3.4 * s + 1, glitter.join('')) +
    bank(0) +
    bank(w)
  );
}

function drawSea({ size, colors, random, s }: Scene): string {
  return drawRidges(random, size, s, [
    [0.83, 9, colors.accent2, 0.35],
    [0.87, 9, colors.accent2, 0.55],
    [0.91, 8, colors.accent2],
  ]);
}

const drawTuft = (x: number, y: number, high: number) =>
  [-0.5, -0.28, -0.1, 0.1, 0.3, 0.55]
    .map(
      (lean) =>
        `M${n(x)} ${n(y)}q${n(lean * high * 0.3)} ${n(-high * 0.6)} ${n(lean * high)} ${n(-high * (1 - Math.abs(lean) * 0.5))}`,
    )
    .join('');

/** Sand before the sea, with tufts of grass. */
function drawDunes(scene: Scene): string {
  const { tokens, size, colors, w, h, random, s, tall } = scene;
  const sand = findWarmTint(tokens);
  const horizon = h * (tall ? 0.83 : 0.8);
  const tufts = (
    tall
      ? [
          [0.05, 0.88, 44],
          [0.14, 0.93, 34],
          [0.86, 0.9, 38],
          [0.95, 0.87, 50],
        ]
      : [
          [0.03, 0.87, 78],
          [0.1, 0.92, 58],
          [0.19, 0.94, 40],
          [0.83, 0.92, 46],
          [0.91, 0.9, 62],
          [0.97, 0.86, 84],
        ]
  ) as readonly (readonly [number, number, number])[];
  const slope = `M0 ${n(h * 0.845)}C${n(w * 0.2)} ${n(h * 0.83)} ${n(w * 0.34)} ${n(h * 0.93)} ${n(w * 0.55)} ${n(h * 0.93)}S${n(w * 0.86)} ${n(h * 0.83)} ${n(w)} ${n(h * 0.83)}V${n(h)}H0Z`;
  return (
    rect(0, horizon, w, h - horizon, `fill="${colors.accent}"`) +
    stroke(
      colors.glint,
      2 * s + 0.6,
      [0.3, 0.48, 0.62, 0.4]
        .map((x, row) => `M${n(w * x)} ${n(horizon + h * (0.016 + row * 0.018))}h${n(w * 0.09)}`)
        .join(''),
      'opacity=".6"',
    ) +
    path(slope, `fill="${sand}"`) +
    path(slope, `fill="${colors.accent2}" opacity=".35"`) +
    drawRidges(random, size, s, [[0.935, 5, sand]]) +
    stroke(
      colors.leaf,
      2.2 * s + 0.8,
      tufts.map(([x, y, high]) => drawTuft(w * x, h * y, high)).join(''),
    )
  );
}

function drawMeadow({ size, colors, w, h, random, s }: Scene): string {
  const flowers = Array.from(
    { length: Math.round(w / 26) },
    () => [random() * w, h * (0.905 + random() * 0.025)] as const,
  );
  const half = Math.ceil(flowers.length / 2);
  return (
    drawRidges(random, size, s, [
      [0.85, 12, colors.leaf, 0.45],
      [0.895, 8, colors.leaf, 0.85],
    ]) +
    stroke(colors.glint, 5 * s + 1, dots(flowers.slice(0, half))) +
    stroke(colors.accent, 5 * s + 1, dots(flowers.slice(half)))
  );
}

function drawWoods(scene: Scene): string {
  const { tokens, size, w, h, random, s, tall } = scene;
  const woods = (y: number, high: number, reach: number) =>
    drawForest(random, w, h * y, h * high, w * reach);
  return (
    path(woods(0.88, tall ? 0.13 : 0.3, tall ? 0.5 : 0.42), `fill="${tokens.colors.tint3}"`) +
    path(woods(0.9, tall ? 0.1 : 0.2, 0.36), `fill="${tokens.colors.leaf}"`) +
    drawRidges(random, size, s, [[0.895, 6, tokens.colors.leafDeep]])
  );
}

function drawPlainHills({ tokens, size, random, s }: Scene): string {
  return drawRidges(random, size, s, [
    [0.84, 12, tokens.colors.accent, 0.16],
    [0.9, 8, tokens.colors.accent, 0.2],
  ]);
}

export const landscapes = {
  hills: { land: drawPlainHills },
  meadow: { land: drawMeadow },
  forest: { land: drawWoods },
  peaks: { sky: () => '', land: drawPeaks },
  desert: { sky: (scene) => drawSun(scene, 0.56, scene.tall ? 0.36 : 0.44), land: drawDesert },
  lake: {
    sky: (scene) => drawSun(scene, scene.tall ? 0.8 : 0.76, scene.tall ? 0.13 : 0.15),
    land: drawLake,
  },
  sea: { land: drawSea },
  dunes: { land: drawDunes },
} as const satisfies Record<string, Ground>;
