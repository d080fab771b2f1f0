import type { ComponentType } from 'react';

import type { StepPlace } from '#app/features/wizard/frame/step-props.ts';

import type { SheetPart } from './edited-part.ts';

type Step = ComponentType<{ Place: StepPlace }>;

const steps: Record<SheetPart, () => Promise<Step>> = {
  eventName: async () =>
    (await import('#app/features/wizard/whole-steps/event-name-step.tsx')).EventNameStep,
  partyType: async () =>
    (await import('#app/features/wizard/whole-steps/party-type-step.tsx')).PartyTypeStep,
  theme: async () => (await import('#app/features/wizard/whole-steps/theme-step.tsx')).ThemeStep,
  dateTime: async () =>
    (await import('#app/features/wizard/whole-steps/date-time-step.tsx')).DateTimeStep,
  activity: async () =>
    (await import('#app/features/wizard/whole-steps/activities-step.tsx')).ActivitiesStep,
  invitee: async () =>
    (await import('#app/features/wizard/whole-steps/invitees-step.tsx')).InviteesStep,
  answers: async () =>
    (await import('#app/features/wizard/whole-steps/answers-step.tsx')).AnswersStep,
  location: async () =>
    (await import('#app/features/wizard/whole-steps/location-step.tsx')).LocationStep,
};

export interface SheetFiles {
  Step: Step;
  Sheet: StepPlace;
}

const loaded = new Map<SheetPart, SheetFiles>();

/** Null until the files of the part's form are there. */
export const findSheet = (part: SheetPart): SheetFiles | null => loaded.get(part) ?? null;

/** Rejects when they do not come; the next call asks again. */
export async function loadSheet(part: SheetPart): Promise<SheetFiles> {
  const [Step, { StepSheet }] = await Promise.all([steps[part](), import('./step-sheet.tsx')]);
  const files = { Step, Sheet: StepSheet };
  loaded.set(part, files);
  return files;
}
