import { useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { shiftActivities } from '#app/features/schedule/hours.ts';
import { type ActivityWindow, getActivityWindow } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';

type PlanValue = Pick<StepValue<'activity'>, 'activities' | 'plannedStart' | 'leftFor'>;

interface Shift {
  minutes: number;
  hours: ActivityWindow;
  /** The start of the hours that the shifted plan was made for. */
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

interface ReadActivities {
  /** The invitation's version when the activities were read. */
  version: number;
  activities: Activity[];
}

/** What is changed here counts until somebody else has saved a newer version, which replaces it. */
function useUntilNewer<Value>(version: number, unchanged: Value) {
  const [changed, setChanged] = useState({ version, value: unchanged });
  const latest = (kept: typeof changed) => (kept.version === version ? kept.value : unchanged);
  const setValue = (update: (previous: Value) => Value) =>
    setChanged((kept) => ({ version, value: update(latest(kept)) }));
  return [latest(changed), setValue] as const;
}

/** Shifted activities are saved together with the times; `changed` is null while there are none. */
export function useStoredPlan(schedule: StepValue<'dateTime'>, read: ReadActivities) {
  const { version, activities } = read;
  const unchanged: PlanValue = {
    activities,
    plannedStart: getActivityWindow(schedule).start,
    leftFor: '',
  };
  const [value, setValue] = useUntilNewer(version, unchanged);
  const changed = value.activities === activities ? null : value.activities;
  return { plan: createPlan(value, setValue), changed };
}

interface ReadSchedule {
  version: number;
  schedule: StepValue<'dateTime'>;
}

/** Times that an activity needs are saved together with it; `changed` is null while they are as stored. */
export function useStoredSchedule({ version, schedule: stored }: ReadSchedule) {
  const [schedule, setSchedule] = useUntilNewer(version, stored);
  return { schedule, setSchedule, changed: schedule === stored ? null : schedule };
}
