import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { SettingsLink } from '#app/features/wizard/answers/settings-link.tsx';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { FinishInvitees } from '#app/features/wizard/steps/finish-invitees.tsx';
import { InviteesStep } from '#app/features/wizard/whole-steps/invitees-step.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('invitee');
export const action = defineStepAction('invitee');
export const clientAction = keepScreen(saveFailed);

export default function Invitees() {
  return (
    <InviteesStep Place={StepPage}>
      {({ inviteId, value }) =>
        inviteId === null ? (
          <>
            <FinishInvitees invitees={value.invitees} />
            <SettingsLink />
          </>
        ) : null
      }
    </InviteesStep>
  );
}
