import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { DateTimeForm } from '#app/features/wizard/steps/date-time-form.tsx';

import type { Route } from './+types/date-time.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('dateTime', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('dateTime', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function DateTimeStep() {
  return (
    <StepPage name="dateTime">
      {({ value, setValue, plan }) => <DateTimeForm {...{ value, setValue, plan }} />}
    </StepPage>
  );
}
