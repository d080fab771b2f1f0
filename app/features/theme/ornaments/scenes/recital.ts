import { drawViolin } from '../drawings/stave-drawings.ts';
import { type Point, at, lines, n, path, rect, smooth } from '../svg.ts';
import type { Scene } from './scene.ts';

const head = '<ellipse rx="8" ry="6" transform="rotate(-22)"/>';
/** Their heads lie on the origin. */
const notes = [
  `${head}<path d="M5-2V-46H7.5C9-34 24-31 19-12C19-24 12-26 7.5-29V-2Z"/>`,
  `${head}<ellipse cx="32" cy="-5" rx="8" ry="6" transform="rotate(-22 32 -5)"/><path d="M5-2V-44L40-51V-7H37.5V-40L7.5-34V-2Z"/>`,
  `${head}<path d="M5-2V-46H7.5V-2Z"/>`,
];

/** Along the stave, none behind the violin. */
function writeNotes({ colors, w, tall }: Scene, wave: (u: number) => number, gap: number): string {
  const set = tall
    ? [0.05, 0.17, 0.29, 0.72, 0.84, 0.95]
    : [0.04, 0.11, 0.19, 0.27, 0.34, 0.65, 0.73, 0.81, 0.89, 0.95];
  const scale = tall ? 0.62 : 1;
  return set
    .map((u, step) =>
      at(
        w * u,
        wave(u) + (((step * 2) % 5) - 1.5) * gap,
        `<g fill="${step % 3 === 1 ? colors.accent : colors.display}">${notes[(step + (u > 0.5 ? 1 : 0)) % 3] ?? ''}</g>`,
        { scale },
      ),
    )
    .join('');
}

/** A violin on a stage, and a stave that flows behind it. */
export function drawRecital(scene: Scene): string {
  const { tokens, colors, w, h, tall } = scene;
  const floor = h * 0.9;
  const gap = tall ? 7.5 : 12;
  const turns = tall ? 1.5 : 2.2;
  const wave = (u: number) =>
    h * 0.755 + Math.sin(u * Math.PI * turns + 0.5) * h * (tall ? 0.03 : 0.05);
  const points = (row: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => [
      (w * 1.04 * step) / 12 - w * 0.02,
      wave(step / 12) + row * gap,
    ]);
  const high = (tall ? 0.4 : 0.47) * h;
  return (
    lines(
      colors.display,
      1.3,
      [-2, -1, 0, 1, 2].map((row) => path(smooth(points(row)))).join(''),
      'opacity=".45"',
    ) +
    writeNotes(scene, wave, gap) +
    rect(0, floor, w, h - floor, `fill="${colors.accent3}"`) +
    rect(0, floor, w, 3, `fill="${colors.shade}" opacity=".3"`) +
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.95)}" rx="${n(w * (tall ? 0.34 : 0.2))}" ry="${n(h * 0.03)}" fill="${colors.glint}" opacity=".45"/>` +
    at(w / 2, h * 0.955, drawViolin(tokens), { scale: high / 252, turn: 6 })
  );
}
