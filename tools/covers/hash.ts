import type { Cover } from '#app/features/theme/covers.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { hashText } from '#app/features/theme/seed.ts';

/** The draft of a cover's sample invitation. */
export const toSample = ({ look, type, title }: Cover) => ({
  theme: [...look.tags],
  eventType: [type.type],
  eventName: title,
});

/** Of everything that a cover shows: its words, and its look's drawing, colors and typefaces. */
export function hashCover(cover: Cover): string {
  const { properties, art, frame } = getLook(toSample(cover), listIdeaClaims);
  const { tall, calm, halo } = art;
  return hashText(JSON.stringify([cover.title, properties, tall, calm, halo, frame])).toString(36);
}
