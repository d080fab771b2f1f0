import { href } from 'react-router';

import { FinishInvitees } from '#app/features/draft/finish-invitees.tsx';
import { InviteeForm } from '#app/features/draft/invitee-form.tsx';

import type { Route } from './+types/invitee.ts';
import { StepPage } from './step-page.tsx';
import { askOnlyForStored } from './stored-step-client.ts';
import { loadStoredStep, saveStoredStep } from './stored-step.server.ts';

export const loader = (args: Route.LoaderArgs) => loadStoredStep('invitee', args);
export const clientLoader = (args: Route.ClientLoaderArgs) => askOnlyForStored(args);
export const action = (args: Route.ActionArgs) => saveStoredStep('invitee', args);

export default function Invitees() {
  return (
    <StepPage
      name="invitee"
      title="Who’s coming"
      lead="Only you see this list."
      next={href('/location')}
    >
      {({ value, setValue, inviteId, answers }) => (
        <>
          <InviteeForm value={value} setValue={setValue} answers={answers} />
          {inviteId === null ? <FinishInvitees invitees={value.invitees} /> : null}
        </>
      )}
    </StepPage>
  );
}
