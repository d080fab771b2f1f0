import { type PartName, partNames, parts } from '#app/features/draft/parts.ts';
import * as addresses from '#app/platform/addresses.ts';
import { texts } from '#app/platform/language/say.ts';

interface WizardStep {
  /** Null for the review. */
  part: PartName | null;
  label: string;
  to: string;
}

/** The fields on the screen that saves the draft are not a step, and the answer settings are optional. */
export const wizardSteps: readonly WizardStep[] = [
  ...partNames
    .filter((name) => name !== 'answers')
    .filter((name) => parts[name].path !== addresses.confirm)
    .map((part) => ({ part, label: parts[part].label, to: parts[part].path })),
  { part: null, label: texts('Review'), to: addresses.confirmation },
];

/** A step that leads back to the review. */
export const fromReview = (part: PartName) => `${parts[part].path}?from=review`;

/** Null from the first step. `from` is the address's parameter that says where the step was opened. */
export function getPathBefore(part: PartName | null, from: string | null = null): string | null {
  if (from === 'review') return addresses.confirmation;
  if (part === 'answers') return addresses.invitee;
  const index = wizardSteps.findIndex((step) => step.part === part);
  return wizardSteps[index - 1]?.to ?? null;
}

export function getPathAfter(part: PartName, from: string | null = null): string {
  if (from === 'review') return addresses.confirmation;
  if (part === 'answers') return addresses.location;
  const index = wizardSteps.findIndex((step) => step.part === part);
  return wizardSteps[index + 1]?.to ?? addresses.confirm;
}
