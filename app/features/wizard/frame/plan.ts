import { useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { shiftActivities } from '#app/features/schedule/hours.ts';
import { type ActivityWindow, getActivityWindow } from '#app/features/schedule/rules.ts';

import type { StoredStep } from './stored-step.ts';

type PlanValue = Pick<StepValue<'activity'>, 'activities' | 'plannedStart' | 'leftFor'>;

interface Shift {
  minutes: number;
  hours: ActivityWindow;
  /** Of the hours that the shifted plan was made for. */
  plannedStart: number | null;
}

export interface Plan extends PlanValue {
  shift: (shift: Shift) => void;
  /** Leaves the activities outside these hours as they are. */
  leave: (hoursKey: string) => void;
  /** Stores the start of the old hours, unless it is known. Called before the hours change. */
  remember: (hours: ActivityWindow) => void;
}

export function createPlan<Value extends PlanValue>(
  value: Value,
  setValue: (update: (previous: Value) => Value) => void,
): Plan {
  const { activities, plannedStart, leftFor } = value;
  return {
    activities,
    plannedStart,
    leftFor,
    shift: ({ minutes, hours, plannedStart: start }) =>
      setValue((old) => ({
        ...old,
        activities: shiftActivities(old.activities, minutes, hours),
        plannedStart: start,
      })),
    leave: (hoursKey) => setValue((old) => ({ ...old, leftFor: hoursKey })),
    remember: ({ start }) => {
      if (plannedStart === null && activities.length > 0) {
        setValue((old) => ({ ...old, plannedStart: start }));
      }
    },
  };
}

export function useDraftPlan(): Plan {
  const [value, setValue] = useDraftStep('activity');
  return createPlan(value, setValue);
}

/** Shifted activities are saved together with the times; `changed` is null while there are none. */
export function useStoredPlan({
  schedule,
  activities,
}: Pick<StoredStep<'dateTime'>, 'schedule' | 'activities'>) {
  const [value, setValue] = useState<PlanValue>({
    activities,
    plannedStart: getActivityWindow(schedule).start,
    leftFor: '',
  });
  const changed = value.activities === activities ? null : value.activities;
  return { plan: createPlan(value, setValue), changed };
}
