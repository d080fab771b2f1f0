import { getAddGuestsPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';

export function NoGuests({ inviteId }: { inviteId: string }) {
  return (
    <EmptyState of="guests">
      <p>No guests added yet. Add them on the Invitees page.</p>
      <ButtonLink to={getAddGuestsPath(inviteId)}>Add guests</ButtonLink>
    </EmptyState>
  );
}
