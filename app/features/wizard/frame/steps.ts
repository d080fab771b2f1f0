import { type PartName, partNames, parts } from '#app/features/draft/parts.ts';
import * as addresses from '#app/platform/addresses.ts';

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
  { part: null, label: 'Review', to: addresses.confirmation },
];

export const answersFromReview = `${parts.answers.path}?from=review`;

/** Null from the first step. `from` is the address's parameter that says where the answer settings were opened. */
export function getPathBefore(part: PartName | null, from: string | null = null): string | null {
  if (part === 'answers') return from === 'review' ? addresses.confirmation : addresses.invitee;
  const index = wizardSteps.findIndex((step) => step.part === part);
  return wizardSteps[index - 1]?.to ?? null;
}

export function getPathAfter(part: PartName, from: string | null = null): string {
  if (part === 'answers') return from === 'review' ? addresses.confirmation : addresses.location;
  const index = wizardSteps.findIndex((step) => step.part === part);
  return wizardSteps[index + 1]?.to ?? addresses.confirm;
}
