import type { ThemeTokens } from '../../tokens.ts';
import { findLampColor, path, rect, stroke } from '../svg.ts';

/** 92 × 84, standing on the origin. */
export function drawGift({ colors }: ThemeTokens, paper: string, ribbon: string): string {
  return (
    rect(-42, -60, 84, 60, `rx="4" fill="${paper}"`) +
    path('M-42 -60H42V-48H-42Z', `fill="${colors.shade}" opacity=".14"`) +
    rect(-47, -70, 94, 20, `rx="4" fill="${paper}"`) +
    path('M-8 -70H8V0H-8Z', `fill="${ribbon}"`) +
    path(
      'M0 -70C-10 -92 -36 -96 -36 -82C-36 -70 -14 -68 0 -70C14 -68 36 -70 36 -82C36 -96 10 -92 0 -70Z',
      `fill="${ribbon}"`,
    ) +
    path('M-7 -78H7V-66H-7Z', `fill="${colors.shade}" opacity=".2"`)
  );
}

/** 172 × 140, standing on the origin. */
export function drawCake(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const flame = findLampColor(tokens);
  return (
    path('M-86 -8H86L74 0H-74Z', `fill="${colors.muted}" opacity=".55"`) +
    rect(-68, -54, 136, 46, `rx="5" fill="${colors.accent}"`) +
    path(
      'M-68 -54H68V-38C68 -26 54 -26 54 -36C54 -44 40 -44 40 -34C40 -22 24 -22 24 -34C24 -44 10 -44 10 -34C10 -26 -6 -26 -6 -36C-6 -44 -22 -44 -22 -32C-22 -20 -38 -22 -38 -34C-38 -44 -52 -44 -52 -34C-52 -26 -68 -26 -68 -38Z',
      `fill="${colors.glint}"`,
    ) +
    rect(-44, -92, 88, 38, `rx="5" fill="${colors.accent3}"`) +
    path(
      'M-44 -92H44V-78C44 -68 32 -68 32 -77C32 -84 20 -84 20 -76C20 -66 6 -66 6 -76C6 -84 -8 -84 -8 -76C-8 -68 -22 -68 -22 -77C-22 -84 -32 -84 -32 -76C-32 -68 -44 -70 -44 -78Z',
      `fill="${colors.glint}"`,
    ) +
    stroke(colors.accent2, 8, 'M-56 -16h0M-30 -16h0M0 -16h0M30 -16h0M56 -16h0') +
    stroke(colors.accent, 7, 'M-24 -94V-116M24 -94V-116') +
    stroke(colors.leaf, 7, 'M0 -94V-120') +
    path(
      'M-24 -138C-16 -128 -18 -120 -24 -120C-30 -120 -32 -128 -24 -138ZM24 -138C32 -128 30 -120 24 -120C18 -120 16 -128 24 -138ZM0 -142C8 -132 6 -124 0 -124C-6 -124 -8 -132 0 -142Z',
      `fill="${flame}"`,
    )
  );
}

/** 60 × 84, standing on the origin. */
export function drawHat({ colors }: ThemeTokens, paper: string, trim: string): string {
  return (
    path('M0 -78L30 -4Q0 6 -30 -4Z', `fill="${paper}"`) +
    stroke(trim, 5, 'M-9 -52Q2 -46 12 -50M-18 -30Q4 -22 21 -28M-26 -10Q0 0 27 -9') +
    stroke(colors.accent2, 16, 'M0 -80h0')
  );
}
