import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import { SignOutWith } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { copyText } from '#app/ui/copy-text.ts';

/** Asks about an unfinished draft, copies the guest link, then signs the host out. */
export function CreateNewEvent({ guestLink }: { guestLink: string }) {
  const { ask, dialog } = useStartAnewQuestion();
  const askAndCopy = async () => {
    const fate = await ask();
    if (fate) await copyText(guestLink);
    return fate;
  };
  return (
    <>
      <SignOutWith target={addresses.home} ask={askAndCopy}>
        Create New Event
      </SignOutWith>
      {dialog}
    </>
  );
}
