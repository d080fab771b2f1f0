import type * as v from 'valibot';

import { activity } from './parts/activity.ts';
import { answers } from './parts/answers.ts';
import { dateTime } from './parts/date-time.ts';
import { eventName } from './parts/event-name.ts';
import { hostedBy } from './parts/hosted-by.ts';
import { invitee } from './parts/invitee.ts';
import { location } from './parts/location.ts';
import { message } from './parts/message.ts';
import { partyType } from './parts/party-type.ts';
import { theme } from './parts/theme.ts';

/**
 * The parts of an invitation, in the order of the wizard's steps. The wizard edits one at a time, and one
 * update of a stored invitation names exactly one.
 */
export const parts = {
  eventName,
  partyType,
  theme,
  dateTime,
  activity,
  invitee,
  answers,
  location,
  message,
  hostedBy,
};

export type PartName = keyof typeof parts;
export type Part<Name extends PartName> = v.InferOutput<(typeof parts)[Name]['schema']>;
export type StepValue<Name extends PartName> = v.InferOutput<(typeof parts)[Name]['stepSchema']>;
export type StepValues = { [Name in PartName]: StepValue<Name> };

export const partNames = Object.keys(parts) as readonly PartName[];

/** The same records, indexable by any part's name. */
type RecordsByName = {
  [Name in PartName]: {
    empty: StepValue<Name>;
    toPart(step: StepValue<Name>): Part<Name>;
    fromPart(part: Part<Name>): StepValue<Name>;
    isFilled(part: Part<Name>): boolean;
    describe(step: StepValue<Name>): readonly string[];
  };
};
const records: RecordsByName = parts;

/** The value of an untouched step; always the same object. */
export function getEmptyStep<Name extends PartName>(name: Name): StepValue<Name> {
  return records[name].empty;
}

/** The part for a step's value, without inputs that are still being typed. */
export function toPart<Name extends PartName>(name: Name, step: StepValue<Name>): Part<Name> {
  return records[name].toPart(step);
}

/** The step's value for a stored part. */
export function toStepValue<Name extends PartName>(name: Name, part: Part<Name>): StepValue<Name> {
  return records[name].fromPart(part);
}

/** True when the step adds something to the invitation; inputs that are still being typed do not count. */
export function isFilled<Name extends PartName>(name: Name, step: StepValue<Name>): boolean {
  return records[name].isFilled(toPart(name, step));
}

/** A step's value as lines of plain text, to compare two values. Empty when nothing is filled in. */
export function describeStep<Name extends PartName>(
  name: Name,
  step: StepValue<Name>,
): readonly string[] {
  return records[name].describe(step).filter((line) => line.trim() !== '');
}
