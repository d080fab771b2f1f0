import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { DateTimeStep } from '#app/features/wizard/whole-steps/date-time-step.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('dateTime');
export const action = defineStepAction('dateTime');
export const clientAction = keepScreen(saveFailed);

export default function DateTime() {
  return <DateTimeStep Place={StepPage} />;
}
