import type { ReactNode } from 'react';

import type { PartName, StepValue } from '#app/features/draft/parts.ts';

import type { Plan } from './plan.ts';
import type { AnsweredQuestion } from './stored-step.ts';

/** Why Next, or Save, was refused. A new object for each press. */
export interface Refusal {
  problem: string;
}

/** The props of a step's form. */
export interface StepForm<Name extends PartName> {
  value: StepValue<Name>;
  /** Takes the next value, or a function from the previous one. Saves a draft at once. */
  setValue: (update: StepValue<Name> | ((previous: StepValue<Name>) => StepValue<Name>)) => void;
  /** The date and times of the same draft or stored invitation. */
  schedule: StepValue<'dateTime'>;
  /** Its activities, for the step that changes the event's hours. */
  plan: Plan;
  /** The action of Next, or of Save on a stored invitation. */
  goOn: () => void;
  /** The stored invitation being edited, or null for the draft. */
  inviteId: string | null;
  /** The invitees' answers in words, by invitee id; empty for a draft. */
  answers: Readonly<Record<string, string>>;
  /** The questions that guests have answered; empty for a draft. */
  answered: readonly AnsweredQuestion[];
  /** Why the current value was refused; null before Next or Save was pressed. */
  refusal: Refusal | null;
}

export interface StepPageProps<Name extends PartName> {
  /** The part that the step edits. Its record holds the screen's texts. */
  name: Name;
  /** How large the draft is drawn beside the form. */
  preview?: 'small' | 'large';
  /** Draws the reply band that the preview shows instead of the whole invitation. */
  drawReply?: (value: StepValue<Name>) => ReactNode;
  /** True to disable Next or Save. */
  nextDisabled?: (value: StepValue<Name>) => boolean;
  /** The message that keeps the host on this step, or null when the value is valid. */
  validate?: (value: StepValue<Name>) => string | null;
  /** True when the form itself shows a refusal, at the field. */
  asksInForm?: boolean;
  children: (form: StepForm<Name>) => ReactNode;
}
