import type { PartName, StepValue } from '#app/features/draft/parts.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { Activity } from '#app/features/schedule/schema.ts';

/** The value of one part of a stored invitation, and the version that it was read at. */
export interface StoredPart<Name extends PartName> {
  version: number;
  value: StepValue<Name>;
}

/** A question that guests have answered, with the number of such replies; null for a retired question. */
export interface AnsweredQuestion {
  question: StoredQuestion;
  replies: number | null;
}

/** The data of a step's loader for a stored invitation. */
export interface StoredStep<Name extends PartName> extends StoredPart<Name> {
  inviteId: string;
  eventName: string;
  schedule: StepValue<'dateTime'>;
  activities: Activity[];
  /** The invitation for the preview, on the Theme step and the answer settings; else null. */
  invitation: Invitation | null;
  /** On the Invitees step, each invitee's answer in the dashboard's words, by invitee id. */
  answers: Record<string, string>;
  /** On the answer settings, the questions that have answers. */
  answered: AnsweredQuestion[];
}

/** Why a stored invitation cannot be edited by this visitor. */
export interface StepRefusal {
  problem: string;
  inviteId: string;
}

/** Why a save was refused; for a stale version also the stored value. */
export interface SaveRefusal<Name extends PartName> {
  message: string;
  stored: StoredPart<Name> | null;
}
