import { useState } from 'react';

import type { NamedTime } from '#app/features/draft/line/read-activities.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { setHours } from '#app/features/draft/parts/date-time.ts';
import { getActivityWindow } from '#app/features/schedule/rules.ts';
import { type WidenedHours, endAt } from '#app/features/schedule/widen-hours.ts';

import { createPlan } from '../frame/plan.ts';
import { takeActivities, tellHours } from '../standing/activity-entry.ts';
import type { ActivityStep } from './activity-step.ts';

type Schedule = StepValue<'dateTime'>;
type Value = ActivityStep['value'];

interface Before {
  key: number;
  text: string;
  value: Value;
  schedule: Schedule;
  /** Of the activities that came with the hours. */
  added: ReadonlySet<number>;
}

/** The event's new hours, with what was added for their sake, and their Undo (behaviour 8.22, 8.25). */
export function useNewHours({ value, setValue, schedule, setSchedule }: ActivityStep) {
  const [before, setBefore] = useState<Before | null>(null);
  const hold = (hours: Parameters<typeof tellHours>[0], next: Value = value) =>
    setBefore((last) => ({
      key: (last?.key ?? 0) + 1,
      text: tellHours(hours),
      value,
      schedule,
      added: findAdded(value, next),
    }));

  return {
    /** `minutes` from the event day's midnight. */
    endAt: (minutes: number) => {
      createPlan(value, setValue).remember(getActivityWindow(schedule));
      hold({ begins: null, ends: minutes });
      setSchedule((old) => setHours(old, endAt(old, minutes)));
    },
    addWith: (activities: readonly NamedTime[], widened: WidenedHours<Schedule>) => {
      const hours = getActivityWindow(widened.schedule);
      const next = takeActivities(value, activities, hours, Date.now());
      hold(widened, next);
      setSchedule((old) => setHours(old, widened.schedule));
      setValue(next);
    },
    newHours: {
      offer: before,
      onUndo: () => {
        if (!before) return;
        setSchedule((old) => setHours(old, before.schedule));
        setValue((old) => withoutAdded(old, before));
        setBefore(null);
      },
      onExpire: () => setBefore(null),
    },
  };
}

function findAdded(value: Value, next: Value): ReadonlySet<number> {
  const known = new Set(value.activities.map(({ id }) => id));
  return new Set(next.activities.map(({ id }) => id).filter((id) => !known.has(id)));
}

/** What was typed returns to its fields, unless they hold something new. */
function withoutAdded(value: Value, { value: before, added }: Before): Value {
  const isFree = value.name === '' && value.time === '';
  return {
    ...value,
    activities: value.activities.filter(({ id }) => !added.has(id)),
    plannedStart: before.plannedStart,
    ...(isFree && { name: before.name, time: before.time }),
  };
}
