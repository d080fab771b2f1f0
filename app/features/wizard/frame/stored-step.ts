import type { PartName, StepValue } from '#app/features/draft/parts.ts';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { Activity } from '#app/features/schedule/schema.ts';

/** One part of a stored invitation as its step shows it, and the version it was read at. */
export interface StoredPart<Name extends PartName> {
  version: number;
  value: StepValue<Name>;
}

/** A question that guests have answered, and how many replies have; null for one that is not asked any more. */
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
  /** On the Theme step and the answer settings: what the preview draws. */
  invitation: Invitation | null;
  /** On the Invitees step: what each invitee has answered, in the dashboard's words, by their id. */
  answers: Record<string, string>;
  /** On the answer settings: the questions that have answers. */
  answered: AnsweredQuestion[];
}

/** Why a stored invitation cannot be edited by this visitor. */
export interface StepRefusal {
  problem: string;
  inviteId: string;
}

/** Why a save was refused; on a stale version also what is stored now. */
export interface SaveRefusal<Name extends PartName> {
  message: string;
  stored: StoredPart<Name> | null;
}
