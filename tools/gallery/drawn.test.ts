import { expect, it } from 'vitest';

import type { FamilyName } from '../../app/features/theme/claims.ts';
import { listIdeaClaims } from '../../app/features/theme/lexicon/lexicon.ts';
import { composeOrnaments, families } from '../../app/features/theme/ornaments/compose.ts';
import { drawHero, drawPart } from '../../app/features/theme/ornaments/family.ts';
import { tallHero, wideHero } from '../../app/features/theme/ornaments/hero.ts';
import { hashText } from '../../app/features/theme/seed.ts';
import { type ThemeTokens, createThemeTokens } from '../../app/features/theme/tokens.ts';
import { parties } from './tag-sets.ts';

const approved = './drawn-hashes.json';
/** In the order of the texts. */
const hashAll = (...texts: string[]) => texts.map((text) => hashText(text).toString(36)).join(' ');

const themes: Readonly<Record<string, string[]>> = {
  day: ['Retro', 'garden'],
  night: ['Fairytale'],
  glow: ['Neon'],
  grey: ['Monochrome', 'Spooky'],
};

function hashFamily(name: FamilyName, tokens: ThemeTokens): string {
  const family = families[name];
  const heroes = [drawHero(family, tokens, wideHero), drawHero(family, tokens, tallHero)];
  return hashAll(
    ...heroes,
    drawPart(family, 'corner', tokens),
    drawPart(family, 'divider', tokens),
    drawPart(family, 'footer', tokens),
  );
}

function hashParty(tokens: ThemeTokens): string {
  const { hero, corner, divider, footer } = composeOrnaments(tokens);
  const art = [hero(wideHero), hero(tallHero), corner, divider, footer].join('');
  return hashAll(JSON.stringify(tokens), art);
}

it('draws everything as it was last approved', async () => {
  const byTheme = Object.entries(themes).map(([theme, entries]) => {
    const tokens = createThemeTokens({ theme: entries, eventType: [] }, listIdeaClaims);
    const names = Object.keys(families) as FamilyName[];
    return [theme, Object.fromEntries(names.map((name) => [name, hashFamily(name, tokens)]))];
  });
  const drawn = {
    families: Object.fromEntries(byTheme) as unknown,
    parties: Object.fromEntries(
      parties.map(({ slug, draft }) => [slug, hashParty(createThemeTokens(draft, listIdeaClaims))]),
    ),
  };
  await expect(`${JSON.stringify(drawn, null, 2)}\n`).toMatchFileSnapshot(approved);
});
