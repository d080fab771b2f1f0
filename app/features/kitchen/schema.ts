import * as v from 'valibot';

import type { KitchenSheet } from './sheet.ts';

/** The forms of the kitchen sheet. */
export const kitchenActionSchema = v.variant('intent', [
  v.object({ intent: v.literal('share') }),
  v.object({ intent: v.literal('unshare') }),
]);

export type KitchenAction = v.InferOutput<typeof kitchenActionSchema>;

/** The reply with a new link, or after it was taken back. */
export type KitchenReply =
  | { ok: true; link: string | null }
  | { ok: false; message: string; signedOut?: boolean };

export interface KitchenData {
  sheet: KitchenSheet;
  /** The screen that asks those who have not said what they eat; null where nobody can be asked. */
  askPath: string | null;
}

/** The sheet on the overview, in words. */
export interface KitchenGlance {
  /** Null when nobody said anything. */
  line: string | null;
  /** The first of its rows. */
  needs: { label: string; isAllergy: boolean; count: number; who: string }[];
}

export interface KitchenView extends KitchenData {
  /** The event's date in words, or ''. */
  when: string;
  /** When the link was made; null without one. */
  sharedSince: number | null;
}

/** The sheet behind the shared link: first names and what they eat, nothing else of a guest. */
export interface SharedSheet {
  title: string;
  when: string;
  sheet: KitchenSheet;
}
