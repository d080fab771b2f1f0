import type { StepPlace } from '../frame/step-props.ts';
import { previewActivities, settleActivities } from '../standing/activity-entry.ts';
import { useActivityReader } from '../standing/use-activity-reader.ts';
import { ActivityForm } from '../steps/activity-form.tsx';

export function ActivitiesStep({ Place }: { Place: StepPlace }) {
  const readLine = useActivityReader();
  return (
    <Place
      name="activity"
      readTyped={(value, schedule) => ({
        activities: previewActivities(value, schedule, readLine),
      })}
      settle={(value, schedule) => settleActivities(value, schedule, readLine, Date.now())}
      asksInForm
    >
      {(form) => <ActivityForm {...form} readLine={readLine} />}
    </Place>
  );
}
