import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { findLocationProblem } from '#app/features/draft/parts/location.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { LocationForm } from '#app/features/wizard/steps/location-form.tsx';

import type { Route } from './+types/location.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('location', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('location', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function Location() {
  return (
    <StepPage name="location" validate={findLocationProblem} asksInForm>
      {({ value, setValue, inviteId, refusal }) => (
        <LocationForm {...{ value, setValue, refusal }} presetsZone={inviteId === null} />
      )}
    </StepPage>
  );
}
