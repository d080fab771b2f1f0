import { drawRidges } from '../scenery.ts';
import {
  at,
  circle,
  createRandom,
  dots,
  findLampColor,
  findWarmTint,
  lines,
  n,
  path,
  rect,
  stroke,
} from '../svg.ts';
import { drawReef } from './depths.ts';
import type { Ground, Scene } from './scene.ts';

/** Seen from below the surface. */
function drawLight({ colors, w, h }: Scene): string {
  const ray = (x: number, half: number) =>
    `M${n(w * (x - half * 0.4))} 0L${n(w * (x - half * 1.6 - 0.06))} ${n(h * 0.9)}H${n(w * (x + half * 1.2 - 0.06))}L${n(w * (x + half * 0.4))} 0Z`;
  const crests = (y: number, step: number) =>
    `M0 0H${n(w)}V${n(y)}${`q${n(-step / 2)} ${n(step * 0.3)} ${n(-step)} 0`.repeat(Math.ceil(w / step))}Z`;
  return (
    path(
      ray(0.2, 0.06) + ray(0.45, 0.1) + ray(0.75, 0.07),
      `fill="${colors.surface}" opacity=".6"`,
    ) +
    path(crests(h * 0.03, w / 9), `fill="${colors.accent}" opacity=".55"`) +
    path(crests(h * 0.018, w / 7), `fill="${colors.accent}"`)
  );
}

const drawSeabed = (scene: Scene): string =>
  drawRidges(createRandom(scene.tokens, 4), scene.size, scene.s, [
    [0.86, 9, scene.colors.accent, 0.3],
    [0.915, 7, findWarmTint(scene.tokens)],
  ]) + drawReef(scene);

/** On a rock at the horizon, 100 high. */
const drawLighthouse = ({ tokens, colors }: Scene): string =>
  path('M-34 2C-24-8-12-10 0-10C14-10 26-6 36 2Z', `fill="${colors.shade}" opacity=".55"`) +
  path(
    'M-11-8L-7-76H7L11-8Z',
    `fill="${colors.glint}" stroke="${colors.shade}" stroke-opacity=".45" stroke-width="1.2"`,
  ) +
  path('M-10-26L-8.8-42H8.8L10-26ZM-8-58L-7-76H7L8-58Z', `fill="${colors.accent2}"`) +
  rect(-10, -80, 20, 4, `fill="${colors.shade}"`) +
  rect(-6, -92, 12, 12, `fill="${findLampColor(tokens)}"`) +
  path('M-8-92L0-102L8-92Z', `fill="${colors.accent2}"`);

/** Water to the horizon, a deck of planks before it, and posts with a rope at both sides. */
function drawPier(scene: Scene): string {
  const { tokens, colors, w, h, s, tall } = scene;
  const [sea, deck, edge] = [h * (tall ? 0.8 : 0.76), h * 0.9, h * 0.965];
  const wood = findWarmTint(tokens);
  const gaps = Array.from({ length: tall ? 9 : 15 }, (_, step, all = tall ? 9 : 15) => {
    const u = (step + 0.5) / all - 0.5;
    return `M${n(w * (0.5 + u * 0.94))} ${n(deck)}L${n(w * (0.5 + u * 1.12))} ${n(edge)}`;
  });
  const wide = 15 * s + 3;
  const xs = tall ? [0.06, 0.27, 0.73, 0.94] : [0.05, 0.18, 0.31, 0.69, 0.82, 0.95];
  const top = (x: number) => h * (0.815 - Math.abs(x - 0.5) * (tall ? 0.16 : 0.3));
  const posts = xs.map((x) => `M${n(w * x)} ${n(deck + 8 * s)}V${n(top(x) + wide / 2)}`).join('');
  const ropes = xs.slice(1).flatMap((x, step) => {
    const from = xs[step] ?? 0;
    if (from < 0.5 && x > 0.5) return [];
    const low = Math.max(top(from), top(x)) + h * 0.05;
    return [
      `M${n(w * from)} ${n(top(from) + wide)}Q${n(((from + x) / 2) * w)} ${n(low + wide)} ${n(w * x)} ${n(top(x) + wide)}`,
    ];
  });
  const ripples = [0.03, 0.14, 0.36, 0.52, 0.68, 0.88].map(
    (x, step) => `M${n(w * x)} ${n(sea + h * (0.03 + (step % 3) * 0.028))}h${n(w * 0.07)}`,
  );
  return (
    at(w * 0.84, sea + 2, drawLighthouse(scene), { scale: tall ? 0.9 : 1.35 }) +
    rect(0, sea, w, deck - sea + 2, `fill="${colors.accent}"`) +
    stroke(colors.glint, 2.4 * s + 0.6, ripples.join(''), 'opacity=".6"') +
    rect(0, deck, w, edge - deck, `fill="${wood}"`) +
    stroke(colors.shade, 1.6, gaps.join(''), 'opacity=".4"') +
    rect(0, edge, w, h * 0.014, `fill="${colors.shade}" opacity=".55"`) +
    rect(0, edge + h * 0.014, w, h, `fill="${colors.surface}"`) +
    stroke(colors.glint, 3 * s + 1, ropes.join('')) +
    stroke(colors.shade, wide, posts, 'opacity=".75"') +
    stroke(wood, wide * 0.34, posts, 'opacity=".5"')
  );
}

/** 200 wide, with its waterline at 30; the bow is on the right. */
function drawNarrowboat({ colors }: Scene): string {
  const windows = [26, 54, 82].map((x) => rect(x, 8, 17, 8, `rx="2" fill="${colors.glint}"`));
  const pots = [100, 108, 116, 124];
  return (
    stroke(colors.display, 2.4, 'M8 20L0 9L-13 8') +
    path(
      'M0 20H188C194 20 198 16 202 12C201 25 197 34 190 36H8C3 35 0 29 0 20Z',
      `fill="${colors.display}"`,
    ) +
    path('M13 20V6H157Q162 6 163 10L166 20Z', `fill="${colors.accent2}"`) +
    rect(10, 3, 152, 4, `rx="1.5" fill="${colors.shade}"`) +
    rect(40, -9, 5, 12, `fill="${colors.shade}"`) +
    rect(38.5, -10, 8, 2.4, `fill="${colors.glint}"`) +
    windows.join('') +
    rect(110, 8, 22, 12, `fill="${colors.accent3}"`) +
    path('M121 9L130 14L121 19L112 14Z', `fill="${colors.glint}"`) +
    circle(148, 13, 4.6, `fill="${colors.glint}"`) +
    stroke(colors.leaf, 7, dots(pots.map((x) => [x, 0.5] as const))) +
    stroke(colors.accent3, 4, dots(pots.map((x) => [x + 2, -2] as const))) +
    lines(colors.accent3, 2.2, path('M1 22.5H189')) +
    lines(colors.glint, 1.2, path('M3 27H192'), 'opacity=".6"')
  );
}

/** A narrowboat between the reeds of a still water. */
function drawCanal(scene: Scene): string {
  const { tokens, size, colors, w, h, s, tall } = scene;
  const top = h * 0.87;
  const scale = w / (tall ? 262 : 400);
  const gleams = [0.04, 0.2, 0.42, 0.6, 0.84].map(
    (x, step) => `M${n(w * x)} ${n(h * (0.925 + (step % 2) * 0.022))}h${n(w * 0.09)}`,
  );
  const reeds = Array.from({ length: tall ? 10 : 18 }, (_, step) => {
    const x = (step >> 1) * (tall ? 7 : 11) + 4;
    const high = h * (0.13 - (step >> 1) * 0.01);
    return `M${n(step % 2 ? w - x : x)} ${n(h * 0.985)}q${n(step % 2 ? 5 : -5)} ${n(-high * 0.6)} ${n(step % 2 ? -4 : 4)} ${n(-high)}`;
  });
  return (
    drawRidges(createRandom(tokens, 4), size, s, [
      [0.8, 12, colors.leaf, 0.4],
      [0.85, 5, colors.leaf],
    ]) +
    rect(0, top, w, h, `fill="${colors.accent}"`) +
    stroke(colors.glint, 2.4 * s + 0.6, gleams.join(''), 'opacity=".6"') +
    at(w / 2 - 98 * scale, top - 26 * scale + h * 0.04, drawNarrowboat(scene), { scale }) +
    stroke(colors.leafDeep, 4.4 * s + 1, reeds.join(''))
  );
}

export const waterside = {
  seabed: { sky: drawLight, land: drawSeabed },
  pier: { land: drawPier, hemmed: true },
  canal: { land: drawCanal },
} as const satisfies Record<string, Ground>;
