import { messages } from '#app/features/invite/messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LostPage } from '#app/ui/lost-page.tsx';

/** The server did not answer, or failed. `step` leads back to the screen with the typed values. */
export function SaveFailed({ step }: { step: string }) {
  return (
    <LostPage
      title="Not saved yet"
      heading="Not saved yet"
      passing
      ways={
        <ButtonLink to={step} replace look="primary">
          Back to what I typed
        </ButtonLink>
      }
    >
      <span role="alert">{messages.saveFailed}</span> What you typed is still here. Go back to it
      and save again.
    </LostPage>
  );
}
