import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { SettingsLink } from '#app/features/wizard/answers/settings-link.tsx';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { findGreeted, settleInvitees } from '#app/features/wizard/standing/invitee-entry.ts';
import { useGuestReader } from '#app/features/wizard/standing/use-guest-reader.ts';
import { FinishInvitees } from '#app/features/wizard/steps/finish-invitees.tsx';
import { InviteeForm } from '#app/features/wizard/steps/invitee-form.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

export { loadOnlyStored as clientLoader } from '#app/features/wizard/frame/load-only-stored.ts';
export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('invitee');
export const action = defineStepAction('invitee');
export const clientAction = keepScreen(saveFailed);

export default function Invitees() {
  const readGuests = useGuestReader();
  return (
    <StepPage
      name="invitee"
      settle={(value) => settleInvitees(value, readGuests)}
      asksInForm
      readTyped={(value) => ({ guest: findGreeted(value, readGuests) })}
    >
      {(step) => (
        <>
          <InviteeForm {...step} readGuests={readGuests} />
          {step.inviteId === null ? <FinishInvitees invitees={step.value.invitees} /> : null}
          {step.inviteId === null ? <SettingsLink /> : null}
        </>
      )}
    </StepPage>
  );
}
