import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getGuestCardPath, logInPath } from '#app/platform/paths.ts';

import type { GuestCardView } from '../guest-card-view.ts';
import { GuestCard } from '../guest-card.tsx';
import { CardTarget } from '../use-card-action.ts';

interface BesideCardProps {
  frame: EventFrame;
  view: GuestCardView;
  onRemove: () => void;
}

/** The card beside the list, beneath its heading. */
export function BesideCard({ frame, view, onRemove }: BesideCardProps) {
  const path = getGuestCardPath(frame.inviteId, view.id);
  return (
    <CardTarget value={path}>
      <GuestCard frame={frame} view={view} logIn={logInPath(path)} onRemove={onRemove} />
    </CardTarget>
  );
}
