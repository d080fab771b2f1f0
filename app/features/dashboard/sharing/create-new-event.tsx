import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { PostButton } from '#app/ui/post-button.tsx';

/** Asks about an unfinished draft, copies the guest link, then signs the host out. */
export function CreateNewEvent({ guestLink }: { guestLink: string }) {
  const { ask, dialog } = useStartAnewQuestion();
  const startAnew = async () => {
    const fields = await ask();
    if (fields) await copyText(guestLink);
    return fields;
  };
  return (
    <>
      <PostButton
        action={addresses.logOut}
        fields={{ redirect: addresses.home }}
        before={startAnew}
      >
        Create New Event
      </PostButton>
      {dialog}
    </>
  );
}
