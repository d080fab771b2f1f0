import type { ReactNode } from 'react';

import type { PartName, StepValue } from '#app/features/draft/parts.ts';
import type { Typed } from '#app/features/invitation/card-part.ts';
import { texts } from '#app/platform/language/say.ts';

import type { Settled } from '../standing/settled.ts';
import type { Plan } from './plan.ts';
import type { AnsweredQuestion } from './stored-step.ts';

/** The button that goes on: Done in a sheet, Save on a stored invitation. */
export const stepButtons = texts({ next: 'Next', done: 'Done', save: 'Save' });

/** A new object for each press. */
export interface Refusal {
  problem: string;
}

/** How a step's frame leads to another step. */
export interface StepLink {
  to: string;
  state?: unknown;
  preventScrollReset?: boolean;
}

export interface StepForm<Name extends PartName> {
  value: StepValue<Name>;
  /** Saves a draft at once. */
  setValue: (update: StepValue<Name> | ((previous: StepValue<Name>) => StepValue<Name>)) => void;
  schedule: StepValue<'dateTime'>;
  /** Of the draft at once, of a stored invitation with this step's Save. */
  setSchedule: (update: (previous: StepValue<'dateTime'>) => StepValue<'dateTime'>) => void;
  plan: Plan;
  button: (typeof stepButtons)[keyof typeof stepButtons];
  goOn: () => void;
  linkTo: (part: PartName) => StepLink;
  inviteId: string | null;
  /** Each invitee's answer in words, by id; empty for a draft. */
  answers: Readonly<Record<string, string>>;
  answered: readonly AnsweredQuestion[];
  /** Null before the button was pressed. */
  refusal: Refusal | null;
}

export interface StepPageProps<Name extends PartName> {
  name: Name;
  /** What stands in the fields and is not added yet, for the card on the stage. */
  readTyped?: (value: StepValue<Name>, schedule: StepValue<'dateTime'>) => Typed;
  drawReply?: (value: StepValue<Name>) => ReactNode;
  nextDisabled?: (value: StepValue<Name>) => boolean;
  /** What leaving the step takes along, and what it asks (behaviour 3.17). */
  settle?: (value: StepValue<Name>, schedule: StepValue<'dateTime'>) => Settled<StepValue<Name>>;
  /** True when the form shows a refusal at the field. */
  asksInForm?: boolean;
  /** Where the step of a stored invitation is a plain form, which saves without JavaScript too. */
  readForm?: (form: FormData, value: StepValue<Name>) => StepValue<Name>;
  children: (form: StepForm<Name>) => ReactNode;
}

/** Where a step's form stands, with what leaves it. */
export type StepPlace = <Name extends PartName>(props: StepPageProps<Name>) => ReactNode;
