import type { FamilyName } from '#app/features/theme/claims.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { chooseFamilies, families } from '#app/features/theme/ornaments/compose.ts';
import { drawHero, drawPart } from '#app/features/theme/ornaments/family.ts';
import { tallHero, wideHero } from '#app/features/theme/ornaments/hero.ts';
import { type ThemeTokens, createThemeTokens } from '#app/features/theme/tokens.ts';

import { entries } from './idea-sheets.ts';
import { type Picture, printSheet } from './sheet.ts';
import type { Stage } from './stage.ts';

const looks = entries.map((entry) =>
  createThemeTokens({ theme: [entry], eventType: [] }, listIdeaClaims),
);

/** The look of the tag or idea that leads the family, or the default. Drawings on one page need different seeds. */
function homeOf(name: FamilyName): ThemeTokens {
  const led = looks.find((tokens) => chooseFamilies(tokens)[0] === name);
  return (
    led ??
    createThemeTokens({ theme: name === 'grain' ? ['Lo-fi'] : [], eventType: [] }, listIdeaClaims)
  );
}

const cell = (area: string, svg: string) => `<div style="grid-area:${area}">${svg}</div>`;

function drawFamily(name: FamilyName): Picture {
  const family = families[name];
  const tokens = homeOf(name);
  const { surface } = tokens.colors;
  const image = `<div style="display:grid;gap:8px;padding:8px;background:${surface};
    grid-template:'wide wide tall' auto 'corner divider tall' 64px 'footer footer tall' auto / 84px 1fr 122px">
    ${cell('wide', drawHero(family, tokens, wideHero))}
    ${cell('tall', drawHero(family, tokens, tallHero))}
    ${cell('corner', drawPart(family, 'corner', tokens))}
    ${cell('divider', drawPart(family, 'divider', tokens))}
    ${cell('footer', drawPart(family, 'footer', tokens))}
  </div>`;
  return { name, image };
}

export const ornamentSheets = {
  ornaments(stage: Stage) {
    const pictures = (Object.keys(families) as FamilyName[]).map(drawFamily);
    return printSheet(stage, pictures, { columns: 4, width: 420 });
  },
};
