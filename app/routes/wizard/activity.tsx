import { requestContext, servicesContext } from '#app/context.ts';
import {
  loadEditStep,
  saveEditStep,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { parts } from '#app/features/draft/parts.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { saveStored } from '#app/features/wizard/frame/save-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { ActivityForm } from '#app/features/wizard/steps/activity-form.tsx';

import type { Route } from './+types/activity.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('activity', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('activity', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function ActivityStep() {
  return (
    <StepPage name="activity">
      {({ inviteId, ...step }) => (
        <ActivityForm
          {...step}
          dateTimePath={inviteId === null ? parts.dateTime.path : editPath('dateTime', inviteId)}
        />
      )}
    </StepPage>
  );
}
