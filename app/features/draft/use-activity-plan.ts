import { useEffect, useMemo, useState } from 'react';

import {
  type Removed,
  addActivity,
  fitActivities,
  moveActivity,
  restoreActivity,
} from '#app/features/schedule/plan.ts';
import { activityWindow, timeLabel } from '#app/features/schedule/rules.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import type { Result } from '#app/platform/result.ts';

import type { StepValue } from './steps.ts';

type Value = StepValue<'activity'>;

export interface ActivityStep {
  value: Value;
  setValue: (update: Value | ((previous: Value) => Value)) => void;
  /** The event's date and times, which make the window (spec §5). */
  schedule: Schedule;
}

/** The stored activities as the event's window shows them. */
function useFitted({ value, setValue, schedule }: ActivityStep) {
  const { startTime, endTime, endsNextDay } = schedule;
  const range = useMemo(
    () => activityWindow({ startTime, endTime, endsNextDay }),
    [startTime, endTime, endsNextDay],
  );
  const activities = useMemo(
    () => fitActivities(value.activities, range),
    [value.activities, range],
  );

  // What is on screen is what is kept: stored times outside the window are written back (spec §5).
  useEffect(() => {
    if (activities === value.activities) return;
    setValue((old) => ({ ...old, activities: fitActivities(old.activities, range) }));
  }, [activities, value.activities, range, setValue]);

  return { range, activities };
}

/** The Activities step's state: the plan within the event's window, its changes, and the last removal. */
export function useActivityPlan(step: ActivityStep) {
  const { value, setValue } = step;
  const { range, activities } = useFitted(step);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [restored, setRestored] = useState('');

  return {
    range,
    activities,
    /** The last removal while it can be taken back. */
    removed,
    /** The sentence that tells of an Undo. */
    restored,
    add: (): Result<unknown, string> => {
      const typed = { name: value.name, clock: value.time };
      const result = addActivity(activities, typed, range, Date.now());
      if (result.ok) setValue({ activities: result.value, name: '', time: '' });
      return result;
    },
    move: (id: number, minutes: number) => {
      setValue((old) => ({ ...old, activities: moveActivity(old.activities, id, minutes, range) }));
    },
    /** Takes the activity out and returns its neighbour's id, or null when none is left. */
    remove: (id: number): number | null => {
      const index = activities.findIndex((each) => each.id === id);
      const activity = activities[index];
      if (!activity) return null;
      setRemoved({ activity, index });
      setRestored('');
      setValue((old) => ({ ...old, activities: old.activities.filter((one) => one.id !== id) }));
      return (activities[index + 1] ?? activities[index - 1])?.id ?? null;
    },
    undo: (): Result<unknown, string> | null => {
      if (!removed) return null;
      const result = restoreActivity(activities, removed);
      if (result.ok) {
        const [activity] = fitActivities([removed.activity], range);
        setRestored(`${removed.activity.name} is back at ${timeLabel(activity?.time ?? 0)}.`);
        setValue((old) => ({ ...old, activities: fitActivities(result.value, range) }));
      }
      setRemoved(null);
      return result;
    },
    forgetRemoved: () => setRemoved(null),
  };
}
