import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { parts, toPart } from '#app/features/draft/parts.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { CoverWords } from '#app/features/invitation/invitation-cover.tsx';
import type { Invitation } from '#app/features/invitation/invitation.ts';
import { loadOnlyStored } from '#app/features/wizard/frame/load-only-stored.ts';
import { StepPage } from '#app/features/wizard/frame/step-page.tsx';
import { OwnPicture } from '#app/features/wizard/theme/own-picture.tsx';
import { ThemeForm } from '#app/features/wizard/theme/theme-form.tsx';
import { defineStepAction, defineStepLoader } from '#app/wizard-step.server.ts';

import type { Route } from './+types/theme.ts';

export { headers } from '#app/host-loader.server.ts';

export const loader = defineStepLoader('theme');
export const action = defineStepAction('theme');
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOnlyStored(args);
export const clientAction = keepScreen(saveFailed);

/** What the covers say: the draft's words, or those of the stored invitation. */
function useWords(stored: Invitation | null): CoverWords {
  const { eventName, hostedBy, partyType } = useDraftSteps();
  return (
    stored ?? {
      ...toPart('eventName', eventName),
      ...toPart('hostedBy', hostedBy),
      ...toPart('partyType', partyType),
    }
  );
}

export default function Theme({ loaderData }: Route.ComponentProps) {
  const stored = loaderData && 'invitation' in loaderData ? loaderData.invitation : null;
  const words = useWords(stored);
  return (
    <StepPage name="theme">
      {({ value, setValue, inviteId }) => (
        <ThemeForm
          {...{ value, setValue, words }}
          partyTypePath={inviteId === null ? parts.partyType.path : editPath('partyType', inviteId)}
          picture={<OwnPicture inviteId={inviteId} picture={stored?.picture ?? null} />}
        />
      )}
    </StepPage>
  );
}
