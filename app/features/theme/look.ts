import type { CornerStyle, FrameStyle } from './claims.ts';
import { type Properties, toThemeProperties } from './css.ts';
import type { Lexicon } from './custom-text.ts';
import { hasRareLetters } from './english.ts';
import { type FaceName, type ScriptFace, findLineFace, listFaceNames } from './faces.ts';
import { type Motion, chooseConfetti, chooseMotion } from './motion.ts';
import { chooseFamilies, composeOrnaments } from './ornaments/compose.ts';
import { type Calm, type Stage, tallHero, wideHero } from './ornaments/hero.ts';
import { type ThemeInput, chooseComposition, createThemeTokens, isSolemn } from './tokens.ts';

/** As SVG text, with shapes and colors only, never user input. */
export interface Art {
  /** The hero's calm zone for the title, roughly and exactly. */
  stage: Stage;
  calm: Calm;
  halo: boolean;
  wide: string;
  tall: string;
  corner: string;
  divider: string;
  footer: string;
}

export interface Look {
  scheme: 'light' | 'dark';
  /** For the `style` attribute of `<html>` or of the element that holds the invitation. */
  properties: Properties;
  /** The color that the browser may use around the page. */
  paper: string;
  faces: readonly FaceName[];
  hasScript: boolean;
  /** The face that sets only the line above the title, or null. */
  lineFace: ScriptFace | null;
  frame: FrameStyle;
  corner: CornerStyle;
  motion: Motion;
  /** Null when confetti would not suit the look. */
  confetti: readonly string[] | null;
  /** The words are of illness, death or grief. */
  isSolemn: boolean;
  /** Characters of the things that the picture shows. */
  drawn: readonly string[];
  art: Art;
}

function makeLook(input: ThemeInput, lexicon: Lexicon): Look {
  const tokens = createThemeTokens(input, lexicon);
  const [leading] = chooseFamilies(tokens);
  const { hero, ...rest } = composeOrnaments(tokens);
  return {
    scheme: tokens.isDark ? 'dark' : 'light',
    properties: toThemeProperties(tokens),
    paper: tokens.colors.background,
    faces: listFaceNames(tokens),
    hasScript: tokens.fonts.script !== null,
    lineFace: findLineFace(tokens),
    frame: tokens.frame,
    corner: tokens.corner,
    motion: chooseMotion(tokens, leading),
    confetti: chooseConfetti(tokens, leading),
    isSolemn: isSolemn(input, lexicon),
    drawn: (tokens.things?.all ?? []).map(({ emoji }) => emoji),
    art: { ...rest, wide: hero(wideHero), tall: hero(tallHero) },
  };
}

const mostKept = 64;
const kept = new Map<string, { look: Look; lexicon: Lexicon }>();

/** Pure; recent results are cached. */
export function getLook(input: ThemeInput, lexicon: Lexicon): Look {
  const { theme, eventType } = input;
  const key = JSON.stringify([
    theme,
    eventType,
    chooseComposition(input, lexicon),
    isSolemn(input, lexicon),
    hasRareLetters(input.eventName ?? ''),
  ]);
  const found = kept.get(key);
  const look = found?.lexicon === lexicon ? found.look : makeLook(input, lexicon);
  kept.delete(key);
  kept.set(key, { look, lexicon });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return look;
}
