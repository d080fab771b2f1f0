import { drawRidges } from '../scenery.ts';
import { type Point, circle, findWarmTint, n, path, rect, use, stroke } from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawLowSun({ tokens, w, h, tall }: Scene): string {
  const glow = findWarmTint(tokens);
  const r = h * (tall ? 0.19 : 0.34);
  return (
    circle(w / 2, h * 0.84, r * 1.35, `fill="${glow}" opacity=".35"`) +
    circle(w / 2, h * 0.84, r, `fill="${glow}" opacity=".7"`)
  );
}

function drawRoad({ size, colors, w, h, random, s }: Scene): string {
  const [top, foot] = [h * 0.9, h * 0.972];
  const dash = `${n(20 * s + 6)} ${n(18 * s + 6)}`;
  return (
    drawRidges(random, size, s, [
      [0.83, 12, colors.leaf, 0.4],
      [0.87, 7, colors.leaf, 0.85],
    ]) +
    rect(0, top, w, foot - top, `fill="${colors.leafDeep}"`) +
    rect(0, top, w, foot - top, `fill="${colors.shade}" opacity=".6"`) +
    rect(0, top, w, 2.4 * s + 1, `fill="${colors.glint}" opacity=".8"`) +
    stroke(
      colors.glint,
      2.6 * s + 1,
      `M${n(10 * s)} ${n(top + (foot - top) * 0.56)}H${n(w)}`,
      `stroke-dasharray="${dash}" opacity=".9"`,
    )
  );
}

/** Seen from the side, as a train is. */
function drawRails({ size, colors, w, h, random, s }: Scene): string {
  const [top, foot] = [h * 0.925, h * 0.972];
  const step = 26 * s + 8;
  const ties = Array.from(
    { length: Math.ceil(w / step) + 1 },
    (_, at) => `M${n((at + 0.3) * step)} ${n(top + 9 * s)}h${n(step * 0.5)}`,
  ).join('');
  return (
    drawRidges(random, size, s, [
      [0.83, 12, colors.leaf, 0.4],
      [0.87, 7, colors.leaf, 0.85],
    ]) +
    path(
      `M0 ${n(foot)}V${n(top + 4 * s)}H${n(w)}V${n(foot)}Z`,
      `fill="${colors.muted}" opacity=".45"`,
    ) +
    stroke(colors.display, 7 * s + 1, ties) +
    rect(0, top, w, 4.5 * s + 1.4, `fill="${colors.shade}"`) +
    rect(0, top, w, 1.6 * s + 0.4, `fill="${colors.glint}" opacity=".8"`)
  );
}

function drawField({ colors, w, h, random, tall, id }: Scene): string {
  const top = h * 0.865;
  const fills = [colors.accent, colors.accent2, colors.accent3];
  const trees = Array.from({ length: tall ? 10 : 18 }, (_, step) => {
    const out = ((step >> 1) * (tall ? 0.085 : 0.046) + random() * 0.02) * w;
    const scale = (tall ? 0.62 : 1.15) * (1 - (out / w) * 1.3) * (0.75 + random() * 0.4);
    const fill = fills[(step * 2 + (step >> 2)) % 3] ?? colors.accent;
    return use(`${id}t`, step % 2 ? w - out : out, top + 3, { scale }, `fill="${fill}"`);
  });
  const rows = tall ? 7 : 12;
  const furrow = (step: number): Point[] => {
    const x = (step / rows - 0.5) * w;
    return [
      [w / 2 + x * 0.9, top],
      [w / 2 + (x + w / rows / 2) * 0.9, top],
      [w / 2 + (x + w / rows / 2) * 2.2, h],
      [w / 2 + x * 2.2, h],
    ];
  };
  const furrows = Array.from({ length: rows }, (_, step) => polygon(furrow(step)));
  return (
    `<defs><g id="${id}t"><path d="M-2-20H2V2H-2Z" fill="${colors.display}"/><path d="M0-62C18-62 26-46 24-32C23-20 12-14 0-14S-23-20-24-32C-26-46-18-62 0-62Z"/></g></defs>` +
    trees.join('') +
    path(`M0 ${n(top)}H${n(w)}V${n(h)}H0Z`, `fill="${colors.accent2}"`) +
    path(furrows.join(''), `fill="${colors.accent}" opacity=".3"`)
  );
}

/** The sun comes up, with rays over the whole sky. */
function drawSunrise({ tokens, colors, w, h, tall }: Scene): string {
  const [x, y, r] = [w / 2, h * 0.86, h * (tall ? 0.2 : 0.33)];
  const far = Math.hypot(w, h);
  const rays = Array.from({ length: 9 }, (_, step) => {
    const [from, to] = [step - 0.28, step + 0.28].map((at) => Math.PI * (1 + at / 8));
    const tip = (angle = 0): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    return polygon([[x, y], tip(from), tip(to)]);
  });
  const glow = findWarmTint(tokens);
  return (
    path(rays.join(''), `fill="${glow}" opacity=".45"`) +
    circle(x, y, r * 1.3, `fill="${colors.surface}" opacity=".7"`) +
    circle(x, y, r, `fill="${glow}"`)
  );
}

const drawFirstLight = ({ size, colors, random, s }: Scene): string =>
  drawRidges(random, size, s, [
    [0.83, 12, colors.leaf, 0.4],
    [0.875, 8, colors.leaf, 0.75],
    [0.915, 6, colors.leaf],
  ]);

export const countryside = {
  dawn: { sky: drawSunrise, land: drawFirstLight },
  rails: { sky: drawLowSun, land: drawRails },
  road: { sky: drawLowSun, land: drawRoad },
  field: { land: drawField },
} as const satisfies Record<string, Ground>;
