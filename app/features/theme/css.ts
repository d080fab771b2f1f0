import { faces, fontStack } from './faces.ts';
import type { ThemeTokens } from './tokens.ts';

const px = (pixels: number) => `${Math.round(pixels * 10) / 10}px`;

function colourProperties({ colors }: ThemeTokens): Record<string, string> {
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
  };
}

function typeProperties({ fonts }: ThemeTokens): Record<string, string> {
  const { weight, tracking, leading, scale } = faces[fonts.display].title;
  return {
    '--font-display': fontStack(fonts.display),
    '--font-body': fontStack(fonts.body),
    '--font-label': fontStack(fonts.label),
    '--font-script': fontStack(fonts.script ?? fonts.display),
    '--title-weight': `${weight}`,
    '--title-tracking': `${tracking}em`,
    '--title-leading': `${leading}`,
    '--title-scale': `${scale}`,
  };
}

/**
 * The custom properties of a theme: those of app/ui/base.css under the same names, so that every
 * component follows, and the theme's own. `--color-accent` is safe as small text and beneath
 * `--color-on-accent`; `--color-fill`, with `--color-on-fill`, is the vivid one: it needs a border in
 * `--color-control` to be seen as a control.
 */
export function themeProperties(tokens: ThemeTokens): Record<string, string> {
  const { radius, isDark, motion } = tokens;
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    ...colourProperties(tokens),
    ...typeProperties(tokens),
    '--radius-card': px(radius),
    '--radius-control': px(radius * 0.6),
    '--radius-pill': px(radius >= 12 ? 999 : radius * 0.6),
    '--theme-motion': `${motion}`,
  };
}

/** The same as one rule of CSS, later than and as strong as that of base.css. */
export function themeCss(tokens: ThemeTokens, selector = ':root'): string {
  const body = Object.entries(themeProperties(tokens))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `${selector}{${body}}`;
}
