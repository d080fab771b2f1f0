import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { SettingsLink } from '#app/features/wizard/answers/settings-link.tsx';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { FinishInvitees } from '#app/features/wizard/steps/finish-invitees.tsx';
import { InviteeForm } from '#app/features/wizard/steps/invitee-form.tsx';

import type { Route } from './+types/invitee.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('invitee', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('invitee', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function Invitees() {
  return (
    <StepPage name="invitee">
      {({ value, setValue, inviteId, answers }) => (
        <>
          <InviteeForm value={value} setValue={setValue} answers={answers} />
          {inviteId === null ? <FinishInvitees invitees={value.invitees} /> : null}
          {inviteId === null ? <SettingsLink /> : null}
        </>
      )}
    </StepPage>
  );
}
