import { findDraftLanguage } from '#app/features/draft/draft-language.ts';
import { toPart } from '#app/features/draft/parts.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { CoverWords } from '#app/features/invitation/invitation-cover.tsx';
import type { Invitation } from '#app/features/invitation/invitation.ts';

import type { StepPlace } from '../frame/step-props.ts';
import { OwnPicture } from '../theme/own-picture.tsx';
import { ThemeForm } from '../theme/theme-form.tsx';

/** What the covers say: the draft's words, or those of the stored invitation. */
function useWords(stored: Invitation | null): CoverWords {
  const { eventName, hostedBy, partyType, language } = useDraftSteps();
  return (
    stored ?? {
      ...toPart('eventName', eventName),
      ...toPart('hostedBy', hostedBy),
      ...toPart('partyType', partyType),
      language: findDraftLanguage(language),
    }
  );
}

interface ThemeStepProps {
  Place: StepPlace;
  /** Null for the draft. */
  stored?: Invitation | null;
}

export function ThemeStep({ Place, stored = null }: ThemeStepProps) {
  const words = useWords(stored);
  return (
    <Place name="theme">
      {({ value, setValue, goOn, inviteId, linkTo }) => (
        <ThemeForm
          {...{ value, setValue, goOn, words }}
          partyType={linkTo('partyType')}
          picture={<OwnPicture inviteId={inviteId} picture={stored?.picture ?? null} />}
        />
      )}
    </Place>
  );
}
