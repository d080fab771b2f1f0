import { paint, solve } from '#app/features/theme/contrast.ts';
import { faces } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { type ThemeInput, createThemeTokens } from '#app/features/theme/tokens.ts';
import { toTone } from '#app/features/theme/tone.ts';

/** The colors of a message, each as #rrggbb. */
export interface MailColors {
  paper: string;
  card: string;
  panel: string;
  ink: string;
  muted: string;
  /** Labels and links. */
  accent: string;
  heading: string;
  hair: string;
  /** The border of buttons on the panel. */
  border: string;
  fill: string;
  onFill: string;
}

/** The style of a message. It uses fonts that readers have installed. */
export interface MailLook {
  isDark: boolean;
  colors: MailColors;
  /** The colors in dark mode; the same as `colors` in a dark look. */
  night: MailColors;
  headingFont: string;
  bodyFont: string;
  radius: number;
}

const sans = 'Helvetica, Arial, sans-serif';
const serif = "Georgia, 'Times New Roman', serif";

/** A light look's colors at night: the same hues on a dark ground. */
function darken(day: MailColors): MailColors {
  const ground = toTone(day.panel);
  const lead = toTone(day.accent);
  const soft = Math.min(ground.chroma, 0.035);
  const at = (lightness: number, chroma = soft, hue = ground.hue) => paint(lightness, chroma, hue);
  const [paper, card, panel] = [at(0.19), at(0.25), at(0.31)];
  const on = (lightness: number, chroma: number, ratio: number) =>
    solve({ lightness, chroma, hue: lead.hue, ratio, grounds: [card, panel], direction: 1 }).hex;
  const fill = paint(0.82, Math.min(lead.chroma, 0.13), lead.hue);
  return {
    paper: paper.hex,
    card: card.hex,
    panel: panel.hex,
    ink: on(0.96, 0.01, 7),
    muted: on(0.8, 0.025, 4.6),
    accent: on(0.82, Math.min(lead.chroma, 0.13), 4.6),
    heading: on(0.86, Math.min(lead.chroma, 0.1), 4.6),
    hair: at(0.36).hex,
    border: on(0.6, 0.03, 3.05),
    fill: fill.hex,
    onFill: solve({
      lightness: 0.22,
      chroma: 0.03,
      hue: lead.hue,
      ratio: 7,
      grounds: [fill],
      direction: -1,
    }).hex,
  };
}

/** The theme's border has enough contrast on the ground; here it is also used on the tint. */
function findBorder(tint: string, surface: string, isDark: boolean): string {
  const grounds = [tint, surface].map((hex) => {
    const tone = toTone(hex);
    return paint(tone.lightness, tone.chroma, tone.hue);
  });
  const { chroma, hue } = toTone(tint);
  const wanted = {
    lightness: isDark ? 0.55 : 0.6,
    chroma: Math.min(0.05, chroma),
    hue,
    ratio: 3.1,
  };
  return solve({ ...wanted, grounds, direction: isDark ? 1 : -1 }).hex;
}

/** The look of an event's mail, from the same tokens as its page. */
export function getMailLook(input: ThemeInput): MailLook {
  const { colors: all, fonts, isDark, radius } = createThemeTokens(input, listIdeaClaims);
  const colors: MailColors = {
    paper: all.background,
    card: all.surface,
    panel: all.tint,
    ink: all.text,
    muted: all.muted,
    accent: all.accentText,
    heading: all.display,
    hair: all.hair,
    border: findBorder(all.tint, all.surface, isDark),
    fill: all.accent,
    onFill: all.onAccent,
  };
  const isSans = /sans-serif|fantasy$/.test(faces[fonts.display].fallback);
  return {
    isDark,
    colors,
    night: isDark ? colors : darken(colors),
    headingFont: isSans ? sans : serif,
    bodyFont: sans,
    radius: Math.min(16, Math.round(radius)),
  };
}

const brandDay: MailColors = {
  paper: '#fdf5f0',
  card: '#ffffff',
  panel: '#faece6',
  ink: '#2a1033',
  muted: '#6a5272',
  accent: '#b01048',
  heading: '#990b3c',
  hair: '#ecd9d3',
  border: '#8d7593',
  fill: '#c4124f',
  onFill: '#ffffff',
};

/** Festoon's own look, for mail to hosts. */
export const brandLook: MailLook = {
  isDark: false,
  colors: brandDay,
  night: darken(brandDay),
  headingFont: sans,
  bodyFont: sans,
  radius: 14,
};
