import type { Size } from './hero.ts';
import { type Random, area, at, group, drawHills, n, path, use, stroke } from './svg.ts';

/** `y` is a share of the height. */
export type Ridge = readonly [y: number, rise: number, fill: string, opacity?: number];

/** The nearest last. With the surface's color it merges with the card below. */
export function drawRidges(
  random: Random,
  { width, height }: Size,
  s: number,
  list: readonly Ridge[],
) {
  return list
    .map(([y, rise, fill, opacity = 1], row) => {
      const line = drawHills(random, width, height * y, rise * s, width / (5 + row));
      const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
      return path(area(line, height), `fill="${fill}"${faint}`);
    })
    .join('');
}

/** Stands on (x, y), as a path of short integer steps. */
function fir(x: number, y: number, tall: number): string {
  const [wide, step] = [Math.round(tall * 0.25), Math.round(tall * 0.3)];
  const [out, back] = [Math.round(wide * 0.62), Math.round(wide * 0.36)];
  const tip = Math.round(tall) - step * 2;
  const left = `l${out}-${step}h-${back}l${out}-${step}h-${back}`;
  const right = `h-${back}l${out} ${step}h-${back}l${out} ${step}`;
  const top = Math.round(out * 0.8);
  const half = out * 2 - back * 2 + top;
  return `M${Math.round(x) - half} ${Math.round(y)}${left}l${top}-${tip}l${top} ${tip}${right}Z`;
}

/** Taller toward the edges. The middle stays free. */
export function drawForest(
  random: Random,
  width: number,
  ground: number,
  tallest: number,
  reach: number,
) {
  let d = '';
  for (let side = 0; side < 2; side++) {
    for (let out = 0; out < reach; out += tallest * (0.24 + random() * 0.16)) {
      const far = 1 - out / reach;
      const tall = tallest * (0.34 + far * 0.5 + random() * 0.2);
      d += fir(side ? width - out : out, ground + 6 + random() * 5, tall);
    }
  }
  return d;
}

/** From the origin to the right. `id` is the id of its pair of leaves. */
export function drawLaurel(id: string, color: string, length: number): string {
  const leaf = 'M0 0C4 -6 13 -7 21 -2C14 4 5 4 0 0Z';
  const pair =
    path(leaf, 'transform="rotate(-38)"') + path(leaf, 'transform="rotate(32)scale(1 -1)"');
  const count = Math.round(length / 13);
  const rise = (x: number) => -(x * x) / (length * 7);
  const leaves = Array.from({ length: count }, (_, step) => {
    const x = ((step + 1) / count) * length * 0.9;
    return use(id, x, rise(x), { turn: -step * 1.6, scale: 1.05 - (0.4 * (step + 1)) / count });
  });
  const end = length * 0.92;
  const tip = at(end, rise(end), path(leaf), { turn: -6, scale: 0.7 });
  return (
    `<defs><g id="${id}">${pair}</g></defs>` +
    group(`fill="${color}"`, leaves.join('') + tip) +
    stroke(color, 1.6, `M0 0Q${n(length * 0.5)} 0 ${n(end)} ${n(rise(end))}`)
  );
}
