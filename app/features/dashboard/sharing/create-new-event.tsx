import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import { SignOutWith } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import type { ButtonVariant } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';

interface CreateNewEventProps {
  /** The guest link that is copied; null outside an event. */
  getLink: () => string | null;
  variant?: ButtonVariant;
}

/** Asks about an unfinished draft, copies the guest link, then signs the host out. */
export function CreateNewEvent({ getLink, variant = 'secondary' }: CreateNewEventProps) {
  const { ask, dialog } = useStartAnewQuestion();
  const askAndCopy = async () => {
    const fate = await ask();
    const link = getLink();
    if (fate && link !== null) await copyText(link);
    return fate;
  };
  return (
    <>
      <SignOutWith target={addresses.home} ask={askAndCopy} variant={variant}>
        {say('Create New Event')}
      </SignOutWith>
      {dialog}
    </>
  );
}
