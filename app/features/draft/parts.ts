import type * as v from 'valibot';

import { activity } from './parts/activity.ts';
import { answers } from './parts/answers.ts';
import { dateTime } from './parts/date-time.ts';
import { eventName } from './parts/event-name.ts';
import { hostedBy } from './parts/hosted-by.ts';
import { invitee } from './parts/invitee.ts';
import { language } from './parts/language.ts';
import { location } from './parts/location.ts';
import { message } from './parts/message.ts';
import { partyType } from './parts/party-type.ts';
import { theme } from './parts/theme.ts';

/** In the order of the wizard's steps. One update of a stored invitation names exactly one part. */
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
  language,
};

export type PartName = keyof typeof parts;
export type Part<Name extends PartName> = v.InferOutput<(typeof parts)[Name]['schema']>;
export type StepValue<Name extends PartName> = v.InferOutput<(typeof parts)[Name]['stepSchema']>;
export type StepValues = { [Name in PartName]: StepValue<Name> };

export const partNames = Object.keys(parts) as readonly PartName[];

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

/** Always the same object. */
export function getEmptyStep<Name extends PartName>(name: Name): StepValue<Name> {
  return records[name].empty;
}

/** Without inputs that are still being typed. */
export function toPart<Name extends PartName>(name: Name, step: StepValue<Name>): Part<Name> {
  return records[name].toPart(step);
}

export function toStepValue<Name extends PartName>(name: Name, part: Part<Name>): StepValue<Name> {
  return records[name].fromPart(part);
}

/** Inputs that are still being typed do not count. */
export function isFilled<Name extends PartName>(name: Name, step: StepValue<Name>): boolean {
  return records[name].isFilled(toPart(name, step));
}

/** Plain text, to compare two values. Empty when nothing is filled in. */
export function describeStep<Name extends PartName>(
  name: Name,
  step: StepValue<Name>,
): readonly string[] {
  return records[name].describe(step).filter((line) => line.trim() !== '');
}
