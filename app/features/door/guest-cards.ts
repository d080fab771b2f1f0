import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Properties } from '#app/features/theme/css.ts';
import type { Language } from '#app/platform/language/languages.ts';

/** Ten sheets of ten. */
export const cardsAtOnce = 100;

interface GuestOnPaper {
  id: string;
  name: string;
  url: string;
  qr: QrCode;
  /** What this guest reads in. */
  language: Language;
  when: string;
  /** What to do with the code. */
  scan: string;
}

/** Printable cards with personal links, so for the host only. */
export interface CardsView {
  /** The number of invitees, and of those before the first card. */
  count: number;
  offset: number;
  look: { properties: Properties; scheme: 'light' | 'dark'; corner: string };
  place: string;
  cards: GuestOnPaper[];
}
