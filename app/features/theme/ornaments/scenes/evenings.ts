import {
  type Point,
  at,
  circle,
  dots,
  findLampColor,
  heartPath,
  n,
  path,
  rect,
  use,
  stroke,
} from '../svg.ts';
import { drawStreets } from './floors.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawClubLight({ tokens, w, h, tall }: Scene): string {
  const { tint, tint2 } = tokens.colors;
  const cone = (x: number, to: number, wide: number) =>
    polygon([
      [w * x, -4],
      [w * (to - wide), h],
      [w * (to + wide), h],
    ]);
  const [edge, wide] = tall ? [0.16, 0.16] : [0.15, 0.11];
  const [x, y, r] = tall ? [0.82, 0.12, 26] : [0.86, 0.17, 44];
  const moon = circle(w * x, h * y, r, `fill="${findLampColor(tokens)}"`);
  const halo = circle(w * x, h * y, r * 1.5, `fill="${tokens.colors.tint3}" opacity=".8"`);
  return (
    circle(w / 2, h * 0.46, h * (tall ? 0.38 : 0.47), `fill="${tint}" opacity=".8"`) +
    circle(w / 2, h * 0.46, h * (tall ? 0.3 : 0.38), `fill="${tint2}" opacity=".6"`) +
    path(cone(0.3, edge, wide) + cone(0.7, 1 - edge, wide), `fill="${tint2}" opacity=".5"`) +
    halo +
    moon
  );
}

/** The first motif stands at the left of the stage, the second at its right. */
function drawClub(scene: Scene): string {
  const { colors, w, h, s, id, tall } = scene;
  const top = h * 0.9;
  const boards = Array.from({ length: 13 }, (_, step) => {
    const u = step / 12 - 0.5;
    return `M${n(w / 2 + u * w * 1.05)} ${n(top)}L${n(w / 2 + u * w * 1.7)} ${n(h)}`;
  });
  const lamps: Point[] = Array.from({ length: tall ? 9 : 17 }, (_, step) => [
    (w * (step + 0.5)) / (tall ? 9 : 17),
    h * 0.975,
  ]);
  const [bass, sax] = tall ? [1.7, 1.15] : [3.7, 2.5];
  const stand = (x: number, scale: number) =>
    `<ellipse cx="${n(x)}" cy="${n(h * 0.935)}" rx="${n(30 * scale)}" ry="${n(4.5 * scale)}" fill="${colors.shade}" opacity=".55"/>`;
  const quaver = 'M-6 12A8 6-20 1 1 4 6V-26L24-31V2A8 6-20 1 1 18-4V-21L10-19V8Z';
  const crotchet = 'M-6 12A8 6-20 1 1 4 6V-30H7V9A8 6-20 0 1-6 12Z';
  const notes: readonly (readonly [x: number, y: number, turn: number, d: string])[] = tall
    ? [
        [0.2, 0.56, -10, crotchet],
        [0.08, 0.12, 8, quaver],
        [0.93, 0.62, 12, crotchet],
      ]
    : [
        [0.05, 0.2, -12, crotchet],
        [0.2, 0.17, 10, quaver],
        [0.73, 0.67, -8, crotchet],
        [0.92, 0.42, 12, quaver],
      ];
  const [left, right] = tall ? [w * 0.12, w * 0.85] : [w * 0.115, w * 0.885];
  return (
    drawStreets(scene, colors.accent2) +
    rect(0, top, w, h - top, `fill="${colors.accent3}"`) +
    rect(0, top, w, h - top, `fill="${colors.shade}" opacity=".35"`) +
    stroke(colors.shade, 1.6, boards.join(''), 'opacity=".5"') +
    rect(0, top, w, 3 * s + 1, `fill="${colors.accent}"`) +
    notes
      .map(([x, y, turn, d]) =>
        at(w * x, h * y, path(d, `fill="${colors.accent}"`), { turn, scale: tall ? 0.6 : 1 }),
      )
      .join('') +
    stand(left, bass * 0.7) +
    stand(right, sax * 0.8) +
    use(`${id}a`, left, h * 0.93 - 49 * bass, { scale: bass, turn: 4 }) +
    use(`${id}b`, right, h * 0.93 - 46 * sax, { scale: sax, turn: 6 }) +
    rect(0, h * 0.975, w, h * 0.03, `fill="${colors.shade}"`) +
    stroke(colors.accent, 7 * s + 2, dots(lamps)) +
    stroke(colors.glint, 3 * s + 1, dots(lamps))
  );
}

function drawPetals({ colors, w, h, random, s, id, tall }: Scene): string {
  const petal = 'M0 8C-13 7-17-1-11-6C-6-9-2-4 1-8C9-11 16-4 13 1C11 6 6 8 0 8Z';
  const heap: readonly (readonly [x: number, y: number, turn: number, fill: string])[] = [
    [-58, 6, -20, colors.accent2],
    [-34, -4, 30, colors.accent],
    [-8, -8, -8, colors.accent2],
    [20, -3, 160, colors.accent],
    [48, 4, 14, colors.accent2],
    [-44, 12, 170, colors.accent],
    [-16, 8, 24, colors.accent],
    [8, 14, -30, colors.glint],
    [34, 14, 190, colors.accent],
    [68, 15, -12, colors.accent],
  ];
  const petals = heap.map(([x, y, turn, fill]) => use(`${id}p`, x, y, { turn }, `fill="${fill}"`));
  const edge = (x: number) =>
    h * (0.925 - (Math.abs(x / w - 0.5) * 2) ** 2 * (tall ? 0.035 : 0.07));
  const slope = (drop: number) =>
    `M0 ${n(edge(0) + drop)}Q${n(w / 2)} ${n(h * 0.925 * 2 - edge(0) + drop)} ${n(w)} ${n(edge(w) + drop)}V${n(h)}H0Z`;
  const rows = [0.012, 0.036, 0.06].flatMap((down, row) => {
    const count = (tall ? 4 : 6) - (row === 1 ? 1 : 0);
    return Array.from({ length: count }, (_, step) => {
      const x = (w * (step + 0.5 + (random() - 0.5) * 0.4)) / count;
      const scale = (0.62 + row * 0.2) * (tall ? 0.72 : 1.1);
      return use(`${id}q`, x, edge(x) + h * down, { scale, flip: random() < 0.5 });
    });
  });
  const hearts = [0.07, 0.23, 0.36, 0.66, 0.81, 0.94].map((x, step) =>
    use(
      `${id}h`,
      w * x,
      edge(w * x) - (4 + (step % 3) * 5) * s,
      { scale: (1 + (step % 3) * 0.35) * (0.4 + s * 0.6), turn: step % 2 ? 16 : -14 },
      `fill="${step % 2 ? colors.accent2 : colors.accent}"`,
    ),
  );
  return (
    `<defs><path id="${id}p" d="${petal}"/><path id="${id}h" d="${heartPath(24)}"/><g id="${id}q">${petals.join('')}</g></defs>` +
    path(slope(-9 * s), `fill="${colors.accent}" opacity=".25"`) +
    path(slope(0), `fill="${colors.accent}" opacity=".4"`) +
    hearts.join('') +
    rows.join('')
  );
}

/** Stands on (x, y). */
function dome(x: number, y: number, r: number): string {
  return (
    `M${n(x - r)} ${n(y)}C${n(x - r * 1.5)} ${n(y - r * 0.9)} ${n(x - r * 0.5)} ${n(y - r * 1.2)} ${n(x)} ${n(y - r * 1.9)}` +
    `C${n(x + r * 0.5)} ${n(y - r * 1.2)} ${n(x + r * 1.5)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y)}Z` +
    `M${n(x - 1)} ${n(y - r * 1.7)}h2V${n(y - r * 2.5)}h-2Z`
  );
}

function drawPalace({ colors, w, h, s, id, tall }: Scene): string {
  const foot = h * 0.93;
  const unit = tall ? w * 0.052 : w * 0.034;
  const towers: readonly (readonly [out: number, high: number, r: number])[] = tall
    ? [
        [0.05, 0.17, 1.2],
        [0.2, 0.1, 0.9],
        [0.34, 0.07, 0.7],
      ]
    : [
        [0.045, 0.36, 1.25],
        [0.13, 0.24, 1],
        [0.21, 0.17, 0.85],
        [0.29, 0.12, 0.7],
        [0.37, 0.09, 0.6],
      ];
  let [walls, domes, lights] = ['', '', ''];
  for (const [out, high, size1] of towers) {
    for (const x of [w * out, w * (1 - out)]) {
      const [r, top] = [unit * size1, foot - h * high];
      walls += `M${n(x - r * 1.15)} ${n(h)}V${n(top)}h${n(r * 2.3)}V${n(h)}Z`;
      domes += dome(x, top, r);
      for (let y = top + r * 1.5; y < foot - r; y += r * 1.9) {
        lights += `M${n(x - r * 0.42)} ${n(y + r * 0.5)}v${n(-r * 0.6)}q0 ${n(-r * 0.5)} ${n(r * 0.42)} ${n(-r * 0.8)}q${n(r * 0.42)} ${n(r * 0.3)} ${n(r * 0.42)} ${n(r * 0.8)}v${n(r * 0.6)}Z`;
      }
    }
  }
  const count = tall ? 5 : 9;
  const lampScale = tall ? 0.42 : 0.62;
  const lamps = Array.from({ length: count }, (_, step) => {
    const x = (w * (step + 0.5)) / count;
    return use(`${id}a`, x, h * 0.985 - 46 * lampScale, { scale: lampScale });
  });
  return (
    path(`M0 ${n(foot - h * 0.05)}H${n(w)}V${n(h)}H0Z`, `fill="${colors.tint3}"`) +
    path(walls, `fill="${colors.tint2}"`) +
    path(walls, `fill="${colors.accent}" opacity=".38"`) +
    path(domes, `fill="${colors.accent2}"`) +
    path(lights, `fill="${colors.accent2}" opacity=".85"`) +
    rect(0, foot, w, h - foot, `fill="${colors.accent}" opacity=".55"`) +
    rect(0, foot, w, 3 * s + 1, `fill="${colors.accent2}"`) +
    lamps.join('')
  );
}

const ruffle = (r: number, tips: number) =>
  Array.from({ length: tips }, (_, step) => {
    const angle = (step / tips) * Math.PI * 2;
    return circle(Math.cos(angle) * r * 0.66, Math.sin(angle) * r * 0.66, r * 0.4);
  }).join('');

export function drawMarigolds({ colors, w, h, id, tall }: Scene): string {
  const unit = tall ? 0.62 : 1;
  const flower = ruffle(13, 8) + circle(0, 0, 9);
  const heart = ruffle(7, 6);
  const bloom = (x: number, y: number, step: number, scale = 1) =>
    use(step % 3 === 1 ? `${id}n` : `${id}m`, x, y, { scale: unit * scale });
  const swags = tall ? 3 : 5;
  const part = w / swags;
  const perSwag = tall ? 9 : 10;
  const drop = h * (tall ? 0.05 : 0.085);
  const swag = Array.from({ length: swags * perSwag + 1 }, (_, step) => {
    const u = (step % perSwag) / perSwag;
    return bloom((step / perSwag) * part, 8 + 4 * u * (1 - u) * drop, step);
  });
  const lengths = tall ? [0.3, 0.17] : [0.4, 0.29, 0.19];
  const gap = tall ? 28 : 46;
  const strings = lengths.flatMap((share, column) => {
    const count = Math.round((h * share) / (20 * unit));
    const x = gap * (column + 0.5);
    return Array.from({ length: count }, (_, step) =>
      bloom(x, 12 + step * 20 * unit, step + column, 0.84),
    );
  });
  const leaves = lengths.map((share, column) =>
    at(gap * (column + 0.5), 14 + h * share, path('M0-6C-12 2-8 20 0 34C8 20 12 2 0-6Z'), {
      scale: unit,
    }),
  );
  const side = strings.join('') + `<g fill="${colors.leaf}">${leaves.join('')}</g>`;
  return (
    `<defs><g id="${id}m"><g fill="${colors.accent2}">${flower}</g><g fill="${colors.accent3}">${heart}</g></g>` +
    `<g id="${id}n"><g fill="${colors.accent3}">${flower}</g><g fill="${colors.accent2}">${heart}</g></g></defs>` +
    `<g id="${id}g">${side}</g><use href="#${id}g" transform="matrix(-1 0 0 1 ${n(w)} 0)"/>` +
    swag.join('')
  );
}

export const evenings = {
  club: { sky: drawClubLight, land: drawClub, hemmed: true },
  palace: { land: drawPalace, hemmed: true },
  petals: { land: drawPetals, hemmed: true },
} as const satisfies Record<string, Ground>;
