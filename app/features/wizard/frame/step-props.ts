import type { ReactNode } from 'react';

import type { PartName, StepValue } from '#app/features/draft/parts.ts';

import type { Plan } from './plan.ts';
import type { AnsweredQuestion } from './stored-step.ts';

/** A new object for each press. */
export interface Refusal {
  problem: string;
}

export interface StepForm<Name extends PartName> {
  value: StepValue<Name>;
  /** Saves a draft at once. */
  setValue: (update: StepValue<Name> | ((previous: StepValue<Name>) => StepValue<Name>)) => void;
  /** Of the same draft or stored invitation. */
  schedule: StepValue<'dateTime'>;
  /** For the step that changes the event's hours. */
  plan: Plan;
  /** Next, or Save on a stored invitation. */
  goOn: () => void;
  /** Null for the draft. */
  inviteId: string | null;
  /** In words, by invitee id; empty for a draft. */
  answers: Readonly<Record<string, string>>;
  /** Empty for a draft. */
  answered: readonly AnsweredQuestion[];
  /** Null before Next or Save was pressed. */
  refusal: Refusal | null;
}

export interface StepPageProps<Name extends PartName> {
  name: Name;
  preview?: 'small' | 'large';
  /** Shown by the preview instead of the whole invitation. */
  drawReply?: (value: StepValue<Name>) => ReactNode;
  nextDisabled?: (value: StepValue<Name>) => boolean;
  /** Null when the value is valid. */
  validate?: (value: StepValue<Name>) => string | null;
  /** True when the form shows a refusal at the field. */
  asksInForm?: boolean;
  children: (form: StepForm<Name>) => ReactNode;
}
