import type { ThemeTokens } from '../../tokens.ts';
import { at, circle, group, path, stroke } from '../svg.ts';

/** About 60 across, about the origin. */
export function drawRose({ colors }: ThemeTokens, petal: string): string {
  const leaf = 'M0 0C8 -16 28 -20 42 -8C30 6 12 8 0 0Z';
  return (
    at(14, 16, path(leaf, `fill="${colors.leafDeep}"`), { turn: 24 }) +
    at(-12, 18, path(leaf, `fill="${colors.leaf}"`), { turn: 152 }) +
    path(
      'M0 -30C14 -36 30 -24 28 -10C38 2 30 22 16 22C10 34 -10 34 -16 22C-32 22 -38 2 -28 -10C-30 -26 -14 -36 0 -30Z',
      `fill="${petal}"`,
    ) +
    circle(0, -2, 17, `fill="${colors.shade}" opacity=".16"`) +
    stroke(
      colors.glint,
      2.4,
      'M-24 -8C-22 10 -6 20 8 16M26 -6C26 8 16 18 6 18M-16 -14C-18 4 -4 14 8 10C20 6 20 -10 12 -16C2 -22 -12 -16 -10 -4C-8 6 6 6 8 -2C8 -8 0 -10 -2 -4M-14 22C-6 28 8 28 16 22M-2 -29C-12 -28 -18 -22 -18 -16',
      'opacity=".6"',
    )
  );
}

/** Floats on the origin, its bill at (0, -104) from there. Two swans form a heart. */
export function drawSwan({ colors }: ThemeTokens, outline: string): string {
  const neck = 'M-44 -20C-4 -40 -66 -76 -72 -112C-78 -152 -30 -166 -17 -134';
  const body =
    'M-20 -22C-14 2 -54 10 -98 8C-142 6 -166 -10 -186 -50C-172 -44 -160 -44 -150 -48C-136 -62 -112 -62 -92 -52C-76 -44 -62 -36 -48 -38C-34 -40 -22 -36 -20 -22Z';
  return (
    stroke(outline, 19, neck) +
    path(
      body,
      `fill="${colors.glint}" stroke="${outline}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    stroke(colors.glint, 15, neck) +
    circle(-24, -139, 9.5, `fill="${colors.glint}"`) +
    group(
      `fill="${colors.glint}" stroke="${outline}" stroke-width="3" stroke-linecap="round"`,
      path(
        'M-62 -28C-86 -66 -136 -74 -190 -70C-184 -62 -176 -58 -168 -57C-178 -54 -176 -50 -160 -46C-166 -40 -156 -36 -146 -36C-122 -12 -78 -4 -62 -28Z',
      ) +
        path(
          'M-84 -34C-104 -50 -128 -54 -150 -52M-88 -24C-104 -32 -122 -36 -138 -36',
          'fill="none"',
        ),
    ) +
    path('M-18 -136C-8 -132 0 -120 0 -104C-8 -112 -18 -118 -24 -126Z', `fill="${colors.accent}"`) +
    circle(-25, -139, 2.6, `fill="${colors.shade}"`)
  );
}
