import { hashText } from '#app/features/theme/seed.ts';

import type { CardFacts } from './facts.ts';

/** Raise this when cards of the same facts are to look different, so that links point to the new picture. */
const design = 12;

/** Equal texts mean equal pictures. */
export function serializeCardContent(facts: CardFacts): string {
  return JSON.stringify([design, facts]);
}

/** Changes with the content, so that an edited invitation gets another address. */
export function hashCard(facts: CardFacts): string {
  const content = serializeCardContent(facts);
  return [content, `again ${content}`]
    .map((text) => hashText(text).toString(36).padStart(7, '0'))
    .join('');
}

/** A photo would make a PNG too large for many messengers. */
export function describeCard({ picture }: Pick<CardFacts, 'picture'>) {
  return picture === undefined
    ? ({ type: 'image/png', ending: 'png' } as const)
    : ({ type: 'image/jpeg', ending: 'jpg' } as const);
}

/** Changes with the content, so the picture may be cached for ever. */
export function buildCardUrl(facts: CardFacts, link: string): string {
  return `${link}/card.${describeCard(facts).ending}?v=${hashCard(facts)}`;
}

export const isCardHash = (text: string): boolean => /^[\da-z]{14}$/.test(text);
