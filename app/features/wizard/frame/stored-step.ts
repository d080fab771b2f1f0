import type { PartName, StepValue } from '#app/features/draft/parts.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { Activity } from '#app/features/schedule/schema.ts';

/** `version` is the one that value and activities were read at. */
interface StoredPart<Name extends PartName> {
  version: number;
  value: StepValue<Name>;
  schedule: StepValue<'dateTime'>;
  activities: Activity[];
}

/** `changed` is the part that somebody has changed: this one, or the activities or times that were to be saved along. */
export interface NewerPart<Name extends PartName> extends StoredPart<Name> {
  changed: PartName;
}

/** `replies` is null for a retired question. */
export interface AnsweredQuestion {
  question: StoredQuestion;
  replies: number | null;
}

export interface StoredStep<Name extends PartName> extends StoredPart<Name> {
  inviteId: string;
  eventName: string;
  /** As it is stored, for the stage. */
  invitation: Invitation;
  /** On the Invitees step, by invitee id, in the dashboard's words. */
  answers: Record<string, string>;
  /** On the answer settings, the questions that have answers. */
  answered: AnsweredQuestion[];
}

export interface StepRefusal {
  problem: string;
  inviteId: string;
}

/** `stored` is set for a stale version. */
export interface SaveRefusal<Name extends PartName> {
  ok: false;
  message: string;
  stored?: NewerPart<Name>;
  /** What a plain form sent. */
  typed?: StepValue<Name>;
}
