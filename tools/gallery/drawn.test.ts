import { expect, it } from 'vitest';

import type { FamilyName } from '../../app/features/theme/claims.ts';
import { listIdeaClaims } from '../../app/features/theme/lexicon/lexicon.ts';
import { composeOrnaments, families } from '../../app/features/theme/ornaments/compose.ts';
import { tallHero, wideHero } from '../../app/features/theme/ornaments/family.ts';
import { hashText } from '../../app/features/theme/seed.ts';
import { type ThemeTokens, createThemeTokens } from '../../app/features/theme/tokens.ts';
import { parties } from './tag-sets.ts';

const approved = './drawn-hashes.json';
const hash = (text: string) => hashText(text).toString(36);
const hashes = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, hash(text)]));

const themes: Readonly<Record<string, string[]>> = {
  day: ['Retro', 'garden'],
  night: ['Fairytale'],
  glow: ['Neon'],
  grey: ['Monochrome', 'Spooky'],
};

function drawFamily(name: FamilyName, tokens: ThemeTokens): Record<string, string> {
  const family = families[name];
  return hashes({
    wide: family.hero(tokens, wideHero),
    tall: family.hero(tokens, tallHero),
    corner: family.corner(tokens),
    divider: family.divider(tokens),
    footer: family.footer(tokens),
  });
}

function drawParty(tokens: ThemeTokens): Record<string, string> {
  const { hero, corner, divider, footer } = composeOrnaments(tokens);
  const art = [hero(wideHero), hero(tallHero), corner, divider, footer].join('');
  return hashes({ tokens: JSON.stringify(tokens), art });
}

it('draws everything as it was last approved', async () => {
  const byTheme = Object.entries(themes).map(([theme, entries]) => {
    const tokens = createThemeTokens({ theme: entries, eventType: [] }, listIdeaClaims);
    const names = Object.keys(families) as FamilyName[];
    return [theme, Object.fromEntries(names.map((name) => [name, drawFamily(name, tokens)]))];
  });
  const drawn = {
    families: Object.fromEntries(byTheme) as unknown,
    parties: Object.fromEntries(
      parties.map((party) => [party.slug, drawParty(createThemeTokens(party, listIdeaClaims))]),
    ),
  };
  await expect(`${JSON.stringify(drawn, null, 2)}\n`).toMatchFileSnapshot(approved);
});
