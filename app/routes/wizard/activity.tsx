import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { parts } from '#app/features/draft/parts.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import {
  previewActivities,
  settleActivities,
} from '#app/features/wizard/standing/activity-entry.ts';
import { useActivityReader } from '#app/features/wizard/standing/use-activity-reader.ts';
import { ActivityForm } from '#app/features/wizard/steps/activity-form.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('activity');
export const action = defineStepAction('activity');
export const clientAction = keepScreen(saveFailed);

export default function ActivityStep() {
  const readLine = useActivityReader();
  return (
    <StepPage
      name="activity"
      readTyped={(value, schedule) => ({
        activities: previewActivities(value, schedule, readLine),
      })}
      settle={(value, schedule) => settleActivities(value, schedule, readLine, Date.now())}
      asksInForm
    >
      {(step) => (
        <ActivityForm
          {...step}
          readLine={readLine}
          dateTimePath={
            step.inviteId === null ? parts.dateTime.path : editPath('dateTime', step.inviteId)
          }
        />
      )}
    </StepPage>
  );
}
