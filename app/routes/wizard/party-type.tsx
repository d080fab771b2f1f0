import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { PartyTypeStep } from '#app/features/wizard/whole-steps/party-type-step.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('partyType');
export const action = defineStepAction('partyType');
export const clientAction = keepScreen(saveFailed);

export default function PartyType() {
  return <PartyTypeStep Place={StepPage} />;
}
