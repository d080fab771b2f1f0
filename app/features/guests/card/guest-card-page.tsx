import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import { useLive } from '#app/features/live/use-live.ts';
import {
  getEventDataPath,
  getGuestCardPath,
  getGuestsPath,
  logInPath,
} from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { readGuestQuery, writeGuestQuery } from '../find/guest-query.ts';
import { messages } from '../messages.ts';
import type { GuestCardView } from './guest-card-view.ts';
import { GuestCard, GuestContact } from './guest-card.tsx';

interface GuestCardPageProps {
  frame: EventFrame;
  view: GuestCardView;
}

/** The list with the search from which the host came. */
function useListPath(inviteId: string): string {
  const [search] = useSearchParams();
  const query = writeGuestQuery(readGuestQuery(search));
  return getGuestsPath(inviteId) + (query === '?' ? '' : query);
}

export function GuestCardPage({ frame, view }: GuestCardPageProps) {
  const { inviteId } = frame;
  useFreshScreen(useLive(getEventDataPath('live', inviteId)));
  return (
    <ToastProvider>
      <>
        <SectionHead
          title={<bdi>{view.name}</bdi>}
          back={{ to: useListPath(inviteId), label: 'Guests' }}
          note={<GuestContact view={view} />}
        />
        <GuestCard
          frame={frame}
          view={view}
          logIn={logInPath(getGuestCardPath(inviteId, view.id))}
        />
      </>
    </ToastProvider>
  );
}

export function GuestUnknown({ bar, inviteId }: { bar: ReactNode; inviteId: string }) {
  return (
    <LostPage
      title="Guest not found"
      heading={messages.guestUnknown}
      bar={bar}
      actions={
        <ButtonLink to={getGuestsPath(inviteId)} variant="primary">
          All guests
        </ButtonLink>
      }
    >
      They may have been removed, or their answer was taken off the list.
    </LostPage>
  );
}
