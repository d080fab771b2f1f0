import type { ReactNode } from 'react';

import { LiveMark } from '#app/features/live/live-mark.tsx';
import { type Live, useLive } from '#app/features/live/use-live.ts';
import { getEventDataPath } from '#app/platform/paths.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

import { type Consequence, SavedPart } from './saved-part.ts';

interface LiveEventProps {
  inviteId: string;
  consequence?: Consequence | undefined;
  children: (live: Live & { mark: ReactNode }) => ReactNode;
}

/** Follows an event's changes, and shows a toast for what another screen has saved. */
export function LiveEvent({ inviteId, consequence, children }: LiveEventProps) {
  const live = useLive(getEventDataPath('live', inviteId));
  return (
    <ToastProvider>
      <SavedPart consequence={consequence} />
      {children({ ...live, mark: <LiveMark state={live.state} /> })}
    </ToastProvider>
  );
}
