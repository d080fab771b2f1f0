import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Properties } from '#app/features/theme/css.ts';

/** How many cards a screen holds: ten sheets of ten. */
export const cardsAtOnce = 100;

/**
 * Cards to print, one for each invitee, in the event's look. They hold personal links, so they are for the host only.
 */
export interface CardsView {
  /** The number of invitees, and of those before the first card. */
  count: number;
  offset: number;
  look: { properties: Properties; scheme: 'light' | 'dark'; corner: string };
  when: string;
  place: string;
  cards: { id: string; name: string; url: string; qr: QrCode }[];
}
