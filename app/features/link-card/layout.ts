import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { composeOrnaments } from '#app/features/theme/ornaments/compose.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';

import type { FamiliesFor } from './card-tools.ts';
import { drawFacts } from './fact-strip.ts';
import type { CardFacts } from './facts.ts';
import type { Layer, Painter, Picture } from './picture.ts';
import { drawTitle } from './title.ts';
import { artSize, cardSize } from './zones.ts';

/**
 * A card as flat layers: the leading family's hero with greeting and title in its calm zone, and below it a strip
 * with the facts. Pure except for `measure`, which returns the size of a text.
 */
export async function layOutCard(
  facts: CardFacts,
  familiesFor: FamiliesFor,
  measure: Painter['measure'],
): Promise<Picture> {
  const tokens = createThemeTokens(facts, listIdeaClaims);
  const tools = { tokens, familiesFor, measure };
  const { hero, divider } = composeOrnaments(tokens);
  const art: Layer = {
    kind: 'art',
    box: { x: 0, y: 0, width: artSize.width, height: artSize.height },
    svg: hero(artSize),
  };
  return {
    ...cardSize,
    color: tokens.colors.surface,
    layers: [art, ...drawFacts(tools, facts, divider), ...(await drawTitle(tools, facts))],
  };
}
