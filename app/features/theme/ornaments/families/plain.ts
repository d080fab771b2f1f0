import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import { circle, lines, n, path, rect, stroke } from '../svg.ts';
import { fadeAroundTitle } from '../title-zone.ts';

/** Stands on (x, y). */
const dome = (x: number, y: number, r: number, fill: string) =>
  path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`, `fill="${fill}"`);
const arc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`;

const go = (...points: [number, number][]) =>
  points.map(([a, b], index) => `${index ? 'L' : 'M'}${n(a)} ${n(b)}`).join('');

/** Hangs from (x, 0). `u` is the unit of its lengths. */
function mobile({ colors }: ThemeTokens, x: number, y: number, u: number, flip: 1 | -1): string {
  const at = (dx: number, dy: number): [number, number] => [x + dx * u * flip, y + dy * u];
  const threads =
    go(at(0, -20), at(0, 0)) +
    go(at(-5, 0.7), at(7, -0.9)) +
    go(at(-5, 0.7), at(-5, 3.2)) +
    go(at(7, -0.9), at(7, 1.6)) +
    go(at(4.4, 1.95), at(9, 1.35)) +
    go(at(4.4, 1.95), at(4.4, 4.6)) +
    go(at(9, 1.35), at(9, 2.6));
  return (
    stroke(colors.muted, 1.4, threads) +
    circle(...at(-5, 4.5), u * 1.35, `fill="${colors.accent}"`) +
    circle(...at(4.4, 5.4), u * 0.82, `fill="${colors.accent2}"`) +
    circle(...at(9, 3.1), u * 0.56, `fill="${colors.accent}"`) +
    circle(...at(0, 0), u * 0.16, `fill="${colors.muted}"`)
  );
}

/** On a phone the title stands between mobile and dome. */
const calm = { wide: 0.5, tall: 0.4 };

function hero({ tokens, size, w, h, colors, tall, id }: Scene, backdrop: string): string {
  const { seed } = tokens;
  const right = tall || seed % 2 === 0;
  const side = (x: number) => (right ? x : w - x);
  const ground = h * (tall ? 0.9 : 0.88);
  const r = tall ? w * 0.4 : h * 0.62;
  const x = side(tall ? w * 0.57 : w * 0.64);
  const inner = [0.78, 0.56, 0.34].map((k) => arc(x, ground, r * k)).join('');
  const ball = tall ? 17 : 26;
  const lean = x + (right ? -1 : 1) * (r + ball * 1.02);
  const bar = tall ? 92 : 170;
  const hang = side(tall ? w * 0.25 : w * 0.17);
  return (
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    dome(x, ground, r, colors.tint) +
    dome(x, ground, r * 0.34, colors.tint2) +
    backdrop +
    fadeAroundTitle(
      id,
      size,
      { middle: calm[tall ? 'tall' : 'wide'], rest: 0 },
      stroke(colors.surface, 2, inner),
    ) +
    mobile(tokens, hang, h * (tall ? 0.085 : 0.14), tall ? 9.5 : 15, right ? 1 : -1) +
    circle(lean, ground - ball, ball, `fill="${colors.accent}"`) +
    rect(right ? w - bar : 0, ground, bar, tall ? 7 : 10, `fill="${colors.accent}"`) +
    stroke(colors.muted, 1.4, `M0 ${n(ground)}H${w}`)
  );
}

export const plain: OrnamentFamily = {
  stage: 'middle',
  mark: 'pl',
  calm,
  flat: { hero: true },
  hero,
  corner({ tokens, colors }) {
    return (
      circle(0, 0, 104, `fill="${colors.tint2}"`) +
      lines(colors.hair, 1.6, [72, 40].map((r) => circle(0, 0, r)).join('')) +
      mobile(tokens, 98, 44, 9, 1)
    );
  },
  divider: ({ colors }) =>
    stroke(colors.muted, 1.4, 'M30 34H330') +
    dome(180, 34, 22, colors.tint2) +
    stroke(colors.hair, 1.4, arc(180, 34, 13)) +
    circle(145, 26, 8, `fill="${colors.accent}"`) +
    circle(212, 29, 5, `fill="${colors.accent2}"`),
  footer({ colors }) {
    const ground = 112;
    return (
      dome(500, ground, 94, colors.tint) +
      dome(500, ground, 34, colors.tint2) +
      dome(180, ground, 52, colors.tint2) +
      dome(846, ground, 64, colors.tint) +
      stroke(
        colors.hair,
        1.4,
        [72, 53].map((r) => arc(500, ground, r)).join('') +
          arc(180, ground, 34) +
          arc(846, ground, 46) +
          arc(846, ground, 28),
      ) +
      circle(388, ground - 17, 17, `fill="${colors.accent}"`) +
      circle(612, ground - 9, 9, `fill="${colors.accent2}"`) +
      circle(252, ground - 8, 8, `fill="${colors.accent2}"`) +
      circle(766, ground - 14, 14, `fill="${colors.accent}"`) +
      rect(560, ground, 440, 8, `fill="${colors.accent}"`) +
      stroke(colors.muted, 1.4, `M0 ${ground}H1000`)
    );
  },
};
