import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { findTitleProblem } from '#app/features/draft/parts/event-name.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { EventNameForm } from '#app/features/wizard/steps/event-name-form.tsx';
import { trimText } from '#app/platform/text.ts';

import type { Route } from './+types/event-name.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('eventName', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('eventName', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function EventName() {
  return (
    <StepPage
      name="eventName"
      nextDisabled={({ title }) => trimText(title) === ''}
      validate={({ title }) => findTitleProblem(title)}
    >
      {({ value, setValue, goOn }) => (
        <EventNameForm value={value} setValue={setValue} onEnter={goOn} />
      )}
    </StepPage>
  );
}
