import {
  type Point,
  at,
  circle,
  dots,
  findLampColor,
  defineGradient,
  group,
  lines,
  n,
  path,
  rect,
  use,
  stroke,
} from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawPool(scene: Scene): string {
  const { colors, w, h, s, tall } = scene;
  const top = h * (tall ? 0.765 : 0.72);
  const edge = 20 * s + 3;
  const tile = 30 * s + 4;
  const joints = Array.from(
    { length: Math.ceil(w / tile) },
    (_, step) => `M${n((step + 0.5) * tile)} ${n(top)}v${n(edge)}`,
  );
  const ripple = (x: number, y: number) =>
    `M${n(x)} ${n(y)}q${n(16 * s)} ${n(-9 * s)} ${n(32 * s)} 0t${n(32 * s)} 0t${n(32 * s)} 0`;
  const spots = tall
    ? ([
        [0.42, 0.84],
        [0.7, 0.86],
        [0.04, 0.83],
        [0.22, 0.9],
        [0.5, 0.91],
      ] as const)
    : ([
        [0.36, 0.8],
        [0.55, 0.84],
        [0.04, 0.79],
        [0.22, 0.88],
        [0.74, 0.86],
        [0.46, 0.9],
        [0.9, 0.8],
      ] as const);
  const rail = `M0 ${n(48 * s)}V${n(-14 * s)}a${n(15 * s)} ${n(15 * s)} 0 0 1 ${n(30 * s)} 0v${n(26 * s)}`;
  const ladder = [0, 44 * s].map((x) => at(w * 0.715 + x, top, path(rail))).join('');
  const steps = `M${n(w * 0.715)} ${n(top + edge + 8 * s)}h${n(44 * s)}`;
  return (
    rect(0, top, w, h - top, `fill="${colors.accent}"`) +
    rect(0, top, w, edge, `fill="${colors.tint3}"`) +
    stroke(colors.hair, 1.4, joints.join('')) +
    rect(0, top + edge, w, 5 * s + 1, `fill="${colors.shade}" opacity=".18"`) +
    stroke(
      colors.glint,
      2.6 * s + 0.6,
      spots.map(([x, y]) => ripple(w * x, h * y)).join(''),
      'opacity=".75"',
    ) +
    lines(colors.muted, 5 * s + 1, ladder + path(steps))
  );
}

function drawCloth({ colors, w, h, s }: Scene): string {
  const [top, hem, cell] = [h * 0.855, h * 0.965, 15 * s + 4];
  const columns = Math.ceil(w / cell / 2);
  const upright = Array.from(
    { length: columns },
    (_, step) => `M${n((step * 2 + 0.5) * cell)} ${n(top)}V${n(h)}`,
  );
  const across = [0.5, 2.5, 4.5, 6.5].map((row) => `M0 ${n(top + row * cell)}H${n(w)}`).join('');
  const hems = `M0 ${n(h + 2)}V${n(hem)}${`a${n(cell * 2)} ${n(cell)} 0 0 0 ${n(cell * 4)} 0`.repeat(Math.ceil(columns / 2))}V${n(h + 2)}Z`;
  return (
    rect(0, top, w, h - top, `fill="${colors.glint}"`) +
    group(
      `stroke="${colors.accent}" stroke-opacity=".42" stroke-width="${n(cell)}" fill="none"`,
      path(upright.join('') + across),
    ) +
    rect(0, top, w, 3, `fill="${colors.accent}"`) +
    path(hems, `fill="${colors.surface}"`)
  );
}

function drawBoard({ colors, w, h, id, tall }: Scene): string {
  const [top, foot] = [h * 0.84, h];
  const rows = [0, 0.14, 0.34, 0.62, 1];
  const columns = tall ? 8 : 12;
  const spot = (column: number, v: number) => {
    const spread = 0.6 + v * 0.9;
    return [w / 2 + (column / columns - 0.5) * w * 1.9 * spread, top + (foot - top) * v] as const;
  };
  let squares = '';
  for (let row = 0; row < rows.length - 1; row++) {
    for (let column = row % 2; column < columns; column += 2) {
      const [v1 = 0, v2 = 1] = [rows[row], rows[row + 1]];
      squares += polygon([
        spot(column, v1),
        spot(column + 1, v1),
        spot(column + 1, v2),
        spot(column, v2),
      ]);
    }
  }
  return (
    defineGradient(`${id}f`, [0, colors.surface, 0], [1, colors.surface]) +
    rect(0, top, w, foot - top, `fill="${colors.tint2}"`) +
    path(squares, `fill="${colors.accent2}"`) +
    rect(0, h * 0.93, w, h * 0.08, `fill="url(#${id}f)"`) +
    rect(0, top, w, 2.4, `fill="${colors.accent}"`)
  );
}

/** As waves and clouds are drawn in East Asia. */
function drawScales({ colors, w, h, s, id }: Scene): string {
  const r = 44 * s + 4;
  const rings = [
    [1, colors.accent2],
    [0.9, colors.accent],
    [0.66, colors.accent2],
    [0.56, colors.accent],
    [0.32, colors.accent2],
    [0.22, colors.accent],
  ] as const;
  const scale = rings.map(([share, fill]) => circle(0, 0, r * share, `fill="${fill}"`)).join('');
  const rows = [0.895, 0.895 + (r * 0.5) / h, 0.895 + r / h].map((y, row) =>
    Array.from({ length: Math.ceil(w / r / 2) + 1 }, (_, column) =>
      use(`${id}c`, (column * 2 + (row % 2)) * r, h * y),
    ).join(''),
  );
  return `<defs><g id="${id}c">${scale}</g></defs>${rows.join('')}`;
}

/** As path data and lit windows: lower in the middle, beneath the title. */
function buildRow({ w, h, random, s, tall }: Scene, wide: number, least: number, most: number) {
  const foot = h * 0.95;
  const lit: Point[] = [];
  let d = '';
  for (let x = -8; x < w;) {
    const width = Math.round(wide * (0.75 + random() * 0.6) * (tall ? 1.3 : 1) * s);
    const away = Math.min(1, Math.max(0, Math.abs((x + width / 2) / w - 0.5) * 2.4 - 0.2));
    const high = h * (least + (most - least) * away * (0.5 + random() * 0.5));
    const top = foot - high;
    const roof = random();
    d += `M${n(x)} ${n(h)}V${n(top)}`;
    if (roof < 0.1)
      d += `l${n(width * 0.5)} ${n(-width * 0.34)}l${n(width * 0.5)} ${n(width * 0.34)}`;
    else if (roof < 0.45)
      d += `h${n(width * 0.25)}v${n(-9 * s)}h${n(width * 0.5)}v${n(9 * s)}h${n(width * 0.25)}`;
    else if (roof < 0.65)
      d += `h${n(width * 0.46)}v${n(-26 * s)}h${n(width * 0.08)}v${n(26 * s)}h${n(width * 0.46)}`;
    else d += `h${n(width)}`;
    d += `V${n(h)}Z`;
    const storey = 15 * s + 3;
    for (let y = top + storey; y < foot - storey * 0.5; y += storey) {
      for (const u of [0.26, 0.5, 0.74]) if (random() < 0.42) lit.push([x + width * u, y]);
    }
    x += width + 1;
  }
  return { d, lit };
}

export function drawStreets(scene: Scene, middleFill = scene.tokens.colors.accent): string {
  const { tokens, colors, s, tall } = scene;
  const far = buildRow(scene, 66, 0.1, tall ? 0.34 : 0.5);
  const middle = buildRow(scene, 58, 0.07, tall ? 0.24 : 0.36);
  const near = buildRow(scene, 74, 0.045, tall ? 0.13 : 0.2);
  const windows = (lit: readonly Point[], opacity: number) =>
    stroke(findLampColor(tokens), 4 * s + 0.6, dots(lit.slice(0, 150)), `opacity="${opacity}"`);
  return (
    path(far.d, `fill="${colors.tint2}"`) +
    path(middle.d, `fill="${middleFill}" opacity=".55"`) +
    windows(middle.lit, 0.75) +
    path(near.d, `fill="${colors.shade}"`) +
    windows(near.lit, 0.95)
  );
}

function drawShelf({ colors, w, h, random, s }: Scene): string {
  const board = h * 0.945;
  const covers = [colors.accent, colors.accent2, colors.accent3, colors.display];
  let [books, bands] = ['', ''];
  for (let x = 2; x < w - 6;) {
    const wide = (20 + random() * 16) * s + 3;
    const away = Math.min(1, Math.abs((x + wide / 2) / w - 0.5) * 2.4);
    const high = h * (0.07 + 0.12 * away * (0.45 + random() * 0.55) + random() * 0.02);
    const fill = covers[Math.floor(random() * covers.length)] ?? colors.accent;
    books += rect(x, board - high, wide, high, `fill="${fill}"`);
    bands += `M${n(x + 2)} ${n(board - high * 0.8)}h${n(wide - 4)}M${n(x + 2)} ${n(board - high * 0.22)}h${n(wide - 4)}`;
    x += wide + 1.5;
  }
  return (
    books +
    group(`stroke="${colors.glint}" stroke-width="${n(2 * s + 0.6)}" opacity=".75"`, path(bands)) +
    rect(0, board, w, h * 0.022, `fill="${colors.display}"`) +
    rect(0, board + h * 0.022, w, h * 0.04, `fill="${colors.surface}"`)
  );
}

export const floors = {
  pool: { land: drawPool },
  cloth: { land: drawCloth, hemmed: true },
  board: { land: drawBoard },
  shelf: { land: drawShelf, hemmed: true },
  scales: { land: drawScales },
  streets: { land: (scene) => drawStreets(scene) },
} as const satisfies Record<string, Ground>;
