import { circle, n, path, rect, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

export function drawAwning({ colors, w, h, s, tall }: Scene): string {
  const count = tall ? 9 : 15;
  const deep = h * (tall ? 0.05 : 0.075);
  const drop = deep * 0.34;
  const fills = [colors.accent, colors.glint, colors.accent3, colors.glint];
  const top = (step: number) => (w * step) / count;
  const foot = (step: number) => w / 2 + (top(step) - w / 2) * 1.1;
  const wide = foot(1) - foot(0);
  const stripes = Array.from({ length: count }, (_, step) => {
    const fill = fills[Math.abs(step - (count - 1) / 2) % 4] ?? colors.accent;
    const d =
      `M${n(top(step))} 0L${n(foot(step))} ${n(deep)}v${n(drop)}` +
      `a${n(wide / 2)} ${n(wide * 0.36)} 0 0 0 ${n(wide)} 0v${n(-drop)}L${n(top(step + 1))} 0Z`;
    return path(d, `fill="${fill}"`);
  });
  const hem = Array.from(
    { length: count },
    (_, step) =>
      `${step ? '' : `M${n(foot(0))} ${n(deep + drop)}`}a${n(wide / 2)} ${n(wide * 0.36)} 0 0 0 ${n(wide)} 0`,
  ).join('');
  return (
    stripes.join('') +
    stroke(colors.shade, 2 * s + 1, `M0 ${n(deep)}H${n(w)}`, 'opacity=".16"') +
    stroke(colors.accent, 1.6, hem)
  );
}

/** The short curtain above the door of a Japanese inn. */
export function drawNoren({ colors, w, h, s, tall }: Scene): string {
  const count = tall ? 5 : 7;
  const [rod, foot] = [h * 0.03, h * (tall ? 0.125 : 0.185)];
  const wide = w / count;
  const slit = 3 * s + 1.4;
  const cloths = Array.from({ length: count }, (_, step) => {
    const [x, y] = [wide * step, foot + (step % 2 ? 0 : h * 0.012)];
    return (
      path(
        `M${n(x)} ${n(rod)}h${n(wide)}v${n((foot - rod) * 0.3)}L${n(x + wide - slit)} ${n(y)}Q${n(x + wide / 2)} ${n(y + 5 * s)} ${n(x + slit)} ${n(y)}L${n(x)} ${n(rod + (foot - rod) * 0.3)}Z`,
        `fill="${colors.accent2}"`,
      ) +
      stroke(
        colors.glint,
        2 * s + 0.6,
        `M${n(x + slit + 2)} ${n(y - 9 * s)}Q${n(x + wide / 2)} ${n(y - 4 * s)} ${n(x + wide - slit - 2)} ${n(y - 9 * s)}`,
        'opacity=".7"',
      )
    );
  });
  const r = (foot - rod) * 0.27;
  const crests = Array.from({ length: count }, (_, step) => {
    const [x, y] = [wide * (step + 0.5), (rod + foot) / 2];
    if (step % 2)
      return (
        circle(x, y, r, `fill="${colors.glint}"`) +
        circle(x, y, r * 0.62, `fill="${colors.accent}"`)
      );
    const waves = [1, 0.66, 0.33].map(
      (share) =>
        `M${n(x - r * share)} ${n(y + r * 0.5)}a${n(r * share)} ${n(r * share)} 0 0 1 ${n(r * share * 2)} 0`,
    );
    return stroke(colors.glint, 2.4 * s + 0.8, waves.join(''));
  });
  return (
    cloths.join('') +
    crests.join('') +
    rect(-4, rod - 4 * s, w + 8, 8 * s, `fill="${colors.accent3}"`)
  );
}
