import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { parts } from '#app/features/draft/parts.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { OwnPicture } from '#app/features/wizard/steps/own-picture.tsx';
import { ThemeForm } from '#app/features/wizard/steps/theme-form.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

import type { Route } from './+types/theme.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('theme');
export const action = defineStepAction('theme');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = keepScreen(saveFailed);

export default function Theme({ loaderData }: Route.ComponentProps) {
  const stored = loaderData && 'invitation' in loaderData ? loaderData.invitation : null;
  return (
    <StepPage name="theme">
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
