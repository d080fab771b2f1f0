import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { composeOrnaments } from '#app/features/theme/ornaments/compose.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';

import type { FamiliesFor } from './card-tools.ts';
import { drawFacts } from './fact-strip.ts';
import type { CardFacts } from './facts.ts';
import type { Layer, Painter, LayeredCard } from './layers.ts';
import { drawTitle } from './title.ts';
import { artSize, cardSize, photoSize } from './zones.ts';

/** Pure except for `measure`, which returns the size of a text. */
export async function layOutCard(
  facts: CardFacts,
  familiesFor: FamiliesFor,
  measure: Painter['measure'],
  photo: Uint8Array | null = null,
): Promise<LayeredCard> {
  const tokens = createThemeTokens(facts, listIdeaClaims);
  const tools = { tokens, familiesFor, measure };
  const { hero, divider } = composeOrnaments(tokens);
  const { height } = artSize;
  const start = photo ? photoSize.width : 0;
  const width = artSize.width - start;
  const art: Layer = {
    kind: 'art',
    box: { x: start, y: 0, width, height },
    svg: hero({ width, height }),
  };
  const photos: Layer[] = photo
    ? [
        {
          kind: 'photo',
          box: { x: 0, y: 0, ...photoSize },
          bytes: photo,
          hold: facts.hold ?? '50% 50%',
        },
      ]
    : [];
  return {
    ...cardSize,
    color: tokens.colors.surface,
    layers: [
      art,
      ...photos,
      ...drawFacts(tools, facts, divider),
      ...(await drawTitle(tools, facts)),
    ],
  };
}
