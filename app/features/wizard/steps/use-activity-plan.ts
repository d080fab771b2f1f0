import { useEffect, useMemo, useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import {
  type RemovedActivity,
  alignActivities,
  moveActivity,
  restoreActivity,
} from '#app/features/schedule/plan.ts';
import { getActivityWindow, formatMinutes } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { say } from '#app/platform/language/say.ts';
import type { Result } from '#app/platform/result.ts';

import { readActivityEntry, takeActivities } from '../standing/activity-entry.ts';
import type { ActivityStep } from './activity-step.ts';
import { useNewHours } from './use-new-hours.ts';

type Value = StepValue<'activity'>;

function useAligned({ value, setValue, schedule }: ActivityStep) {
  const { startTime, endTime, endsNextDay } = schedule;
  const range = useMemo(
    () => getActivityWindow({ startTime, endTime, endsNextDay }),
    [startTime, endTime, endsNextDay],
  );
  const activities = useMemo(
    () => alignActivities(value.activities, range),
    [value.activities, range],
  );

  // Times that now belong to the other day are stored as they are shown (behaviour 8.14).
  useEffect(() => {
    if (activities === value.activities) return;
    setValue((old) => ({ ...old, activities: alignActivities(old.activities, range) }));
  }, [activities, value.activities, range, setValue]);

  return { range, activities };
}

function useEntry({ value, schedule, readLine }: ActivityStep) {
  return useMemo(() => readActivityEntry(value, schedule, readLine), [value, schedule, readLine]);
}

export function useActivityPlan(step: ActivityStep) {
  const { value, setValue } = step;
  const { range, activities } = useAligned(step);
  const planned = (old: Value, next: Activity[]): Value => ({
    ...old,
    activities: next,
    plannedStart: range.start,
  });
  const [removed, setRemoved] = useState<RemovedActivity | null>(null);
  const [restored, setRestored] = useState('');
  const entry = useEntry(step);

  return {
    range,
    entry,
    ...useNewHours(step),
    activities,
    removed,
    restored,
    /** False when what stands in the fields is not complete, or outside the event's hours. */
    add: (): boolean => {
      if (entry.kind !== 'ready') return false;
      setValue(takeActivities(value, entry.activities, range, Date.now()));
      return true;
    },
    move: (move: Parameters<typeof moveActivity>[1]) => {
      setValue((old) => planned(old, moveActivity(old.activities, move, range)));
    },
    /** Returns the neighbor's id, or null when none is left. */
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
        const { name, time } = removed.activity;
        setRestored(say('{name} is back at {time}.', { name, time: formatMinutes(time) }));
        setValue((old) => ({ ...old, activities: result.value }));
      }
      setRemoved(null);
      return result;
    },
    forgetRemoved: () => setRemoved(null),
  };
}
