import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Properties } from '#app/features/theme/css.ts';

/** Ten sheets of ten. */
export const cardsAtOnce = 100;

/** Printable cards with personal links, so for the host only. */
export interface CardsView {
  /** The number of invitees, and of those before the first card. */
  count: number;
  offset: number;
  look: { properties: Properties; scheme: 'light' | 'dark'; corner: string };
  when: string;
  place: string;
  cards: { id: string; name: string; url: string; qr: QrCode }[];
}
