import type { ThemeTokens } from '../../tokens.ts';
import { type Random, group, path, polar, createRandom, stroke } from '../svg.ts';

const spoke = (index: number, r: number) => polar((index * Math.PI) / 10, r);

const whole = (value: number) => Math.round(value) || 0;

/** Branches grouped by depth: each depth has one stroke width. */
function grow(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  into: string[],
) {
  if (depth === 0) return;
  const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const bow = (random() - 0.5) * length * 0.3;
  const order = into.length - depth;
  into[order] +=
    `M${whole(x)} ${whole(y)}Q${whole((x + x2) / 2 - Math.sin(angle) * bow)} ${whole((y + y2) / 2 + Math.cos(angle) * bow)} ${whole(x2)} ${whole(y2)}`;
  for (const side of [-1, 1]) {
    grow(
      random,
      x2,
      y2,
      angle + side * (0.28 + random() * 0.5),
      length * (0.66 + random() * 0.16),
      depth - 1,
      into,
    );
  }
}

/** Grows from the origin up, leaning to the right. */
export function drawTree(tokens: ThemeTokens, salt: number, color: string): string {
  const orders = ['', '', '', '', '', ''];
  grow(createRandom(tokens, salt), 0, 8, -1.32, 104, 6, orders);
  return orders.map((d, order) => stroke(color, 17 * 0.6 ** order, d)).join('');
}

/** In the corner at the origin. */
export function drawWeb(color: string, reach: number): string {
  let d = '';
  for (let index = 0; index <= 5; index++) d += `M0 0L${spoke(index, reach)}`;
  for (let ring = 1; ring < 6; ring++) {
    const r = (reach * ring) / 5.6;
    d += `M${spoke(0, r)}`;
    for (let index = 1; index <= 5; index++)
      d += `Q${spoke(index - 0.5, r * 0.82)} ${spoke(index, r)}`;
  }
  return stroke(color, 1.3, d);
}

/** About the origin. */
export function drawPumpkin({ colors }: ThemeTokens, fill: string): string {
  return (
    path(
      'M-3 -24C-4 -32 2 -36 8 -36',
      `fill="none" stroke="${colors.leafDeep}" stroke-width="5" stroke-linecap="round"`,
    ) +
    group(
      `fill="${fill}" stroke="${colors.shade}" stroke-opacity=".35"`,
      '<ellipse cx="-15" cy="-6" rx="15" ry="18"/><ellipse cx="15" cy="-6" rx="15" ry="18"/><ellipse cx="0" cy="-6" rx="13" ry="20"/>',
    ) +
    path(
      'M-15 -10l5 -8l5 8ZM5 -10l5 -8l5 8ZM-17 -1Q0 5 17 -1Q12 9 5 8L3 4L0 8L-3 4L-6 8Q-13 8 -17 -1Z',
      `fill="${colors.shade}"`,
    )
  );
}

/** About 80 × 100, floating about the origin. */
export function drawGhost({ colors }: ThemeTokens, fill: string): string {
  const sheet =
    'M-34 42C-40 16-40-46 0-48C40-46 40 16 34 42C30 54 20 52 16 42C12 54 3 54 0 43C-3 54-12 54-16 42C-20 52-30 54-34 42Z';
  const arms =
    'M-32 2C-48-4-54 4-48 12C-44 18-36 18-30 16ZM32 2C48-4 54 4 48 12C44 18 36 18 30 16Z';
  return (
    path(arms, `fill="${fill}"`) +
    path(sheet, `fill="${fill}"`) +
    path(
      'M34 42C30 54 20 52 16 42C24 20 26-20 14-44C40-34 40 16 34 42Z',
      `fill="${colors.accent3}" opacity=".22"`,
    ) +
    group(
      `fill="${colors.shade}"`,
      '<ellipse cx="-12" cy="-14" rx="4.5" ry="6.5"/><ellipse cx="12" cy="-14" rx="4.5" ry="6.5"/>',
    ) +
    stroke(colors.shade, 3, 'M-9 0Q0 9 9 0') +
    group(
      `fill="${colors.accent2}" opacity=".8"`,
      '<ellipse cx="-22" cy="-3" rx="6" ry="4"/><ellipse cx="22" cy="-3" rx="6" ry="4"/>',
    )
  );
}
