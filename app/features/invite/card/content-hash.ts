import { hashText } from '#app/features/theme/seed.ts';

import type { CardFacts } from './facts.ts';

/** Raised when cards of the same facts are to look different: links then ask for the new picture. */
const design = 4;

/** All that a card is made of, as one text: the same text is the same picture. */
export function cardContent(facts: CardFacts): string {
  return JSON.stringify([design, facts]);
}

/** Names a card's content in its address, so that an edited invitation has another address. */
export function cardHash(facts: CardFacts): string {
  const content = cardContent(facts);
  return [content, `again ${content}`]
    .map((text) => hashText(text).toString(36).padStart(7, '0'))
    .join('');
}
