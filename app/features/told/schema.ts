import type { ToldAbout } from '#app/platform/setting-rows.ts';

/** How an invitee was told, in words (behaviour 48.3). */
export interface ToldState {
  words: string;
  state: 'none' | 'queued' | 'mailed' | 'phone' | 'returned' | 'opted-out';
}

/** A round in which hosts told guests by phone. */
export interface ListedRound {
  id: string;
  about: ToldAbout;
  /** When the last guest was told, in epoch milliseconds. */
  at: number;
  /** How many were told. */
  count: number;
}
