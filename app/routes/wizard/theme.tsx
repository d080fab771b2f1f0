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
import { OwnPicture } from '#app/features/wizard/steps/own-picture.tsx';
import { ThemeForm } from '#app/features/wizard/steps/theme-form.tsx';

import type { Route } from './+types/theme.ts';

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  loadEditStep('theme', { services: context.get(servicesContext), request, url });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = (args: Route.ClientActionArgs) => saveStored(args);
export const action = ({ request, context, url }: Route.ActionArgs) =>
  saveEditStep('theme', {
    services: context.get(servicesContext),
    visit: context.get(requestContext),
    request,
    url,
  });

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function Theme({ loaderData }: Route.ComponentProps) {
  const stored = loaderData && 'invitation' in loaderData ? loaderData.invitation : null;
  return (
    <StepPage name="theme" preview="large">
      {({ value, setValue, inviteId }) => (
        <>
          <ThemeForm
            value={value}
            setValue={setValue}
            partyTypePath={
              inviteId === null ? parts.partyType.path : editPath('partyType', inviteId)
            }
          />
          <OwnPicture inviteId={inviteId} picture={stored?.picture ?? null} />
        </>
      )}
    </StepPage>
  );
}
