import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';

export function NoGuests({ inviteId }: { inviteId: string }) {
  return (
    <EmptyState of="guests">
      <p>{say('No guests added yet. Add them on the Invitees page.')}</p>
      <ButtonLink to={getAddGuestsPath(inviteId)}>{say('Add guests')}</ButtonLink>
    </EmptyState>
  );
}
