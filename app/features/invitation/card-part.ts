import type { Activity } from '#app/features/schedule/schema.ts';

/** What of an invitation a step shows above its fields; `place` are the facts with the time on one line. */
export type CardPart = 'picture' | 'greeting' | 'facts' | 'place' | 'schedule';

/** 'June 7 or July 6?' */
export interface WhenQuestions {
  day?: string | undefined;
  times?: string | undefined;
}

/** What stands in a step's fields and is not part of the invitation yet, as the card shows it. */
export interface Typed {
  /** Greeted on the card. */
  guest?: string | undefined;
  /** In italics, among the others. */
  activities?: readonly Activity[] | undefined;
  /** In place of what has two readings. */
  questions?: WhenQuestions | undefined;
}
