import { drawRidges } from '../scenery.ts';
import { type Point, circle, createRandom, n, path, stroke, use } from '../svg.ts';
import { drawGround } from './ground.ts';
import type { Scene } from './scene.ts';
import { defineThings, drawAir, drawTrees, half, listShown } from './thing-parts.ts';

/** The string from side to side. */
interface Line {
  sag: number;
  /** Its height at an x. */
  y: (x: number) => number;
}

/** Flags along it, none where things hang. */
function drawFlags(
  { colors, w, tall }: Scene,
  { y }: Line,
  taken: readonly number[],
  room: number,
) {
  const flag = tall ? 11 : 17;
  const step = flag * 2.5;
  const xs = Array.from({ length: Math.ceil(w / step) }, (_, place) => step * (place + 0.5)).filter(
    (x) => taken.every((each) => Math.abs(each - x) > room),
  );
  const paints = [colors.accent, colors.accent2, colors.accent3];
  return paints
    .map((fill, row) => {
      const own = xs.filter((_, place) => place % paints.length === row);
      const d = own.map(
        (x) => `M${n(x - flag)} ${n(y(x))}h${n(flag * 2)}l${n(-flag)} ${n(flag * 1.9)}Z`,
      );
      return path(d.join(''), `fill="${fill}"`);
    })
    .join('');
}

/** Things and flags on a string above the title. */
export function drawHung(scene: Scene, backdrop: string): string {
  const { tokens, size, w, h, s, colors, tall, id } = scene;
  const shown = listShown(tokens);
  const sag = h * (tall ? 0.07 : 0.11);
  const line: Line = { sag, y: (x) => 8 + sag * 4 * (x / w) * (1 - x / w) };
  const gap = w / (shown.length + 1);
  const scale = Math.min(tall ? 1.35 : 1.75, (gap / 100) * (tall ? 0.98 : 0.9));
  const hung = shown.map((thing, step): { thing: number; from: Point; foot: number } => {
    const x = gap * (step + 1);
    const { top, bottom } = tokens.things?.all[thing]?.drawing ?? { top: 0, bottom: 32 };
    return { thing, from: [x, line.y(x)], foot: line.y(x) + 20 + (bottom - top) * 3 * scale };
  });
  const threads = hung.map(({ from: [x, y] }) => `M${n(x)} ${n(y)}v23`).join('');
  const halo = `fill="${colors.surface}" opacity=".75"`;
  return (
    drawAir(scene) +
    defineThings(tokens, id) +
    circle(w / 2, h * 0.6, h * (tall ? 0.34 : 0.4), halo) +
    backdrop +
    drawGround(tokens.things?.ground ?? 'hills', scene).land +
    drawTrees(scene) +
    drawRidges(createRandom(tokens, 2), size, s, [[0.97, 4, colors.surface]]) +
    drawFlags(
      scene,
      line,
      hung.map(({ from }) => from[0]),
      34 * scale,
    ) +
    stroke(colors.display, 2.2, `M-10 4Q${n(w / 2)} ${n(8 + sag * 2)} ${n(w + 10)} 4`) +
    stroke(colors.display, 1.6, threads) +
    hung
      .map(({ thing, from, foot }) => use(`${id}${thing}`, from[0], foot - half * scale, { scale }))
      .join('')
  );
}
