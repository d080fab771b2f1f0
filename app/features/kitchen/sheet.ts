import type { FoodNeed } from '#app/features/draft/parts/food-answers.ts';

/** Somebody who comes. */
export interface Eater {
  /** That of the guest's screen; absent on the page behind the shared link. */
  id?: string;
  name: string;
  child: boolean;
}

export interface Need extends FoodNeed {
  count: number;
  /** The first of them, up to a limit. */
  who: Eater[];
}

/** What somebody wrote in words of their own. */
export interface Remark {
  who: Eater;
  text: string;
}

/** What the kitchen has to know of those who come and have a place (behaviour 43.1). */
export interface KitchenSheet {
  /** With companions. */
  people: number;
  children: number;
  /** Allergies first, then by number. */
  needs: Need[];
  notes: Remark[];
  arrivals: Remark[];
  /** How many people have not said what they eat. */
  unsaid: number;
  /** Whether the event asks what its guests eat. */
  asks: boolean;
  /** Needs, notes and arrivals beyond the limit. */
  left: number;
}
