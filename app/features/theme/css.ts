import { faces, getFontStack, nameOpeningFamily } from './faces.ts';
import type { ThemeTokens } from './tokens.ts';

/** The weight of labels, unless their face is lighter: browsers would smear it. */
const labelWeight = 600;

const px = (pixels: number) => `${Math.round(pixels * 10) / 10}px`;

function colourProperties({ colors }: ThemeTokens): Properties {
  return {
    '--color-paper': colors.background,
    '--color-surface': colors.surface,
    '--color-raised': colors.tint,
    '--color-ink': colors.text,
    '--color-muted': colors.muted,
    '--color-line': colors.hair,
    '--color-control': colors.border,
    '--color-accent': colors.accentText,
    '--color-accent-strong': colors.display,
    '--color-accent-soft': colors.tint,
    '--color-on-accent': colors.background,
    '--color-focus': colors.focus,
    '--color-display': colors.display,
    '--color-fill': colors.accent,
    '--color-on-fill': colors.onAccent,
    '--color-second': colors.accent2,
    '--color-third': colors.accent3,
    '--color-tint': colors.tint,
    '--color-tint-2': colors.tint2,
    '--color-tint-3': colors.tint3,
    '--color-shade': colors.shade,
    '--color-glint': colors.glint,
    '--color-good': colors.good,
    '--color-good-soft': colors.goodSoft,
    '--color-bad': colors.bad,
    '--color-bad-soft': colors.badSoft,
    '--color-marigold': colors.accent2,
    '--color-teal': colors.accent3,
    '--color-plum': colors.accent,
    '--color-scrim': `${colors.shade}b3`,
  };
}

function typeProperties({ fonts }: ThemeTokens): Properties {
  const { weight, tracking, leading, scale, letter } = faces[fonts.display].title;
  const line = fonts.script ?? fonts.display;
  return {
    '--font-display': getFontStack(fonts.display),
    '--font-body': getFontStack(fonts.body),
    '--font-label': getFontStack(fonts.label),
    '--label-weight': `${Math.min(labelWeight, faces[fonts.label].weights[1])}`,
    '--font-script': getFontStack(line),
    // Without this family the next one is used: in a preview, and where the face sets other texts too.
    '--font-opening': `'${nameOpeningFamily(line)}', ${getFontStack(line)}`,
    '--title-weight': `${weight}`,
    '--title-tracking': `${tracking}em`,
    '--title-leading': `${leading}`,
    '--title-scale': `${scale}`,
    '--title-letter': `${letter}`,
  };
}

function shadowOf({ colors, isDark, glow }: ThemeTokens): string {
  if (glow) return `0 0 3rem -0.5rem ${colors.accent}80`;
  return isDark
    ? '0 1.5rem 4rem -1.5rem #000000b3'
    : `0 0.1rem 0.2rem ${colors.shade}14, 0 1.75rem 4rem -1.75rem ${colors.accentText}59`;
}

export type Properties = Record<`--${string}`, string>;

/**
 * Those of app/ui/brand/base.css under the same names, so that every component follows, and the theme's own.
 * `--color-accent` has enough contrast for small text and beneath `--color-on-accent`. `--color-fill`, with
 * `--color-on-fill`, is the vivid one: a control needs a border in `--color-control` with it.
 */
export function toThemeProperties(tokens: ThemeTokens): Properties {
  const { radius } = tokens;
  return {
    ...colourProperties(tokens),
    ...typeProperties(tokens),
    '--shadow-card': shadowOf(tokens),
    '--radius-card': px(radius),
    '--radius-control': px(radius * 0.6),
    '--radius-pill': px(radius >= 12 ? 999 : radius * 0.6),
  };
}
