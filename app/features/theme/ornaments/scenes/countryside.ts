import { drawRidges } from '../scenery.ts';
import { type Point, circle, findWarmTint, n, path, use, stroke } from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawLowSun({ tokens, w, h, tall }: Scene): string {
  const glow = findWarmTint(tokens);
  const r = h * (tall ? 0.19 : 0.34);
  return (
    circle(w / 2, h * 0.84, r * 1.35, `fill="${glow}" opacity=".35"`) +
    circle(w / 2, h * 0.84, r, `fill="${glow}" opacity=".7"`)
  );
}

function drawRoad({ size, colors, w, h, random, s, tall }: Scene): string {
  const end = h * 0.852;
  const half = w * (tall ? 0.16 : 0.1);
  const sway = w * (tall ? 0.07 : 0.05);
  const side = (sign: number) =>
    `${n(w / 2 + sign * half * 0.34 + sway)} ${n(h * 0.895)} ${n(w / 2 + sign * half * 0.42 - sway)} ${n(h * 0.9)}`;
  const road =
    `M${n(w / 2 - 3)} ${n(end)}C${side(-1)} ${n(w / 2 - half)} ${n(h)}H${n(w / 2 + half)}` +
    `C${n(w / 2 + half * 0.42 - sway)} ${n(h * 0.9)} ${n(w / 2 + half * 0.34 + sway)} ${n(h * 0.895)} ${n(w / 2 + 3)} ${n(end)}Z`;
  const line = `M${n(w / 2)} ${n(end + 4)}C${side(0)} ${n(w / 2)} ${n(h)}`;
  return (
    drawRidges(random, size, s, [
      [0.83, 12, colors.leaf, 0.4],
      [0.87, 7, colors.leaf, 0.85],
    ]) +
    path(road, `fill="${colors.shade}" opacity=".55"`) +
    stroke(colors.glint, 2.4 * s + 0.6, line, `stroke-dasharray="${n(8 * s + 2)} ${n(8 * s + 4)}"`)
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

export const countryside = {
  road: { sky: drawLowSun, land: drawRoad },
  field: { land: drawField },
} as const satisfies Record<string, Ground>;
