import { paint, solve } from './contrast.ts';
import { toThemeProperties } from './css.ts';
import type { Lexicon } from './custom-text.ts';
import { type Look, getLook } from './look.ts';
import type { ThemeColors } from './palette.ts';
import { type ThemeInput, createThemeTokens } from './tokens.ts';
import { toTone } from './tone.ts';

/** Evening blue, towards which every ground is drawn. */
const nightHue = 280;

/** A light look's colors after sunset: its own hues on a dark ground, solved for the same contrast as by day. */
export function darkenColors(day: ThemeColors): ThemeColors {
  const lead = toTone(day.accent);
  const isGray = toTone(day.tint).chroma < 0.005 && lead.chroma < 0.02;
  const cool = isGray ? 0 : 0.045;
  const at = (lightness: number, chroma = cool) => paint(lightness, chroma, nightHue);
  const [background, surface, tint] = [at(0.19), at(0.24), at(0.3)];
  const grounds = [background, surface, tint];
  const on = (lightness: number, chroma: number, ratio: number) =>
    solve({ lightness, chroma, hue: lead.hue, ratio, grounds, direction: 1 }).hex;
  const soft = Math.min(lead.chroma, 0.12);
  const fill = paint(0.82, soft, lead.hue);
  const lift = (hex: string, ratio = 4.5) => {
    const tone = toTone(hex);
    const wanted = { lightness: 0.78, chroma: Math.min(tone.chroma, 0.12), hue: tone.hue };
    return solve({ ...wanted, ratio, grounds, direction: 1 }).hex;
  };
  return {
    ...day,
    background: background.hex,
    surface: surface.hex,
    tint: tint.hex,
    tint2: tint.hex,
    tint3: tint.hex,
    text: on(0.96, 0.01, 7),
    muted: on(0.8, 0.025, 4.6),
    display: on(0.92, Math.min(lead.chroma, 0.06), 7),
    accentText: on(0.82, soft, 4.6),
    accent: fill.hex,
    onAccent: solve({
      lightness: 0.2,
      chroma: 0.03,
      hue: lead.hue,
      ratio: 7,
      grounds: [fill],
      direction: -1,
    }).hex,
    accent2: lift(day.accent2),
    accent3: lift(day.accent3),
    border: on(0.6, 0.03, 3.05),
    hair: at(0.38).hex,
    focus: on(0.8, soft, 4.5),
    good: lift(day.good),
    goodSoft: tint.hex,
    bad: lift(day.bad),
    badSoft: tint.hex,
  };
}

/** The look of an event that is over: light looks at dusk, dark ones as they are (behaviour 44.6). */
export function getDuskLook(input: ThemeInput, lexicon: Lexicon): Look {
  const look = getLook(input, lexicon);
  if (look.scheme === 'dark') return look;
  const tokens = createThemeTokens(input, lexicon);
  const colors = darkenColors(tokens.colors);
  const properties = toThemeProperties({ ...tokens, isDark: true, colors });
  return { ...look, scheme: 'dark', paper: colors.background, properties };
}
